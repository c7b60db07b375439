package io.accbench.gate;

import io.accbench.model.ExitCode;
import java.util.function.Predicate;

/**
 * The decisions of a gate on identical and on slower code. The self-test passes only with both
 * answers, since a gate that could not tell has shown nothing.
 *
 * @param injection the slow-down
 * @param failed whether some fork failed to measure
 */
public record SelfTestResult(String injection, Decision same, Decision slowed, boolean failed) {
  /** Returns whether identical code was found to have regressed. */
  public boolean falseAlarm() {
    return same.outcome() == Outcome.REGRESSED;
  }

  /** Returns whether the gate decided nothing on identical code. */
  public boolean sameUndecided() {
    return openRows() == same.rows().size();
  }

  /** Returns how many rows of identical code stayed undecided. */
  public long openRows() {
    return same.rows().stream().filter(SelfTestResult::open).count();
  }

  /** Returns whether the slow-down was found. */
  public boolean found() {
    return slowed.outcome() == Outcome.REGRESSED;
  }

  /**
   * Returns whether the slow-down stayed undecided. Only rows of time count, since only time was
   * slowed down.
   */
  public boolean slowedUndecided() {
    Predicate<JudgedRow> time = row -> row.metric() == Metric.TIME;
    return !found() && slowed.rows().stream().filter(time).anyMatch(SelfTestResult::open);
  }

  private static boolean open(JudgedRow row) {
    return row.outcome() == Outcome.INCONCLUSIVE;
  }

  /**
   * Returns the answer: {@link ExitCode#REGRESSED} when it is wrong, and {@link ExitCode#UNDECIDED}
   * when it is missing.
   */
  public ExitCode answer() {
    if (falseAlarm() || (!found() && !slowedUndecided())) {
      return ExitCode.REGRESSED;
    }
    return sameUndecided() || slowedUndecided() ? ExitCode.UNDECIDED : ExitCode.PASS;
  }

  /** Returns the exit code of the self-test. */
  public ExitCode exitCode() {
    return failed && answer() == ExitCode.PASS ? ExitCode.CELL_FAILED : answer();
  }
}
