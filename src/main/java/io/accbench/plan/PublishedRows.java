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
import java.util.Optional;

/**
 * The rows of a published study that a profile repeats, in {@code profiles/<name>/published.csv}.
 * Each row has either both published scores or a ratio. Numbers stand there as they were published,
 * and a column names the sign of their decimals.
 */
public final class PublishedRows {
  /**
   * The shortest time of an operation that is plausible, ns. Arbitrary: a third of a processor's
   * cycle.
   */
  private static final double LEAST_NANOS = 0.1;

  private static final double NANOS_PER_SECOND = 1e9;

  /** The nanoseconds in each unit of time that a score's unit can have. */
  private static final Map<String, Double> TIMES =
      Map.of("ns", 1.0, "us", 1e3, "ms", 1e6, "s", NANOS_PER_SECOND);

  private static final List<String> COLUMNS =
      List.of(
          "row",
          "cell",
          "against",
          "unit",
          "decimal",
          "baseline",
          "baseline_error",
          "score",
          "error",
          "ratio",
          "ratio_high",
          "claim",
          "jdk",
          "source");

  private final String where;
  private final NamedCsvRecord row;
  private final List<String> problems;

  private PublishedRows(String where, NamedCsvRecord row, List<String> problems) {
    this.where = where;
    this.row = row;
    this.problems = problems;
  }

  /**
   * Returns the published rows that a profile repeats; empty when there is no such file.
   *
   * @param profiles the folder of all profiles
   * @throws UserException with every problem, by line
   */
  public static List<Published> read(Path profiles, String profile) {
    Path file = profiles.resolve(profile).resolve("published.csv");
    if (!Files.isRegularFile(file)) {
      return List.of();
    }
    String name = profiles.getFileName() + "/" + profile + "/published.csv";
    List<String> problems = new ArrayList<>();
    List<Published> published = new ArrayList<>();
    try (CsvReader<NamedCsvRecord> rows = CsvReader.builder().ofNamedCsvRecord(file)) {
      for (NamedCsvRecord row : rows) {
        String where = name + ":" + row.getStartingLineNumber() + ": ";
        if (row.getHeader().equals(COLUMNS)) {
          new PublishedRows(where, row, problems).read().ifPresent(published::add);
        } else {
          problems.add(name + ": needs the columns " + String.join(",", COLUMNS));
          break;
        }
      }
    } catch (IOException | CsvParseException unreadable) {
      problems.add(name + ": cannot be read: " + unreadable.getMessage());
    }
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
    return published;
  }

  /** Returns the row; empty when there is a problem. */
  private Optional<Published> read() {
    int before = problems.size();
    Map<String, String> cell = selected("cell");
    Map<String, String> against = selected("against");
    double[] ratio = text("score").isEmpty() ? ratio() : scores();
    if (text("row").isEmpty() || text("source").isEmpty()) {
      problem("needs row and source");
    }
    return problems.size() > before
        ? Optional.empty()
        : Optional.of(
            new Published(
                text("row"),
                cell,
                against,
                words(),
                ratio[0],
                ratio[1],
                text("jdk"),
                text("source")));
  }

  /** Returns the axis values of a column, such as {@code operation=serialize fixture=order}. */
  private Map<String, String> selected(String column) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String pair : text(column).split(" +")) {
      int equals = pair.indexOf('=');
      String axis = equals < 0 ? pair : pair.substring(0, equals);
      if (equals < 0 || !Suites.axes().contains(axis)) {
        problem(
            column
                + ": "
                + UnknownName.problem("axis", axis, Suites.axes())
                + "; write axis=value");
      } else {
        values.put(axis, pair.substring(equals + 1));
      }
    }
    return values;
  }

  /** Returns the ends of a published ratio, or of a claim in words. */
  private double[] ratio() {
    if (text("ratio").isEmpty()) {
      problem("needs baseline and score, or a ratio");
      return new double[] {1, 1};
    }
    double low = number("ratio");
    double high = text("ratio_high").isEmpty() ? low : number("ratio_high");
    if (!(low > 0 && low <= high)) {
      problem("ratio: must be above 0, and not above ratio_high");
    }
    return new double[] {low, high};
  }

  /** Returns the ends of the ratio of two scores, each at the end of its error. */
  private double[] scores() {
    double base = number("baseline");
    double score = number("score");
    double baseError = text("baseline_error").isEmpty() ? 0 : number("baseline_error");
    double error = text("error").isEmpty() ? 0 : number("error");
    double[] times = {nanos(base), nanos(score)};
    if (times[0] < LEAST_NANOS || times[1] < LEAST_NANOS) {
      problem(
          "%s, then %s %s means under %s ns/op, which is implausible; is `decimal:` wrong?"
              .formatted(text("baseline"), text("score"), text("unit"), LEAST_NANOS));
    }
    if (!(base > baseError && score > error)) {
      problem("scores must be above 0, and above their errors");
    }
    double low = (base - baseError) / (score + error);
    double high = (base + baseError) / (score - error);
    return perTime() ? new double[] {1 / high, 1 / low} : new double[] {low, high};
  }

  /**
   * Returns the time of an operation by a score, ns; NaN, with a problem, where the unit is
   * unknown.
   */
  private double nanos(double score) {
    String[] unit = text("unit").split("/");
    Double time = unit.length == 2 ? TIMES.get(perTime() ? unit[1] : unit[0]) : null;
    if (time == null || !(perTime() || unit[1].equals("op"))) {
      problem("unit \"" + text("unit") + "\" is unknown; known: ns/op to s/op, ops/ns to ops/s");
      return Double.NaN;
    }
    return perTime() ? time / score : time * score;
  }

  private boolean perTime() {
    return text("unit").startsWith("ops/");
  }

  private double number(String column) {
    String text = text(column);
    boolean comma = text("decimal").equals("comma");
    boolean point = text("decimal").equals("point");
    if (!comma && !point) {
      problem("decimal \"" + text("decimal") + "\" is unknown; known: comma, point");
      return Double.NaN;
    }
    if (!text.matches(comma ? "[0-9]+(,[0-9]+)?" : "[0-9]+(\\.[0-9]+)?")) {
      problem(
          "%s \"%s\" is not a number with a decimal %s".formatted(column, text, text("decimal")));
      return Double.NaN;
    }
    return Double.parseDouble(text.replace(',', '.'));
  }

  private String words() {
    if (!text("claim").isEmpty() || text("score").isEmpty()) {
      return text("claim").isEmpty() ? text("ratio") + "×" : text("claim");
    }
    return "%s, then %s %s"
        .formatted(
            withError("baseline", "baseline_error"), withError("score", "error"), text("unit"));
  }

  private String withError(String score, String error) {
    return text(error).isEmpty() ? text(score) : text(score) + " ± " + text(error);
  }

  private String text(String column) {
    return row.findField(column).orElse("").strip();
  }

  private void problem(String text) {
    if (!problems.contains(where + text)) {
      problems.add(where + text);
    }
  }
}
