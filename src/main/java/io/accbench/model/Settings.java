package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Duration;
import java.util.List;

/**
 * The settings by which each fork measures, in JMH's terms.
 *
 * @param warmupIterations {@code -wi}: a number, or a range in which the fork warms up until it is
 *     steady; not used by single shots
 * @param warmupTime {@code -w}, of one warm-up iteration
 * @param iterations {@code -i}, at least 1; not used by single shots
 * @param time {@code -r}, of one measured iteration
 * @param rounds forks of a steady-state cell ({@code -f}): a number, or a range in which rounds are
 *     added until every ratio is decided
 * @param singleShotRounds forks of a single-shot cell, as a number or a range
 * @param jvmArgs {@code -jvmArgs}: added to every fork
 * @param timeout the time after which a launch is killed, beyond its warm-up and measurement
 * @param budget the whole run's wall-clock limit, or null
 * @param goal what a ratio must show before it needs no more rounds
 * @param interleaving what takes turns within a round
 * @param processors which processors the forks of a round measure on
 * @param profiling the forks that are profiled afterwards; null for no profiling
 */
public record Settings(
    Range warmupIterations,
    Duration warmupTime,
    int iterations,
    Duration time,
    Range rounds,
    Range singleShotRounds,
    List<String> jvmArgs,
    Duration timeout,
    Duration budget,
    Goal goal,
    Interleaving interleaving,
    ProcessorChoice processors,
    @JsonInclude(JsonInclude.Include.NON_NULL) Profiling profiling) {

  /**
   * Replaces absent parts by what they mean in a journal from before they existed: measured without
   * them.
   */
  public Settings {
    goal = goal == null ? Goal.DEFAULT : goal;
    interleaving = interleaving == null ? Interleaving.FORKS : interleaving;
    processors = processors == null ? ProcessorChoice.ANY : processors;
  }

  /** Creates settings for any processor, without profiling. */
  public Settings(
      Range warmupIterations,
      Duration warmupTime,
      int iterations,
      Duration time,
      Range rounds,
      Range singleShotRounds,
      List<String> jvmArgs,
      Duration timeout,
      Duration budget,
      Goal goal,
      Interleaving interleaving) {
    this(
        warmupIterations,
        warmupTime,
        iterations,
        time,
        rounds,
        singleShotRounds,
        jvmArgs,
        timeout,
        budget,
        goal,
        interleaving,
        ProcessorChoice.ANY,
        null);
  }

  /**
   * Returns whether forks of these cells can take turns: more than one, each of many iterations.
   */
  public boolean inTurns(List<PlannedCell> cells) {
    return interleaving == Interleaving.ITERATIONS
        && cells.size() > 1
        && cells.stream().allMatch(planned -> planned.cell().mode().steady());
  }

  /** Returns the time of the measured iterations of one fork, s. */
  double measuringSeconds() {
    return iterations * time.toNanos() / 1e9;
  }

  /** Returns the same settings with another budget; null for any time. */
  public Settings withBudget(Duration other) {
    return with(warmupIterations, iterations, jvmArgs, other, goal, interleaving, profiling);
  }

  /** Returns the same settings with another goal. */
  public Settings withGoal(Goal other) {
    return with(warmupIterations, iterations, jvmArgs, budget, other, interleaving, profiling);
  }

  /** Returns the same settings with other arguments for the forks. */
  public Settings withJvmArgs(List<String> arguments) {
    return with(warmupIterations, iterations, arguments, budget, goal, interleaving, profiling);
  }

  /** Returns the same settings with other iterations. */
  public Settings withIterations(Range warmUp, int measured) {
    return with(warmUp, measured, jvmArgs, budget, goal, interleaving, profiling);
  }

  /** Returns the same settings with other profiling; null for no profiling. */
  public Settings withProfiling(Profiling other) {
    return with(warmupIterations, iterations, jvmArgs, budget, goal, interleaving, other);
  }

  /** Returns the settings of one cell: these, with its own iterations where it has some. */
  public Settings of(PlannedCell planned) {
    CellTiming own = planned.timing();
    return own == null
        ? this
        : new Settings(
            own.warmupIterations(),
            own.warmupTime(),
            own.iterations(),
            own.time(),
            rounds,
            singleShotRounds,
            jvmArgs,
            timeout,
            budget,
            goal,
            interleaving,
            processors,
            profiling);
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
    long nanos = time.toNanos();
    long measured = (profiling.time().toNanos() + nanos - 1) / nanos;
    Range warmUp =
        new Range(Math.max(1, warmupIterations.fewest()), Math.max(1, warmupIterations.most()));
    return withIterations(warmUp, (int) measured + 1);
  }

  /** Returns the same settings on other processors. */
  public Settings withProcessors(ProcessorChoice other) {
    return new Settings(
        warmupIterations,
        warmupTime,
        iterations,
        time,
        rounds,
        singleShotRounds,
        jvmArgs,
        timeout,
        budget,
        goal,
        interleaving,
        other,
        profiling);
  }

  private Settings with(
      Range warmUp,
      int measured,
      List<String> arguments,
      Duration within,
      Goal aim,
      Interleaving turns,
      Profiling profiled) {
    return new Settings(
        warmUp,
        warmupTime,
        measured,
        time,
        rounds,
        singleShotRounds,
        arguments,
        timeout,
        within,
        aim,
        turns,
        processors,
        profiled);
  }
}
