package io.accbench.report.gate;

import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.report.document.Document;
import io.accbench.report.document.Element;
import io.accbench.report.document.PageFormat;
import io.accbench.report.document.Section;
import io.accbench.report.document.Tone;
import io.accbench.report.text.Sentences;
import io.accbench.report.text.Text;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Writes a decision as a page for a browser: each row with its interval and its limit. */
public final class DecisionHtml implements DecisionWriter {
  @Override
  public String name() {
    return "html";
  }

  @Override
  public String file() {
    return "gate.html";
  }

  @Override
  public String write(Decision decision) {
    List<JudgedRow> rows = RowStatus.worstFirst(decision);
    List<Section> sections = new ArrayList<>(List.of(verdict(rows), rows(rows)));
    List<String> findings = DecisionFindings.lines(decision);
    if (!findings.isEmpty()) {
      Element all = new Element.Bullets("", findings);
      sections.add(new Section("findings", "Findings", "", List.of(all)));
    }
    StringWriter out = new StringWriter();
    try {
      String title = "accbench gate: " + decision.outcome();
      new PageFormat().write(new Document(title, DecisionText.sizes(decision), sections), out);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return out.toString();
  }

  private static Section verdict(List<JudgedRow> rows) {
    List<Element.Count> counts = new ArrayList<>();
    for (RowStatus status : RowStatus.values()) {
      String words = status.name().toLowerCase(Locale.ROOT);
      String number = Long.toString(RowStatus.count(rows, status));
      counts.add(new Element.Count(number, words, tone(status)));
    }
    List<Element> blocks = new ArrayList<>(List.of(new Element.Tally(counts)));
    for (RowStatus status : List.of(RowStatus.REGRESSED, RowStatus.INCONCLUSIVE)) {
      List<JudgedRow> bad = rows.stream().filter(row -> RowStatus.of(row) == status).toList();
      if (!bad.isEmpty()) {
        blocks.add(
            new Element.Bullets(
                status == RowStatus.REGRESSED ? "Regressed" : "Inconclusive, which is not a pass",
                sentences(bad)));
        blocks.add(new Element.Folded("How to repeat them", commands(bad)));
      }
    }
    List<String> remarks = sentences(rows.stream().filter(DecisionHtml::remarked).toList());
    if (!remarks.isEmpty()) {
      blocks.add(new Element.Bullets("Kept, with a remark", remarks));
    }
    List<String> waivers = rows.stream().filter(JudgedRow::waived).map(RowText::waiver).toList();
    if (!waivers.isEmpty()) {
      blocks.add(new Element.Bullets("Waivers", waivers));
    }
    return new Section("answer", "Verdict", "", blocks);
  }

  private static boolean remarked(JudgedRow row) {
    RowStatus status = RowStatus.of(row);
    boolean kept = status == RowStatus.IMPROVED || status == RowStatus.EQUIVALENT;
    return kept && RowText.remarked(row);
  }

  /** Returns what is to be said of rows; those with the same sentence share it. */
  private static List<String> sentences(List<JudgedRow> rows) {
    Sentences sentences = new Sentences("; ");
    rows.forEach(
        row ->
            sentences.add(
                Text.plain(RowName.of(row)) + ", " + row.metric().label(), RowText.of(row)));
    return sentences.lines();
  }

  /** Returns each command once, below the rows that it measures. */
  private static List<Element> commands(List<JudgedRow> rows) {
    Map<String, Set<String>> names = new LinkedHashMap<>();
    for (JudgedRow row : rows) {
      if (Text.present(row.repeat())) {
        names
            .computeIfAbsent(Text.plain(row.repeat()), command -> new LinkedHashSet<>())
            .add(Text.plain(RowName.of(row)));
      }
    }
    List<Element> commands = new ArrayList<>();
    names.forEach(
        (command, measured) -> {
          commands.add(new Element.Paragraph(String.join("; ", measured)));
          commands.add(new Element.Verbatim(command));
        });
    return commands.isEmpty()
        ? List.of(new Element.Paragraph("No command measures them alone."))
        : commands;
  }

  private static Section rows(List<JudgedRow> rows) {
    String reading =
        "Right of 1 the candidate takes more time or bytes. The line is the interval of the change,"
            + " the dashed line the limit: a row regressed when its whole interval lies beyond it.";
    Element plot =
        new Element.Plot(
            "Changes and their limits",
            "",
            new DecisionPlot(rows, "changes").drawing(),
            List.of(DecisionTable.of(rows)));
    return new Section("rows", "Rows", reading, List.of(plot));
  }

  /** Returns the colour of a status; the shape and the word say the same. */
  static Tone tone(RowStatus status) {
    return switch (status) {
      case REGRESSED -> Tone.SLOWER;
      case INCONCLUSIVE, WAIVED -> Tone.UNDECIDED;
      case IMPROVED -> Tone.FASTER;
      case EQUIVALENT -> Tone.SAME;
    };
  }
}
