package io.accbench.report.document;

import io.accbench.report.document.Table.Column;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Lays a table out in columns of characters. Where it does not fit, whole columns are left out, the
 * heaviest first, and are named below; nothing wraps inside a row.
 *
 * <p>Note: this uses no table library. The existing ones encode with the default charset on the
 * way, which loses × and ± on JDK 17 in a plain container.
 */
final class Columns {
  private static final String GAP = "  ";
  private static final int NARROWEST_COLUMN = 4;

  private Columns() {}

  /** Returns the lines of the table, each at most {@code width} characters long. */
  static List<String> lines(Table table, int width) {
    return lines(table, width, Paint.NONE);
  }

  /**
   * Returns the lines of the table in colour.
   *
   * @param width the largest number of characters of a line, colours aside
   */
  static List<String> lines(Table table, int width, Paint paint) {
    Table fitting = table;
    List<String> left = new ArrayList<>();
    int heaviest = heaviest(fitting);
    while (sum(widths(fitting)) > width && fitting.columns().get(heaviest).weight() > 0) {
      left.add(fitting.columns().get(heaviest).header());
      fitting = fitting.without(heaviest);
      heaviest = heaviest(fitting);
    }
    int[] widths = widths(fitting);
    narrow(widths, width);
    List<String> lines = new ArrayList<>();
    List<String> headers = fitting.columns().stream().map(Column::header).toList();
    lines.add(line(fitting, headers, widths, (text, column) -> text));
    lines.add("-".repeat(sum(widths)));
    for (int i = 0; i < fitting.rows().size(); i++) {
      lines.add(line(fitting, i, widths, paint));
    }
    if (!left.isEmpty()) {
      lines.addAll(wrapped("(no room for: " + String.join(", ", left) + ")", width));
    }
    return lines;
  }

  /**
   * Returns the words of a text in lines of at most {@code width} characters; longer words are
   * broken.
   */
  static List<String> wrapped(String text, int width) {
    List<String> lines = new ArrayList<>();
    String rest = text;
    while (rest.length() > width) {
      int space = rest.lastIndexOf(' ', width);
      int end = space > 0 ? space : width;
      lines.add(rest.substring(0, end));
      rest = rest.substring(end).strip();
    }
    lines.add(rest);
    return lines;
  }

  private static int heaviest(Table table) {
    int heaviest = 0;
    for (int i = 1; i < table.columns().size(); i++) {
      boolean heavier = table.columns().get(i).weight() > table.columns().get(heaviest).weight();
      heaviest = heavier ? i : heaviest;
    }
    return heaviest;
  }

  private static int sum(int... widths) {
    int sum = GAP.length() * (widths.length - 1);
    for (int width : widths) {
      sum += width;
    }
    return sum;
  }

  private static int[] widths(Table table) {
    int[] widths = new int[table.columns().size()];
    for (int i = 0; i < widths.length; i++) {
      widths[i] = table.columns().get(i).header().length();
      for (List<String> row : table.rows()) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    return widths;
  }

  /** Takes characters from the widest column until all columns fit, or no column can give more. */
  private static void narrow(int[] widths, int width) {
    while (sum(widths) > width) {
      int widest = 0;
      for (int i = 1; i < widths.length; i++) {
        widest = widths[i] > widths[widest] ? i : widest;
      }
      if (widths[widest] <= NARROWEST_COLUMN) {
        return;
      }
      widths[widest]--;
    }
  }

  private static String line(Table table, int row, int[] widths, Paint paint) {
    return line(
        table,
        table.rows().get(row),
        widths,
        (text, column) -> paint.text(text, table.tone(row, column)));
  }

  /** Lays out the texts of a line; {@code painted} colours a text of a column. */
  private static String line(
      Table table, List<String> texts, int[] widths, BiFunction<String, Integer, String> painted) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String text = clipped(texts.get(i), widths[i]);
      String space = " ".repeat(widths[i] - text.length());
      line.append(i == 0 ? "" : GAP);
      String shown = painted.apply(text, i);
      line.append(table.columns().get(i).number() ? space + shown : shown + space);
    }
    return line.toString().stripTrailing();
  }

  private static String clipped(String text, int width) {
    return text.length() <= width ? text : text.substring(0, width - 1) + "…";
  }
}
