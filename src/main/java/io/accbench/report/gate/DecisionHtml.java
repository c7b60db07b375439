package io.accbench.report.gate;

import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.report.html.page.Page;
import io.accbench.report.html.page.PageBlock;
import io.accbench.report.html.page.PageSection;
import io.accbench.report.html.page.PageWriter;
import io.accbench.report.html.svg.Tone;
import io.accbench.report.text.Text;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

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
    List<PageSection> sections = new ArrayList<>(List.of(verdict(rows), rows(rows)));
    List<String> findings = DecisionFindings.lines(decision);
    if (!findings.isEmpty()) {
      PageBlock all = new PageBlock.Bullets("", findings);
      sections.add(new PageSection("findings", "Findings", "", List.of(all)));
    }
    StringWriter out = new StringWriter();
    try {
      String title = "accbench gate: " + decision.outcome();
      PageWriter.write(new Page(title, Text.plain(DecisionText.of(decision)), sections), out);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return out.toString();
  }

  private static PageSection verdict(List<JudgedRow> rows) {
    List<PageBlock.Count> counts = new ArrayList<>();
    for (RowStatus status : RowStatus.values()) {
      String words = status.name().toLowerCase(Locale.ROOT);
      String number = Long.toString(RowStatus.count(rows, status));
      counts.add(new PageBlock.Count(number, words, tone(status).css()));
    }
    List<PageBlock> blocks = new ArrayList<>(List.of(new PageBlock.Tally(counts)));
    for (RowStatus status : List.of(RowStatus.REGRESSED, RowStatus.INCONCLUSIVE)) {
      List<JudgedRow> bad = rows.stream().filter(row -> RowStatus.of(row) == status).toList();
      if (!bad.isEmpty()) {
        blocks.add(
            new PageBlock.Bullets(
                status == RowStatus.REGRESSED ? "Regressed" : "Inconclusive, which is not a pass",
                bad.stream().map(RowText::line).toList()));
        blocks.add(new PageBlock.Folded("How to repeat them", commands(bad)));
      }
    }
    List<String> waivers = rows.stream().filter(JudgedRow::waived).map(RowText::waiver).toList();
    if (!waivers.isEmpty()) {
      blocks.add(new PageBlock.Bullets("Waivers", waivers));
    }
    return new PageSection("answer", "Verdict", "", blocks);
  }

  private static List<PageBlock> commands(List<JudgedRow> rows) {
    List<PageBlock> commands = new ArrayList<>();
    for (JudgedRow row : rows) {
      if (Text.present(row.repeat())) {
        commands.add(new PageBlock.Paragraph(Text.plain(RowName.of(row))));
        commands.add(new PageBlock.Verbatim(Text.plain(row.repeat())));
      }
    }
    return commands.isEmpty()
        ? List.of(new PageBlock.Paragraph("No command measures them alone."))
        : commands;
  }

  private static PageSection rows(List<JudgedRow> rows) {
    String reading =
        "Right of 1 the candidate takes more time or bytes. The line is the interval of the change,"
            + " the dashed line the limit: a row regressed when its whole interval lies beyond it.";
    PageBlock plot =
        new PageBlock.Plot(
            "Changes and their limits",
            "",
            new DecisionPlot(rows, "changes").drawing(),
            List.of(new PageBlock.Numbers(DecisionTable.of(rows))));
    return new PageSection("rows", "Rows", reading, List.of(plot));
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
