package io.accbench.model;

import io.accbench.model.Settings.IterationPlan;
import io.accbench.model.Settings.Placement;
import io.accbench.model.Settings.RoundPlan;
import io.accbench.model.Settings.RunLimits;
import java.time.Duration;
import java.util.List;

/**
 * Makes settings for tests: iterations of 100 ms, one to warm up and one measured, in six rounds
 * and ten of single shots, on any processors, without profiling or budget. A test names the rest.
 */
public final class SettingsBuilder {
  private IterationPlan iterations;
  private RoundPlan rounds = new RoundPlan(Range.exactly(6), Range.exactly(10));
  private RunLimits limits = new RunLimits(Duration.ofMinutes(1), null);
  private Goal goal = Goal.DEFAULT;
  private Placement placement = new Placement(Interleaving.FORKS, ProcessorChoice.ANY);
  private List<String> jvmArgs = List.of();
  private Profiling profiling;

  public SettingsBuilder() {
    iterations(Range.exactly(1), 100, 1, 100);
  }

  /** Begins with all parts of other settings. */
  public SettingsBuilder(Settings other) {
    iterations = other.iterations();
    rounds = other.rounds();
    limits = other.limits();
    goal = other.goal();
    placement = other.placement();
    jvmArgs = other.jvmArgs();
    profiling = other.profiling();
  }

  /** Sets how many iterations there are, and how many milliseconds each takes. */
  public SettingsBuilder iterations(Range warmup, int warmupMillis, int measured, int millis) {
    iterations =
        new IterationPlan(
            warmup, Duration.ofMillis(warmupMillis), measured, Duration.ofMillis(millis));
    return this;
  }

  public SettingsBuilder rounds(Range steady, Range singleShot) {
    rounds = new RoundPlan(steady, singleShot);
    return this;
  }

  public SettingsBuilder limits(Duration timeout, Duration budget) {
    limits = new RunLimits(timeout, budget);
    return this;
  }

  public SettingsBuilder goal(Goal other) {
    goal = other;
    return this;
  }

  public SettingsBuilder placement(Interleaving interleaving, ProcessorChoice processors) {
    placement = new Placement(interleaving, processors);
    return this;
  }

  public SettingsBuilder jvmArgs(List<String> arguments) {
    jvmArgs = arguments;
    return this;
  }

  public SettingsBuilder profiling(Profiling other) {
    profiling = other;
    return this;
  }

  public Settings build() {
    return new Settings(iterations, rounds, limits, goal, placement, jvmArgs, profiling);
  }
}
