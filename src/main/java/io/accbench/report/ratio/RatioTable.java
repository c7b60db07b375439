package io.accbench.report.ratio;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.model.Launch;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.document.Tone;
import io.accbench.report.ratio.RatioColumns.RatioColumn;
import io.accbench.report.text.ActivationText;
import io.accbench.report.text.ComparedValues;
import io.accbench.report.text.Sentences;
import io.accbench.report.text.Text;
import io.accbench.suite.Suite;
import io.accbench.suite.Suites;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Builds the table of one block's rows: the ratio first, then what it was computed from. */
public final class RatioTable {
  /** The longest reason on a terminal, in characters. Arbitrary: three or four of its lines. */
  private static final int LONGEST_REASON = 320;

  private static final Column RATIO = Column.text("ratio");

  private final Group group;
  private final Analysis analysis;
  private final List<Launch> launches;
  private final List<String> axes;
  private final List<RatioColumn> parts;
  private final List<String> notes = new ArrayList<>();

  private RatioTable(Group group, Analysis analysis) {
    this.group = group;
    this.analysis = analysis;
    this.launches = analysis.launches();
    List<String> varies = group.block().varies();
    this.axes = varies.isEmpty() ? List.of("strategy") : varies;
    this.parts = RatioColumns.of(group);
  }

  /**
   * Returns a table of every row; rows without a score come last, with their reasons as footnotes.
   */
  public static Table of(Group group, Analysis analysis) {
    RatioTable table = new RatioTable(group, analysis);
    return table.of(Stream.concat(table.rows(true), table.rows(false)).toList(), List.of());
  }

  /**
   * Returns a table of the rows with a score. Each other row has a line below it, and rows with the
   * same reason share one line.
   */
  public static Table compact(Group group, Analysis analysis) {
    RatioTable table = new RatioTable(group, analysis);
    Sentences reasons = new Sentences(", ");
    table
        .rows(false)
        .forEach(
            row ->
                reasons.add(
                    table.label(row) + (table.group.isBaseline(row) ? " (baseline)" : ""),
                    forTerminal(MissingScore.brief(row, table.launches))));
    List<Row> rows = table.rows(true).toList();
    return table.of(rows, reasons.lines());
  }

  /** Returns a reason, or its beginning and the place of the whole. */
  private static String forTerminal(String reason) {
    String shown = Text.shortened(reason, LONGEST_REASON);
    return shown.equals(reason) ? shown : shown + " (whole in report.md)";
  }

  /**
   * @param reasons why rows are missing, below the marks of those that are shown
   */
  private Table of(List<Row> rows, List<String> reasons) {
    List<List<String>> texts = rows.stream().map(this::texts).toList(); // which adds notes
    notes.addAll(reasons);
    Suite suite = Suites.of(group.block().baseline().cell());
    Sentences activity = new Sentences(", ");
    group.rows().stream()
        .filter(row -> ActivationText.explained(row.activity()))
        .forEach(row -> activity.add(label(row), ActivationText.of(row.activity()) + " replaced"));
    notes.addAll(activity.lines());
    notes.addAll(speeds());
    List<Column> columns = new ArrayList<>();
    axes.forEach(axis -> columns.add(Column.text(suite.heading(axis))));
    columns.add(RATIO);
    parts.forEach(part -> columns.add(part.column()));
    String title = CellLabel.of(group.block());
    String work = WorkloadText.of(group.block(), analysis);
    List<List<Tone>> shades = rows.stream().map(row -> shades(row, columns)).toList();
    return new Table(title, work, columns, texts, notes, shades).withoutEmptyColumns();
  }

  /** Returns a shade for each column: that of the verdict for the ratio and the verdict. */
  private List<Tone> shades(Row row, List<Column> columns) {
    Tone verdict = tone(group, row);
    return columns.stream()
        .map(
            column ->
                column.equals(RATIO) || column.equals(RatioColumns.VERDICT) ? verdict : Tone.PLAIN)
        .toList();
  }

  /** Returns the shade of a row's verdict on time. */
  public static Tone tone(Group group, Row row) {
    return group.isBaseline(row)
        ? Tone.PLAIN
        : Ranking.faster(row) ? Tone.FASTER : Ranking.slower(row) ? Tone.SLOWER : Tone.PLAIN;
  }

  /** Returns the ratio at each speed, one line a row. */
  private List<String> speeds() {
    return rows(true)
        .map(row -> SpeedSentence.of(row, label(row), label(group.baseline())))
        .filter(sentence -> !sentence.isEmpty())
        .toList();
  }

  private Stream<Row> rows(boolean measured) {
    return group.rows().stream().filter(row -> row.measured() == measured);
  }

  private String label(Row row) {
    return ComparedValues.of(group, row);
  }

  private List<String> texts(Row row) {
    boolean measured = row.measured();
    List<String> texts = new ArrayList<>();
    axes.forEach(axis -> texts.add(ComparedValues.value(row, axis)));
    texts.add(result(row, measured) + mark(row));
    parts.forEach(
        part ->
            texts.add(
                measured ? part.content().of(row, group.isBaseline(row)) : unmeasured(part, row)));
    return texts;
  }

  private String result(Row row, boolean measured) {
    return measured
        ? Factor.times(row, group.isBaseline(row))
        : row.outcome().label() + (group.isBaseline(row) ? " (baseline)" : "");
  }

  private String unmeasured(RatioColumn part, Row row) {
    return part.column().header().equals("forks")
        ? RatioColumns.forks(row, group.isBaseline(row))
        : Text.NONE;
  }

  /** Adds the reason below the table and returns its mark; empty when nothing is wrong. */
  private String mark(Row row) {
    String reason = MissingScore.of(row, launches);
    if (reason.isEmpty()) {
      return "";
    }
    String mark = Text.mark(notes.size() + 1);
    notes.add(mark + " " + ComparedValues.of(group, row) + ": " + reason);
    return mark;
  }
}
