package io.accbench.analysis.fork;

import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Launch;
import io.accbench.model.MeasuredProcessors;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The findings on forks that were to measure on the processors of their round, and did not. */
public final class UnboundForks {
  private UnboundForks() {}

  /**
   * Returns one finding for the whole run, with the most frequent reason; empty where all forks
   * were bound.
   */
  public static List<Finding> findings(Collection<Launch> launches) {
    List<MeasuredProcessors> known =
        launches.stream()
            .filter(launch -> !launch.failed())
            .map(launch -> MeasuredProcessors.in(launch.facts()))
            .flatMap(Optional::stream)
            .toList();
    Map<String, Long> reasons =
        known.stream()
            .map(MeasuredProcessors::obstacle)
            .filter(Objects::nonNull)
            .collect(Collectors.groupingBy(why -> why, TreeMap::new, Collectors.counting()));
    return reasons.entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .map(most -> finding(reasons, most.getKey(), known.size()))
        .stream()
        .toList();
  }

  private static Finding finding(Map<String, Long> reasons, String most, int all) {
    long unbound = reasons.values().stream().mapToLong(Long::longValue).sum();
    return Finding.of(
        FindingKind.FORKS_UNBOUND, Finding.RUN, unbound, all, reasons.size() > 1, most);
  }
}
