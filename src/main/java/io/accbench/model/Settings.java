package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Duration;
import java.util.List;

/**
 * How each fork measures, in JMH's terms.
 *
 * @param warmupIterations {@code -wi}: a number, or a range in which the fork warms up until it is
 *     steady; not used by single shots
 * @param warmupTime {@code -w}, of one warm-up iteration
 * @param iterations {@code -i}, at least 1; not used by single shots
 * @param time {@code -r}, of one measured iteration
 * @param rounds forks of a steady-state cell ({@code -f}): a number, or a range in which rounds are
 *     added until every ratio is decided
 * @param singleShotRounds the same of a single-shot cell
 * @param jvmArgs {@code -jvmArgs}: added to every fork
 * @param timeout after which a launch is killed, beyond its warm-up and measurement
 * @param budget the whole run's wall-clock limit, or null
 * @param goal what a ratio must show before it needs no more rounds
 * @param interleaving what takes turns within a round
 * @param processors which processors the forks of a round measure on
 * @param profiling the forks that are profiled afterwards; null for none
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

  /** A journal from before there were these parts measured without them. */
  public Settings {
    goal = goal == null ? Goal.DEFAULT : goal;
    interleaving = interleaving == null ? Interleaving.FORKS : interleaving;
    processors = processors == null ? ProcessorChoice.ANY : processors;
  }

  /** On any processor, without profiling. */
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

  /** Whether forks of these cells can take turns: more than one, each of many iterations. */
  public boolean inTurns(List<PlannedCell> cells) {
    return interleaving == Interleaving.ITERATIONS
        && cells.size() > 1
        && cells.stream().allMatch(planned -> planned.cell().mode().steady());
  }

  /** What the measured iterations of one fork take, s. */
  double measuringSeconds() {
    return iterations * time.toNanos() / 1e9;
  }

  /** The same within another time; null for any. */
  public Settings withBudget(Duration other) {
    return with(warmupIterations, iterations, jvmArgs, other, goal, interleaving, profiling);
  }

  /** The same with another goal. */
  public Settings withGoal(Goal other) {
    return with(warmupIterations, iterations, jvmArgs, budget, other, interleaving, profiling);
  }

  /** The same with other arguments for the forks. */
  public Settings withJvmArgs(List<String> arguments) {
    return with(warmupIterations, iterations, arguments, budget, goal, interleaving, profiling);
  }

  /** The same with other iterations. */
  public Settings withIterations(Range warmUp, int measured) {
    return with(warmUp, measured, jvmArgs, budget, goal, interleaving, profiling);
  }

  /** The same with other profiling; null for none. */
  public Settings withProfiling(Profiling other) {
    return with(warmupIterations, iterations, jvmArgs, budget, goal, interleaving, other);
  }

  /** The same on other processors. */
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

  /** The same with forks one after the other. */
  public Settings apart() {
    return with(warmupIterations, iterations, jvmArgs, budget, goal, Interleaving.FORKS, profiling);
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
