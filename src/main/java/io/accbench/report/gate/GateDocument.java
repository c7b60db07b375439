package io.accbench.report.gate;

import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.gate.Outcome;
import io.accbench.report.document.Document;
import io.accbench.report.document.Element;
import io.accbench.report.document.Product;
import io.accbench.report.document.Section;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.document.Tone;
import io.accbench.report.text.ChangeText;
import io.accbench.report.text.Csv;
import io.accbench.report.text.CsvColumns;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Sentences;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A gate's decision for readers and programs: the verdict, the rows worst first, what they mean.
 */
public record GateDocument(Decision decision) implements Product {
  /** The longest command that is shown, in characters; arbitrary. */
  private static final int LONGEST_COMMAND = 2_000;

  private static final List<Column> COLUMNS =
      List.of(
          Column.text("outcome"),
          Column.text("row"),
          Column.text("metric"),
          Column.number("change"),
          new Column("interval", true, 1),
          new Column("rounds", true, 2),
          new Column("limit", true, 3),
          new Column("p (Holm)", true, 5),
          new Column("rule", false, 4));

  @Override
  public Document document() {
    List<JudgedRow> rows = RowStatus.worstFirst(decision);
    return new Document(
        "accbench gate: " + decision.outcome(),
        "",
        List.of(
            new Section(Section.ANSWER, "Verdict", "", verdict(rows)),
            rows(rows),
            new Section("look", "What to look at", "", toLookAt(rows)),
            section(
                "waivers",
                "Waivers",
                rows.stream().filter(JudgedRow::waived).map(RowText::waiver).toList()),
            section("findings", "Findings", DecisionText.findingLines(decision))));
  }

  private static Section section(String id, String title, List<String> lines) {
    return new Section(id, title, "", list("", lines));
  }

  /** Returns a list; nothing without items. */
  private static List<Element> list(String title, List<String> items) {
    return items.isEmpty() ? List.of() : List.of(new Element.Bullets(title, items));
  }

  private List<Element> verdict(List<JudgedRow> rows) {
    List<Element> elements = new ArrayList<>();
    long open = RowStatus.count(rows, RowStatus.INCONCLUSIVE);
    if (open > 0) {
      elements.add(Element.notInBrief(new Element.Warning(DecisionText.inconclusive(open))));
    }
    elements.add(new Element.Paragraph(Text.plain(DecisionText.of(decision))));
    elements.addAll(list("What other work of the JVM changes", DecisionText.turnLines(decision)));
    List<Element.Count> counts = new ArrayList<>();
    for (RowStatus status : RowStatus.values()) {
      counts.add(
          new Element.Count(
              Long.toString(RowStatus.count(rows, status)),
              status.name().toLowerCase(Locale.ROOT),
              status.tone()));
    }
    elements.add(Element.notInBrief(new Element.Tally(counts)));
    return elements;
  }

  private static Section rows(List<JudgedRow> rows) {
    String reading =
        "Right of 1 the candidate takes more time or bytes. The line is the interval of the change,"
            + " the dashed line the limit: a row regressed when its whole interval lies beyond it.";
    String title = "Changes and their limits";
    Element plot =
        new Element.Plot(
            title, "", new DecisionPlot(rows, "changes").drawing(), List.of(table(title, rows)));
    return new Section("rows", "Rows", reading, List.of(plot));
  }

  private static Table table(String title, List<JudgedRow> rows) {
    return new Table(
            title,
            "change: + means that the candidate takes more time or bytes",
            COLUMNS,
            rows.stream().map(GateDocument::cells).toList(),
            List.of(),
            rows.stream().map(GateDocument::tones).toList())
        .withoutEmptyColumns();
  }

  private static List<String> cells(JudgedRow row) {
    boolean waived = RowStatus.of(row) == RowStatus.WAIVED;
    return List.of(
        row.outcome() + (waived ? " (waived)" : ""),
        Text.plain(RowName.of(row)),
        row.metric().label(),
        ChangeText.signed(row.change()),
        ChangeText.signedInterval(row.change()),
        rounds(row, Text.NONE),
        ChangeText.signedLimit(row.limit()),
        Figure.probability(row.pValue()),
        Text.plain(row.rule()));
  }

  private static List<Tone> tones(JudgedRow row) {
    List<Tone> tones = new ArrayList<>(List.of(RowStatus.of(row).tone()));
    while (tones.size() < COLUMNS.size()) {
      tones.add(Tone.PLAIN);
    }
    return tones;
  }

  /**
   * Returns the number of rounds that both sides measured; for independent runs the number of forks
   * of the side with fewer.
   */
  private static String rounds(JudgedRow row, String none) {
    return row.change() == null ? none : Integer.toString(row.change().samples());
  }

  /** Returns what is to be said of single rows, and how to repeat those that did not pass. */
  private static List<Element> toLookAt(List<JudgedRow> rows) {
    List<Element> elements = new ArrayList<>();
    look(elements, "Regressed", rows, status -> status == RowStatus.REGRESSED);
    look(
        elements,
        "Inconclusive, which is not a pass",
        rows,
        status -> status == RowStatus.INCONCLUSIVE);
    look(elements, "Waived", rows, status -> status == RowStatus.WAIVED);
    elements.addAll(
        list(
            "Improved, or kept with a remark",
            sentences(
                rows.stream()
                    .filter(row -> RowStatus.of(row).compareTo(RowStatus.WAIVED) > 0)
                    .filter(row -> row.outcome() != Outcome.EQUIVALENT || RowText.remarked(row))
                    .toList())));
    return elements;
  }

  private static void look(
      List<Element> elements, String title, List<JudgedRow> rows, Predicate<RowStatus> asked) {
    List<JudgedRow> some = rows.stream().filter(row -> asked.test(RowStatus.of(row))).toList();
    elements.addAll(list(title, sentences(some)));
    Map<String, Set<String>> commands = commands(some);
    if (!commands.isEmpty()) {
      List<String> lines = new ArrayList<>();
      List<Element> folded = new ArrayList<>();
      commands.forEach(
          (command, names) -> {
            lines.add(String.join("; ", names) + ": " + command);
            folded.add(new Element.Paragraph(String.join("; ", names)));
            folded.add(new Element.Verbatim(command));
          });
      String repeat = "How to repeat them";
      elements.add(
          new Element.Levels(list(repeat, lines), List.of(new Element.Folded(repeat, folded))));
    }
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

  /** Returns the names of the rows that a command measures alone, by command. */
  private static Map<String, Set<String>> commands(List<JudgedRow> rows) {
    Map<String, Set<String>> names = new LinkedHashMap<>();
    for (JudgedRow row : rows) {
      String command = Text.plain(row.repeat());
      if (Text.present(row.repeat()) && command.length() <= LONGEST_COMMAND) {
        names
            .computeIfAbsent(command, any -> new LinkedHashSet<>())
            .add(Text.plain(RowName.of(row)));
      }
    }
    return names;
  }

  @Override
  public void csv(Csv csv) {
    CsvColumns<JudgedRow> columns =
        new CsvColumns<JudgedRow>()
            .add("outcome", row -> row.outcome().name())
            .add("row", RowName::of)
            .add("metric", row -> row.metric().label())
            .add("change", "change", JudgedRow::change)
            .add("rounds", row -> rounds(row, ""))
            .add("limit", row -> Csv.number(row.limit()))
            .add("p_holm", row -> Csv.number(row.pValue()))
            .add("rule", JudgedRow::rule)
            .add("waiver", row -> row.waived() ? RowText.excuse(row.waiver()) : "")
            .add("sentence", RowText::of)
            .add("repeat", JudgedRow::repeat);
    columns.header(csv);
    RowStatus.worstFirst(decision).forEach(row -> columns.row(csv, row));
  }

  @Override
  public Object json() {
    return WrittenDecision.of(decision);
  }
}
