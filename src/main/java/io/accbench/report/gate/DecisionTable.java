package io.accbench.report.gate;

import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.gate.Outcome;
import io.accbench.report.document.Columns;
import io.accbench.report.document.Paint;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.text.Percent;
import io.accbench.report.text.Text;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Writes a decision for a terminal: the rows worst first, what they mean, and the verdict as last
 * line.
 */
public final class DecisionTable {
  /** The largest number of findings; the others are in gate.json. Arbitrary: half a screen. */
  private static final int MOST_FINDINGS = 8;

  private static final List<Column> COLUMNS =
      List.of(
          Column.text("outcome"),
          Column.text("row"),
          Column.text("metric"),
          new Column("change", true, 0),
          new Column("interval", true, 1),
          new Column("rounds", true, 2),
          new Column("limit", true, 3),
          new Column("p (Holm)", true, 5),
          new Column("rule", false, 4));

  private final int width;
  private final Paint paint;

  /**
   * @param width width of the terminal in columns
   * @param colour whether ANSI colours may be used
   */
  public DecisionTable(int width, boolean colour) {
    this.width = width;
    this.paint = new Paint(colour);
  }

  /** Writes a decision; flushes {@code out} and leaves it open. */
  public void write(Decision decision, PrintWriter out) {
    List<JudgedRow> rows = RowStatus.worstFirst(decision);
    Columns.lines(of(rows), width).forEach(line -> out.print(line + "\n"));
    list("Rows", rows.stream().filter(DecisionTable::tells).map(DecisionTable::words), out);
    list("Waivers", rows.stream().filter(JudgedRow::waived).map(RowText::waiver), out);
    list("Findings", findings(decision).stream(), out);
    out.print("\n");
    // always one line, even if too wide
    out.print("verdict " + Text.plain(DecisionText.of(decision)) + "\n");
    out.flush();
  }

  /** Returns rows as a table, in their order. */
  static Table of(List<JudgedRow> rows) {
    List<List<String>> texts = rows.stream().map(DecisionTable::row).toList();
    return new Table("", "", COLUMNS, texts, List.of()).withoutEmptyColumns();
  }

  private static List<String> row(JudgedRow row) {
    String outcome = row.outcome() + (RowStatus.of(row) == RowStatus.WAIVED ? " (waived)" : "");
    return List.of(
        outcome,
        Text.plain(RowName.of(row)),
        row.metric().label(),
        Percent.of(row.change()),
        Percent.interval(row.change()),
        rounds(row),
        Percent.limit(row.limit()),
        Percent.probability(row.pValue()),
        Text.plain(row.rule()));
  }

  /**
   * Returns the number of rounds that both sides measured; for independent runs the number of forks
   * of the side with fewer.
   */
  public static String rounds(JudgedRow row) {
    return row.change() == null ? Text.NONE : Integer.toString(row.change().samples());
  }

  private static boolean tells(JudgedRow row) {
    return row.outcome() != Outcome.EQUIVALENT || RowText.remarked(row);
  }

  private static String words(JudgedRow row) {
    String repeat = Text.present(row.repeat()) ? "; repeat: " + Text.plain(row.repeat()) : "";
    return RowText.line(row) + repeat;
  }

  private static List<String> findings(Decision decision) {
    List<String> all = DecisionFindings.lines(decision);
    List<String> shown = new ArrayList<>(all.subList(0, Math.min(MOST_FINDINGS, all.size())));
    if (all.size() > shown.size()) {
      shown.add("… " + (all.size() - shown.size()) + " more in gate.json");
    }
    return shown;
  }

  private void list(String title, Stream<String> items, PrintWriter out) {
    List<String> lines = items.toList();
    if (!lines.isEmpty()) {
      out.print("\n" + paint.heading(title) + "\n");
      lines.forEach(line -> paragraph("- " + line, out));
    }
  }

  private void paragraph(String text, PrintWriter out) {
    Columns.wrapped(text, width).forEach(line -> out.print(line + "\n"));
  }
}
