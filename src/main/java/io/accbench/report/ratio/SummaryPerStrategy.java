package io.accbench.report.ratio;

import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.model.Mode;
import io.accbench.report.text.ComparedValues;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Sentences;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Summarises many tables in one sentence a strategy: in how many it is faster or slower, and by how
 * much.
 */
final class SummaryPerStrategy {
  private final List<Row> steady = new ArrayList<>();
  private final List<Row> first = new ArrayList<>();

  private SummaryPerStrategy() {}

  /**
   * Returns lines such as {@code hidden: faster than reflection in 10 of 12 tables (1.3× to 4.1×),
   * slower in 1}.
   */
  static List<String> lines(List<Group> groups) {
    Map<String, SummaryPerStrategy> byLabel = new LinkedHashMap<>();
    for (Group group : groups) {
      for (Row row : new Ranking(group).others()) {
        byLabel
            .computeIfAbsent(ComparedValues.of(group, row), l -> new SummaryPerStrategy())
            .add(row);
      }
    }
    List<String> baselines =
        groups.stream().map(group -> new Ranking(group).baseline()).distinct().toList();
    String than = " than " + (baselines.size() == 1 ? baselines.get(0) : "the baseline");
    Sentences sentences = new Sentences(", ");
    byLabel.forEach((label, overview) -> sentences.add(label, overview.sentence(than)));
    return sentences.lines();
  }

  private void add(Row row) {
    if (row.ratio() == null || row.time().atFloor()) {
      return;
    }
    (row.planned().cell().mode() == Mode.SINGLE_SHOT ? first : steady).add(row);
  }

  private String sentence(String than) {
    String running = steady.isEmpty() ? "" : counts(steady, than);
    String starting = first.isEmpty() ? "" : "first operation " + counts(first, than);
    return String.join("; ", Stream.of(running, starting).filter(part -> !part.isEmpty()).toList());
  }

  private static String counts(List<Row> all, String than) {
    long idle = all.stream().filter(row -> row.ratio().inactive()).count();
    List<Row> active = all.stream().filter(row -> !row.ratio().inactive()).toList();
    String inactive = idle == 0 ? "" : "inactive in " + Figure.count(idle, "table");
    return active.isEmpty() ? inactive : active(active, than) + (idle == 0 ? "" : "; " + inactive);
  }

  private static String active(List<Row> all, String than) {
    List<Row> rows = all.stream().filter(row -> row.ratio().enough()).toList();
    if (rows.isEmpty()) {
      return Factor.UNBOUNDED + " in " + Figure.count(all.size(), "table");
    }
    String of = " of " + Figure.count(rows.size(), "table");
    double[] faster = factors(rows, Ranking::faster);
    double[] slower = factors(rows, Ranking::slower);
    String rest = rest(rows);
    if (faster.length == 0 && slower.length == 0) {
      String counts = rest.isEmpty() ? "" : " (" + rest + ")";
      return "neither faster nor slower in any" + of + counts;
    }
    String first =
        faster.length == 0
            ? "slower" + than + " in " + slower.length + of + range(slower)
            : "faster" + than + " in " + faster.length + of + range(faster);
    String second =
        faster.length == 0 || slower.length == 0
            ? ""
            : "slower in " + slower.length + range(slower);
    return Stream.of(first, second, rest)
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(", "));
  }

  /** Returns {@code same in 3, undecided in 1}, without counts of 0. */
  private static String rest(List<Row> rows) {
    long same = rows.stream().filter(Ranking::same).count();
    long undecided = rows.stream().filter(Ranking::undecided).count();
    return Stream.of(
            same == 0 ? "" : "same in " + same, undecided == 0 ? "" : "undecided in " + undecided)
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(", "));
  }

  /** Returns the ratios of the chosen rows, the smallest first. */
  private static double[] factors(List<Row> rows, Predicate<Row> chosen) {
    return rows.stream()
        .filter(chosen)
        .mapToDouble(row -> row.ratio().value().center())
        .sorted()
        .toArray();
  }

  /** Returns {@code (1.3× to 4.1×)}. */
  private static String range(double... factors) {
    String low = Figure.of(factors[0]) + "×";
    String high = Figure.of(factors[factors.length - 1]) + "×";
    return " (" + (low.equals(high) ? low : low + " to " + high) + ")";
  }
}
