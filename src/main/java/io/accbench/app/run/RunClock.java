package io.accbench.app.run;

import io.accbench.analysis.TimeLeft;
import io.accbench.model.Profiling;
import io.accbench.model.Settings;
import java.time.Duration;
import java.util.function.LongSupplier;

/** The time that a run has used, and that its rounds will still take within its budget. */
final class RunClock {
  /** The seconds of rounds from which their pace by the clock is used. Arbitrary. */
  private static final double SHORTEST = 5;

  /** The greatest pace: what took longer was not measuring, but a machine that slept. Arbitrary. */
  private static final double GREATEST_PACE = 2;

  private final Settings settings;
  private final LongSupplier nanoTime;
  private long start;
  private double secondsBefore;
  private double profilingSeconds;
  private long expectedAt;
  private double expectedSeconds;

  RunClock(Settings settings, LongSupplier nanoTime) {
    this.settings = settings;
    this.nanoTime = nanoTime;
    this.start = nanoTime.getAsLong();
  }

  /**
   * Starts the clock.
   *
   * @param before what an interrupted run had used, s
   * @param profiling what profiling forks will take after the rounds, s
   */
  void begin(double before, double profiling) {
    start = nanoTime.getAsLong();
    secondsBefore = before;
    profilingSeconds = profiling;
  }

  /** Takes over what the rounds are expected to take from now on. */
  void expect(TimeLeft rounds) {
    expectedAt = nanoTime.getAsLong();
    expectedSeconds = rounds.seconds() * pace(rounds.measuredSeconds() - secondsBefore);
  }

  /**
   * Returns how many seconds by the clock a second of rounds takes: between two rounds a run looks
   * at its ratios.
   */
  private double pace(double measured) {
    double pace = measured < SHORTEST ? 1 : seconds(start, expectedAt) / measured;
    return Math.min(GREATEST_PACE, pace);
  }

  double usedSeconds() {
    return secondsBefore + seconds(start, nanoTime.getAsLong());
  }

  /** Returns what rounds and profiling will still take, s, 0 or more. */
  double leftSeconds() {
    double rounds = expectedSeconds - seconds(expectedAt, nanoTime.getAsLong());
    return withinBudget(
        Math.max(0, Math.min(rounds, budgetLeft(roundsShare()))) + profilingSeconds);
  }

  /** Returns a time, or what the budget leaves of it, s, 0 or more. */
  double withinBudget(double seconds) {
    return Math.max(0, Math.min(seconds, budgetLeft(1)));
  }

  private double roundsShare() {
    Profiling profiling = settings.profiling();
    return profiling == null ? 1 : 1 - profiling.budgetShare();
  }

  private double budgetLeft(double share) {
    Duration budget = settings.limits().budget();
    return budget == null
        ? Double.POSITIVE_INFINITY
        : share * budget.toMillis() / 1000.0 - usedSeconds();
  }

  private static double seconds(long from, long to) {
    return (to - from) / 1e9;
  }
}
