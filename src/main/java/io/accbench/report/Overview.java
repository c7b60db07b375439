package io.accbench.report;

import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.model.Mode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Many tables in one sentence a strategy: in how many it is faster or slower, and by how much. */
final class Overview {
  private final List<Row> steady = new ArrayList<>();
  private final List<Row> first = new ArrayList<>();

  private Overview() {}

  /** {@code hidden: faster than reflection in 10 of 12 tables (1.3× to 4.1×), slower in 1}. */
  static List<String> lines(List<Group> groups) {
    Map<String, Overview> byLabel = new LinkedHashMap<>();
    for (Group group : groups) {
      for (Row row : new Ranking(group).others()) {
        byLabel.computeIfAbsent(RatioTable.label(group, row), l -> new Overview()).add(row);
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
    if (row.ratio() == null || row.atFloor()) {
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
    String inactive = idle == 0 ? "" : "inactive in " + Work.counted(idle, "table");
    return active.isEmpty() ? inactive : active(active, than) + (idle == 0 ? "" : "; " + inactive);
  }

  private static String active(List<Row> all, String than) {
    List<Row> rows = all.stream().filter(row -> row.ratio().enough()).toList();
    if (rows.isEmpty()) {
      return Factor.UNBOUNDED + " in " + Work.counted(all.size(), "table");
    }
    String of = " of " + Work.counted(rows.size(), "table");
    String faster = range(rows, Ranking::faster);
    String slower = range(rows, Ranking::slower);
    String rest = rest(rows);
    if (faster.isEmpty() && slower.isEmpty()) {
      return "neither faster nor slower in any" + of + rest.replaceFirst(", (.*)", " ($1)");
    }
    if (faster.isEmpty()) {
      return "slower" + than + " in " + slower.replaceFirst(" ", of + " ") + rest;
    }
    return "faster"
        + than
        + " in "
        + faster.replaceFirst(" ", of + " ")
        + (slower.isEmpty() ? "" : ", slower in " + slower)
        + rest;
  }

  /** {@code , same in 3, undecided in 1}; without what is none. */
  private static String rest(List<Row> rows) {
    long same = rows.stream().filter(Ranking::same).count();
    long undecided = rows.stream().filter(Ranking::undecided).count();
    return (same == 0 ? "" : ", same in " + same)
        + (undecided == 0 ? "" : ", undecided in " + undecided);
  }

  /** {@code 10 (1.3× to 4.1×)}; empty for none. */
  private static String range(List<Row> rows, Predicate<Row> chosen) {
    double[] factors =
        rows.stream()
            .filter(chosen)
            .mapToDouble(row -> row.ratio().value().center())
            .sorted()
            .toArray();
    if (factors.length == 0) {
      return "";
    }
    String low = Figure.of(factors[0]) + "×";
    String high = Figure.of(factors[factors.length - 1]) + "×";
    return factors.length + " (" + (low.equals(high) ? low : low + " to " + high) + ")";
  }
}
