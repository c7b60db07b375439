package io.accbench.analysis;

import io.accbench.analysis.fork.ChangedFork;
import io.accbench.analysis.fork.ForkSample;
import io.accbench.model.Header;
import io.accbench.model.Launch;
import io.accbench.model.LeftCode;
import io.accbench.model.PlannedCell;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;

/**
 * What a change of traffic did to the forks of a cell.
 *
 * @param cell the cell's id
 * @param forks how many forks measured it
 * @param nanosBefore time of an operation in the steady part before the change, ns
 * @param worstNanos the slowest iteration after it, ns per operation
 * @param worstTimes the same as a multiple of the time before
 * @param secondsUntilSteady how long the fork's own iterations took until it was steady again, s;
 *     infinite where it was not
 * @param secondsWatched how long its own iterations took from the change on, s
 * @param nanosAfter time of an operation in the steady part after the change, ns
 * @param timesAfter the same as a multiple of the time before
 * @param deoptimizations how often compiled code was left after the change
 * @param places where that was, the most frequent first
 */
public record TrafficChange(
    String cell,
    int forks,
    OverForks nanosBefore,
    OverForks worstNanos,
    OverForks worstTimes,
    OverForks secondsUntilSteady,
    OverForks secondsWatched,
    OverForks nanosAfter,
    OverForks timesAfter,
    OverForks deoptimizations,
    List<LeftPlace> places) {

  /** The median over forks, the least and the most. */
  public record OverForks(double median, double least, double most) {
    private static OverForks of(List<ChangedFork> forks, ToDoubleFunction<ChangedFork> value) {
      double[] values = forks.stream().mapToDouble(value).sorted().toArray();
      int count = values.length;
      double median = (values[(count - 1) / 2] + values[count / 2]) / 2; // may be infinite
      return new OverForks(median, values[0], values[count - 1]);
    }
  }

  /**
   * A place at which compiled code was left.
   *
   * @param place where, and why
   * @param times how often in a fork
   */
  public record LeftPlace(LeftCode place, OverForks times) {}

  /** Returns one for each cell whose traffic changed in some fork, in the order of the plan. */
  public static List<TrafficChange> of(Analysis analysis) {
    Header header = analysis.header();
    Map<String, PlannedCell> cells = new LinkedHashMap<>();
    header
        .cellsById()
        .forEach(
            (id, planned) -> {
              if (planned.cell().pollution().later()) {
                cells.put(id, planned);
              }
            });
    Map<String, Launch> launches = new HashMap<>();
    for (Launch launch : analysis.launches()) {
      if (cells.containsKey(launch.cell()) && !launch.failed()) {
        launches.putIfAbsent(launch.cell() + "#" + launch.round(), launch);
      }
    }
    Map<String, List<ChangedFork>> forks = new HashMap<>();
    for (ForkSample fork : analysis.forks()) {
      Launch launch = launches.get(fork.cell() + "#" + fork.round());
      if (launch != null) {
        PlannedCell planned = cells.get(fork.cell());
        ChangedFork.of(
                planned.cell(),
                header.settings().of(planned).iterations(),
                launch,
                fork.nanosPerOp())
            .ifPresent(
                changed ->
                    forks.computeIfAbsent(fork.cell(), any -> new ArrayList<>()).add(changed));
      }
    }
    return cells.keySet().stream()
        .filter(forks::containsKey)
        .map(id -> of(id, forks.get(id)))
        .toList();
  }

  private static TrafficChange of(String cell, List<ChangedFork> forks) {
    return new TrafficChange(
        cell,
        forks.size(),
        OverForks.of(forks, ChangedFork::nanosBefore),
        OverForks.of(forks, ChangedFork::worstNanos),
        OverForks.of(forks, fork -> fork.worstNanos() / fork.nanosBefore()),
        OverForks.of(forks, ChangedFork::secondsUntilSteady),
        OverForks.of(forks, ChangedFork::secondsWatched),
        OverForks.of(forks, ChangedFork::nanosAfter),
        OverForks.of(forks, fork -> fork.nanosAfter() / fork.nanosBefore()),
        OverForks.of(
            forks, fork -> fork.left().values().stream().mapToInt(Integer::intValue).sum()),
        places(forks));
  }

  private static List<LeftPlace> places(List<ChangedFork> forks) {
    TreeSet<LeftCode> all = new TreeSet<>();
    forks.forEach(fork -> all.addAll(fork.left().keySet()));
    return all.stream()
        .map(
            place ->
                new LeftPlace(
                    place, OverForks.of(forks, fork -> fork.left().getOrDefault(place, 0))))
        .sorted(
            Comparator.comparingDouble((LeftPlace each) -> -each.times().median())
                .thenComparingDouble(each -> -each.times().most()))
        .toList();
  }
}
