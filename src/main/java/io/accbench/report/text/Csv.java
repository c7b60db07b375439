package io.accbench.report.text;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import io.accbench.model.Printable;
import io.accbench.stats.Estimate;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Writes records of comma-separated values (RFC 4180), one a line; missing values and those that
 * are not finite are empty.
 *
 * <p>A spreadsheet takes a cell for a formula that begins with one of {@code = + - @}, and runs it.
 * So a text that begins with one gets an apostrophe before it, and so does a text that begins with
 * apostrophes and such a sign. Numbers stay numbers. White space at the beginning is ignored in
 * this check, since some spreadsheets skip it (OWASP, "CSV Injection"). Control characters are
 * spelled out.
 */
public final class Csv {
  /**
   * The beginnings of a formula; full-width signs count as signs in Japanese and Chinese
   * spreadsheets.
   */
  private static final Pattern FORMULA =
      Pattern.compile("['\\p{Z}]*[=+@\uff1d\uff0b\uff20\uff0d-]");

  private static final Pattern NUMBER =
      Pattern.compile("[+-]?[0-9]+(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?");

  private final Writer out;
  private final CsvWriter csv;

  public Csv(Writer out) {
    this.out = out;
    this.csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(out);
  }

  /** Writes a record of texts and of numbers that are texts already. */
  public void record(List<String> values) {
    List<String> cells = new ArrayList<>(values.size());
    for (String value : values) {
      cells.add(cell(value));
    }
    csv.writeRecord(cells);
  }

  /** Writes a record like {@link #record(List)}. */
  public void record(String... values) {
    record(Arrays.asList(values));
  }

  /**
   * Writes the names of the columns.
   *
   * @param names the names, with a blank between two
   */
  public void header(String names) {
    record(names.split(" "));
  }

  /** Returns a value in a form that no spreadsheet runs; empty for null. */
  private static String cell(String value) {
    if (value == null || plain(value)) {
      return value == null ? "" : value;
    }
    String line = Printable.line(value);
    boolean formula = FORMULA.matcher(line).lookingAt() && !NUMBER.matcher(line).matches();
    return formula ? "'" + line : line;
  }

  /**
   * Returns whether a value needs no check, as most do: it begins with an ASCII letter or digit,
   * and has only printable ASCII characters.
   */
  private static boolean plain(String value) {
    for (int i = 0; i < value.length(); i++) {
      char unit = value.charAt(i);
      if (unit < ' ' || unit > '~') {
        return false;
      }
    }
    return value.isEmpty() || Character.isLetterOrDigit(value.charAt(0));
  }

  public void flush() throws IOException {
    csv.flush();
    out.flush();
  }

  /** Returns a number with all of its digits. */
  public static String number(Double value) {
    return value == null || !Double.isFinite(value) ? "" : value.toString();
  }

  public static String center(Estimate estimate) {
    return estimate == null ? "" : number(estimate.center());
  }

  public static String low(Estimate estimate) {
    return estimate == null ? "" : number(estimate.low());
  }

  public static String high(Estimate estimate) {
    return estimate == null ? "" : number(estimate.high());
  }
}
