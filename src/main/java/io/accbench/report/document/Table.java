package io.accbench.report.document;

import io.accbench.report.text.Text;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A table before it is laid out. Its texts are plain; a writer escapes them for its format.
 *
 * @param title title that identifies the table
 * @param subtitle a line below the title; may be empty
 * @param columns columns from left to right
 * @param rows rows, each with a text for each column
 * @param notes sentences below the table
 * @param tones for each row a colour for each column; empty for a table without colours
 */
public record Table(
    String title,
    String subtitle,
    List<Column> columns,
    List<List<String>> rows,
    List<String> notes,
    List<List<Tone>> tones)
    implements Element {

  /** Creates a table without colours. */
  public Table(
      String title,
      String subtitle,
      List<Column> columns,
      List<List<String>> rows,
      List<String> notes) {
    this(title, subtitle, columns, rows, notes, List.of());
  }

  /**
   * A column of a table.
   *
   * @param header title of the column
   * @param number whether it is aligned to the right
   * @param weight order of removal: where there is no room, the heaviest is left out first; 0 is
   *     never left out
   */
  public record Column(String header, boolean number, int weight) {
    /** Returns a column of texts that is never left out. */
    public static Column text(String header) {
      return new Column(header, false, 0);
    }

    /** Returns a column of numbers that is never left out. */
    public static Column number(String header) {
      return new Column(header, true, 0);
    }
  }

  /** Returns a table of texts that has all of its columns at any width. */
  public static Table ofTexts(String title, List<String> headers, List<List<String>> rows) {
    return new Table(title, "", headers.stream().map(Column::text).toList(), rows, List.of());
  }

  /** Returns a copy without the removable columns that are empty in every row. */
  public Table withoutEmptyColumns() {
    return keeping(
        IntStream.range(0, columns.size())
            .filter(i -> columns.get(i).weight() == 0 || rows.stream().anyMatch(r -> filled(r, i)))
            .toArray());
  }

  /** Returns a copy without one column, given its index. */
  public Table without(int column) {
    return keeping(IntStream.range(0, columns.size()).filter(i -> i != column).toArray());
  }

  /** Returns whether there is nothing to show. */
  boolean empty() {
    return rows.isEmpty() && notes.isEmpty();
  }

  /** Returns the colour of a text. */
  Tone tone(int row, int column) {
    return tones.isEmpty() ? Tone.PLAIN : tones.get(row).get(column);
  }

  private static boolean filled(List<String> row, int column) {
    return !row.get(column).equals(Text.NONE);
  }

  private Table keeping(int... kept) {
    return new Table(
        title,
        subtitle,
        pick(columns, kept),
        rows.stream().map(r -> pick(r, kept)).toList(),
        notes,
        tones.stream().map(r -> pick(r, kept)).toList());
  }

  private static <T> List<T> pick(List<T> all, int... kept) {
    return IntStream.of(kept).mapToObj(all::get).toList();
  }
}
