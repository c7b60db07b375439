package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Duration;
import java.util.List;

/**
 * The settings by which each fork measures, in JMH's terms.
 *
 * @param iterations what a fork does; not used by single shots
 * @param rounds how many forks each cell gets
 * @param limits what ends a fork, or the run
 * @param goal what a ratio must show before it needs no more rounds
 * @param placement what runs side by side, and where
 * @param jvmArgs {@code -jvmArgs}: added to every fork
 * @param profiling the forks that are profiled afterwards; null for no profiling
 */
public record Settings(
    IterationPlan iterations,
    RoundPlan rounds,
    RunLimits limits,
    Goal goal,
    Placement placement,
    List<String> jvmArgs,
    @JsonInclude(JsonInclude.Include.NON_NULL) Profiling profiling) {

  /**
   * The iterations of one fork.
   *
   * @param warmup {@code -wi}: a number, or a range in which the fork warms up until it is steady
   * @param warmupTime {@code -w}, of one warm-up iteration
   * @param measured {@code -i}, at least 1
   * @param time {@code -r}, of one measured iteration
   */
  public record IterationPlan(Range warmup, Duration warmupTime, int measured, Duration time) {}

  /**
   * The forks of a cell, as a number, or as a range in which rounds are added until every ratio is
   * decided.
   *
   * @param steady those of a steady-state cell ({@code -f})
   * @param singleShot those of a single-shot cell
   */
  public record RoundPlan(Range steady, Range singleShot) {}

  /**
   * The limits of time.
   *
   * @param timeout the time after which a launch is killed, beyond its warm-up and measurement
   * @param budget the whole run's wall-clock limit, or null
   */
  public record RunLimits(Duration timeout, Duration budget) {}

  /**
   * The place of forks in time and on the processors.
   *
   * @param interleaving what takes turns within a round
   * @param processors which processors the forks of a round measure on
   */
  public record Placement(Interleaving interleaving, ProcessorChoice processors) {}

  /**
   * Returns whether forks of these cells can take turns: more than one, each of many iterations.
   */
  public boolean inTurns(List<PlannedCell> cells) {
    return placement.interleaving == Interleaving.ITERATIONS
        && cells.size() > 1
        && cells.stream().allMatch(planned -> planned.cell().mode().steady());
  }

  /** Returns the time of the measured iterations of one fork, s. */
  double measuringSeconds() {
    return iterations.measured * iterations.time.toNanos() / 1e9;
  }

  /** Returns the settings of one cell: these, with its own iterations where it has some. */
  public Settings of(PlannedCell planned) {
    return planned.timing() == null ? this : with(planned.timing().iterations());
  }

  /**
   * Returns the settings of profiling forks. They have as many iterations of the same length as the
   * profiling time takes, and one more, into which a proof may fall. They have at least one warm-up
   * iteration, in which the recording starts.
   */
  public Settings profiled() {
    if (profiling == null) {
      return this;
    }
    long nanos = iterations.time.toNanos();
    long measured = (profiling.time().toNanos() + nanos - 1) / nanos;
    Range warmup =
        new Range(Math.max(1, iterations.warmup.fewest()), Math.max(1, iterations.warmup.most()));
    return with(
        new IterationPlan(warmup, iterations.warmupTime, (int) measured + 1, iterations.time));
  }

  /** Returns the same settings with another goal. */
  public Settings with(Goal other) {
    return new Settings(iterations, rounds, limits, other, placement, jvmArgs, profiling);
  }

  /** Returns the same settings with another budget. */
  public Settings withBudget(Duration budget) {
    RunLimits other = new RunLimits(limits.timeout, budget);
    return new Settings(iterations, rounds, other, goal, placement, jvmArgs, profiling);
  }

  private Settings with(IterationPlan other) {
    return new Settings(other, rounds, limits, goal, placement, jvmArgs, profiling);
  }
}
