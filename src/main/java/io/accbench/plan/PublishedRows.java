package io.accbench.plan;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import io.accbench.model.Published;
import io.accbench.model.UnknownName;
import io.accbench.model.UserException;
import io.accbench.suite.Suites;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The rows of a published study that a profile repeats, in {@code published.csv} beside it. Each
 * has a ratio, or the ends of one, and the words in which it was published.
 */
public final class PublishedRows {
  private static final String FILE = "published.csv";

  private static final List<String> COLUMNS =
      List.of("row", "cell", "against", "claim", "ratio", "ratio_high", "jdk", "source");

  private final String where;
  private final NamedCsvRecord row;
  private final List<String> problems;

  private PublishedRows(String where, NamedCsvRecord row, List<String> problems) {
    this.where = where;
    this.row = row;
    this.problems = problems;
  }

  /**
   * Returns the rows in the file's order; none where there is no such file, and for a study's
   * further profiles.
   *
   * @throws UserException with every problem, by line
   */
  public static List<Published> read(Profile profile) {
    Path file = profile.folder().resolve(FILE);
    if (!profile.file().endsWith(Profile.STUDY) || !Files.isRegularFile(file)) {
      return List.of();
    }
    String name = profile.folder().getFileName() + "/" + FILE;
    List<String> problems = new ArrayList<>();
    List<Published> published = new ArrayList<>();
    try (CsvReader<NamedCsvRecord> rows = CsvReader.builder().ofNamedCsvRecord(file)) {
      for (NamedCsvRecord row : rows) {
        if (!row.getHeader().equals(COLUMNS)) {
          problems.add(name + ": needs the columns " + String.join(",", COLUMNS));
          break;
        }
        String where = name + ":" + row.getStartingLineNumber() + ": ";
        published.add(new PublishedRows(where, row, problems).read());
      }
    } catch (IOException | CsvParseException unreadable) {
      problems.add(name + ": cannot be read: " + unreadable.getMessage());
    }
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
    return published;
  }

  private Published read() {
    double low = ratio("ratio");
    double high = text("ratio_high").isEmpty() ? low : ratio("ratio_high");
    if (low > high) {
      problems.add(where + "ratio: must not be above ratio_high");
    }
    if (text("row").isEmpty() || text("source").isEmpty()) {
      problems.add(where + "needs row and source");
    }
    return new Published(
        text("row"),
        selected("cell"),
        selected("against"),
        text("claim").isEmpty() ? text("ratio") + "×" : text("claim"),
        low,
        high,
        text("jdk"),
        text("source"));
  }

  /** Returns the axis values of a column, such as {@code operation=serialize fixture=order}. */
  private Map<String, String> selected(String column) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String pair : text(column).split(" +")) {
      int equals = pair.indexOf('=');
      String axis = equals < 0 ? pair : pair.substring(0, equals);
      if (equals < 0 || !Suites.axes().contains(axis)) {
        problems.add(
            "%s%s: %s; write axis=value"
                .formatted(where, column, UnknownName.problem("axis", axis, Suites.axes())));
      } else {
        values.put(axis, pair.substring(equals + 1));
      }
    }
    return values;
  }

  /** Returns a number above 0; NaN, with a problem, for anything else. */
  private double ratio(String column) {
    String text = text(column);
    double number = text.matches("[0-9]+(\\.[0-9]+)?") ? Double.parseDouble(text) : 0;
    if (number > 0) {
      return number;
    }
    problems.add("%s%s \"%s\" is not a number above 0".formatted(where, column, text));
    return Double.NaN;
  }

  private String text(String column) {
    return row.findField(column).orElse("").strip();
  }
}
