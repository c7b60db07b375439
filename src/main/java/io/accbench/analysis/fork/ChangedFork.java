package io.accbench.analysis.fork;

import io.accbench.kernel.wire.FactKeys;
import io.accbench.model.Cell;
import io.accbench.model.Launch;
import io.accbench.model.LeftCode;
import io.accbench.model.Settings.IterationPlan;
import io.accbench.stats.Quantile;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * A fork whose traffic changed when it was warm.
 *
 * @param nanosBefore time of an operation in the steady part before the change, ns; NaN without
 *     iterations before it
 * @param worstNanos the slowest iteration from the change until the fork is steady again, ns per
 *     operation
 * @param secondsUntilSteady its own iterations from the change to the first steady one, s; infinite
 *     if it was not steady again
 * @param secondsWatched its own iterations from the change to the end, s
 * @param nanosAfter time of an operation in the steady part after the change, ns
 * @param left how often compiled code was left after the change, by place
 */
public record ChangedFork(
    double nanosBefore,
    double worstNanos,
    double secondsUntilSteady,
    double secondsWatched,
    double nanosAfter,
    Map<LeftCode, Integer> left) {

  /**
   * Returns what the change did to a fork; empty if its traffic did not change.
   *
   * @param plan the iterations of its cell
   * @param nanosAfter time of an operation in its steady part, ns
   */
  public static Optional<ChangedFork> of(
      Cell cell, IterationPlan plan, Launch launch, double nanosAfter) {
    Unit unit = Unit.parse(launch.samples().unit());
    if (!launch.facts().containsKey(FactKeys.SHIFTED) || unit == null) {
      return Optional.empty();
    }
    List<Double> warmup = launch.samples().warmup();
    int change = iterationsBefore(launch);
    double[] before = nanos(warmup.subList(0, change).stream(), unit, cell);
    double[] after =
        nanos(
            Stream.concat(
                warmup.subList(change, warmup.size()).stream(), launch.samples().scores().stream()),
            unit,
            cell);
    OptionalInt steady = Steadiness.start(after, launch.samples().scores().size());
    int warm = warmup.size() - change;
    double[] seconds = new double[after.length];
    for (int i = 0; i < after.length; i++) {
      double planned = (i < warm ? plan.warmupTime() : plan.time()).toNanos();
      seconds[i] = Math.max(planned, after[i]) / 1e9;
    }
    int end = steady.orElse(after.length);
    return Optional.of(
        new ChangedFork(
            level(before),
            Arrays.stream(after, 0, Math.max(1, end)).max().orElse(Double.NaN),
            steady.isEmpty() ? Double.POSITIVE_INFINITY : Arrays.stream(seconds, 0, end).sum(),
            Arrays.stream(seconds).sum(),
            nanosAfter,
            LeftCode.in(launch.facts(), FactKeys.LEFT)));
  }

  /**
   * Returns how many warm-up iterations a launch has before its traffic changed; 0 without that.
   */
  static int iterationsBefore(Launch launch) {
    String fact = launch.facts().getOrDefault(FactKeys.SHIFTED, "0");
    int known = fact.matches("\\d{1,9}") ? Integer.parseInt(fact) : 0;
    return Math.min(known, launch.samples().warmup().size());
  }

  private static double[] nanos(Stream<Double> scores, Unit unit, Cell cell) {
    return scores
        .filter(Fork::plausible)
        .mapToDouble(score -> unit.nanosPerOp(score, cell.threads()))
        .toArray();
  }

  /** Returns the median of the steady part; of the second half where none is steady. */
  private static double level(double... series) {
    if (series.length == 0) {
      return Double.NaN;
    }
    int start = Steadiness.start(series, series.length / 2).orElse(series.length / 2);
    return Quantile.median(Arrays.copyOfRange(series, start, series.length));
  }
}
