package io.accbench.analysis.fork;

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
 * The forks of one cell, by round, in whatever order they ran. If a round failed and was measured
 * again, the success counts, or the last failure if there is no success. If a round was measured
 * twice, the first entry counts.
 *
 * @param measured the forks that measured, by round, at most one for each round
 * @param failed the failed forks of rounds without a success, by round
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

  public double[] of(ToDoubleFunction<Fork> sample) {
    return measured.stream().mapToDouble(sample).toArray();
  }

  /** A pair of forks of the same round. */
  public record ForkPair(Fork one, Fork other) {}

  /**
   * Returns each fork with the other cell's fork in its round, by round. Two forks that were
   * measured in different sessions, hours apart, are no pair: nothing of the machine cancels out
   * between them.
   */
  public List<ForkPair> pairs(Forks others) {
    Map<Integer, Fork> byRound =
        others.measured.stream().collect(Collectors.toMap(Fork::round, Function.identity()));
    return measured.stream()
        .filter(fork -> byRound.containsKey(fork.round()))
        .map(fork -> new ForkPair(fork, byRound.get(fork.round())))
        .filter(pair -> pair.one().launch().session() == pair.other().launch().session())
        .toList();
  }

  /** Returns the rounds in which a fork measured or failed. */
  public TreeSet<Integer> tried() {
    return Stream.concat(measured.stream(), failed.stream())
        .map(Fork::round)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Returns every value that a measured fork gave for a fact, sorted. */
  public TreeSet<String> facts(String key) {
    TreeSet<String> values = new TreeSet<>();
    for (Fork fork : measured) {
      if (fork.fact(key) != null) {
        values.add(fork.fact(key));
      }
    }
    return values;
  }

  /** Returns a fact that is a number above 0 and the same in all forks; else NaN. */
  public double count(String key) {
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

  /**
   * Returns the most frequent cause of failure, the first by alphabet of several; empty when no
   * fork failed.
   */
  public String commonCause() {
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

  /** Returns the samples of all forks' steady parts, ns; empty unless the mode is sample time. */
  public Histogram histogramNanos() {
    Histogram all = new Histogram();
    measured.forEach(fork -> all.addAll(fork.histogramNanos()));
    return all;
  }
}
