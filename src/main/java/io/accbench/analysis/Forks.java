package io.accbench.analysis;

import io.accbench.model.Cell;
import io.accbench.model.Launch;
import io.accbench.model.Settings;
import io.accbench.stats.Histogram;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * All forks of one cell, by round, whatever the order in which they ran. Where a round was measured
 * again after it failed, the success counts, or else the last failure; where it was measured twice,
 * the first entry.
 *
 * @param measured by round, at most one a round
 * @param failed those of rounds that have no success, by round
 * @param repeated how many successes were left out because their round had one
 */
public record Forks(List<Fork> measured, List<Fork> failed, int repeated) {
  public static Forks of(Cell cell, Settings settings, List<Launch> launches) {
    TreeMap<Integer, Fork> measured = new TreeMap<>();
    TreeMap<Integer, Fork> failed = new TreeMap<>();
    int repeated = 0;
    for (Launch launch : launches) {
      Fork fork = Fork.of(cell, settings, launch);
      if (!fork.measured()) {
        failed.put(fork.round(), fork);
      } else if (measured.putIfAbsent(fork.round(), fork) != null) {
        repeated++;
      }
    }
    failed.keySet().removeAll(measured.keySet());
    return new Forks(List.copyOf(measured.values()), List.copyOf(failed.values()), repeated);
  }

  double[] of(ToDoubleFunction<Fork> sample) {
    return measured.stream().mapToDouble(sample).toArray();
  }

  /** Two forks of the same round. */
  record Pair(Fork one, Fork other) {}

  /**
   * Each fork with the other cell's in its round, by round. Of two that were measured in different
   * sessions, hours apart, nothing of the machine cancels out: they are no pair.
   */
  List<Pair> pairs(Forks others) {
    Map<Integer, Fork> byRound =
        others.measured.stream().collect(Collectors.toMap(Fork::round, Function.identity()));
    return measured.stream()
        .filter(fork -> byRound.containsKey(fork.round()))
        .map(fork -> new Pair(fork, byRound.get(fork.round())))
        .filter(pair -> pair.one().launch().session() == pair.other().launch().session())
        .toList();
  }

  /** The rounds in which a fork measured or failed. */
  TreeSet<Integer> tried() {
    return Stream.concat(measured.stream(), failed.stream())
        .map(Fork::round)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Every value that a measured fork gave for a fact, sorted. */
  TreeSet<String> facts(String key) {
    TreeSet<String> values = new TreeSet<>();
    for (Fork fork : measured) {
      if (fork.fact(key) != null) {
        values.add(fork.fact(key));
      }
    }
    return values;
  }

  /** A fact that is a number above 0, the same in all forks; else NaN. */
  double count(String key) {
    TreeSet<String> values = facts(key);
    if (values.size() != 1) {
      return Double.NaN;
    }
    try {
      double count = Double.parseDouble(values.first());
      return count > 0 && Double.isFinite(count) ? count : Double.NaN;
    } catch (NumberFormatException e) {
      return Double.NaN;
    }
  }

  /** Why forks failed, most often; the first by alphabet of several; empty when none did. */
  String commonCause() {
    return failed.stream()
        .collect(Collectors.groupingBy(Fork::cause, TreeMap::new, Collectors.counting()))
        .entrySet()
        .stream()
        .max(
            Map.Entry.<String, Long>comparingByValue()
                .thenComparing(Map.Entry.<String, Long>comparingByKey(Comparator.reverseOrder())))
        .map(Map.Entry::getKey)
        .orElse("");
  }

  /** The samples of all forks' steady parts, ns; empty unless it is sample time. */
  Histogram histogramNanos() {
    Histogram all = new Histogram();
    measured.forEach(fork -> all.addAll(fork.histogramNanos()));
    return all;
  }
}
