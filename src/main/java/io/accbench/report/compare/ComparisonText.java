package io.accbench.report.compare;

import io.accbench.compare.ComparedGroup;
import io.accbench.compare.ComparedGroup.Quantity;
import io.accbench.compare.Comparison;
import io.accbench.report.document.Columns;
import io.accbench.report.document.MarkdownText;
import io.accbench.report.document.Paint;
import io.accbench.report.document.Table;
import io.accbench.report.text.Text;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** Writes a comparison for readers: on a terminal, with lines no wider than it, or in Markdown. */
public final class ComparisonText {
  private static final int NARROWEST = 20;

  /** The width of a page, which scrolls. */
  static final int PAGE_WIDTH = 1000;

  private ComparisonText() {}

  /**
   * Writes a comparison for a terminal.
   *
   * @param width width of the terminal in columns; less than 20 counts as 20
   * @param colour whether ANSI colours may be used
   */
  public static void table(Comparison comparison, int width, boolean colour, Writer out)
      throws IOException {
    int columns = Math.max(NARROWEST, width);
    Paint paint = new Paint(colour);
    for (ComparedGroup group : comparison.groups()) {
      Table table = ComparisonTable.of(comparison, group, columns);
      for (String line : Columns.wrapped(table.title(), columns)) {
        out.write(paint.heading(line) + "\n");
      }
      if (!table.subtitle().isEmpty()) {
        paragraph(table.subtitle(), columns, out);
      }
      for (String line : Columns.lines(table, columns, paint)) {
        out.write(line + "\n");
      }
      out.write("\n");
    }
    for (String note : notes(comparison)) {
      paragraph(note, columns, out);
    }
    out.flush();
  }

  /** Writes a comparison for a page: headings, tables and notes. */
  public static void markdown(Comparison comparison, Writer out) throws IOException {
    for (ComparedGroup group : comparison.groups()) {
      out.write(MarkdownText.table(ComparisonTable.of(comparison, group, PAGE_WIDTH)));
    }
    out.write(MarkdownText.list(notes(comparison)).stripTrailing() + "\n");
    out.flush();
  }

  /** Returns the notes: first how to read the tables, then what makes them doubtful. */
  static List<String> notes(Comparison comparison) {
    List<String> notes = new ArrayList<>();
    List<String> firsts =
        comparison.groups().stream().map(group -> group.labels().get(0)).distinct().toList();
    boolean allocation =
        comparison.groups().stream().anyMatch(group -> group.quantity() == Quantity.ALLOCATION);
    notes.add(
        "ratio: time of %s / time of the other side; %s no difference shown at %s, row by row%s"
            .formatted(
                firsts.size() == 1 ? Text.plain(firsts.get(0)) : "each table's first side",
                ComparisonFigure.UNSHOWN,
                ComparisonTable.level(comparison.confidence()),
                allocation ? ", or less than 1 % of allocation" : ""));
    comparison.notes().forEach(note -> notes.add(Text.plain(ComparisonNoteText.of(note))));
    return notes;
  }

  private static void paragraph(String text, int width, Writer out) throws IOException {
    for (String line : Columns.wrapped(text, width)) {
      out.write(line + "\n");
    }
  }
}
