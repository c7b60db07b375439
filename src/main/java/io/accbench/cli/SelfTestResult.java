package io.accbench.cli;

import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.gate.Metric;
import io.accbench.gate.Outcome;
import io.accbench.model.ExitCode;
import java.util.function.Predicate;

/**
 * The decisions of a gate on identical and on slower code. The self-test passes only with both
 * answers, since a gate that could not tell has shown nothing.
 */
record SelfTestResult(Decision same, Decision slowed) {
  private boolean falseAlarm() {
    return same.outcome() == Outcome.REGRESSED;
  }

  private boolean sameOpen() {
    return same.rows().stream().allMatch(SelfTestResult::open);
  }

  private boolean found() {
    return slowed.outcome() == Outcome.REGRESSED;
  }

  /**
   * Returns whether the slow-down stayed undecided. Only rows of time count, since only time was
   * slowed down.
   */
  private boolean slowedOpen() {
    Predicate<JudgedRow> time = row -> row.metric() == Metric.TIME;
    return !found() && slowed.rows().stream().filter(time).anyMatch(SelfTestResult::open);
  }

  private static boolean open(JudgedRow row) {
    return row.outcome() == Outcome.INCONCLUSIVE;
  }

  String ofSame() {
    if (falseAlarm()) {
      return "is a false alarm";
    }
    if (sameOpen()) {
      return "is undecided: every row is INCONCLUSIVE";
    }
    long open = same.rows().stream().filter(SelfTestResult::open).count();
    return open == 0
        ? "stays green"
        : "stays green, %d of %d rows INCONCLUSIVE".formatted(open, same.rows().size());
  }

  String ofSlowed() {
    if (found()) {
      return "goes red";
    }
    return slowedOpen() ? "is undecided: INCONCLUSIVE" : "was missed";
  }

  /** Returns the last line: {@code passed}, or what is wrong. */
  String sentence() {
    return switch (exitCode()) {
      case PASS -> "self-test passed";
      case UNDECIDED ->
          "self-test NOT passed: the gate stayed undecided; give a larger --budget, or a larger"
              + " --inject";
      default -> "self-test FAILED";
    };
  }

  /**
   * Returns {@link ExitCode#REGRESSED} for a wrong answer, and {@link ExitCode#UNDECIDED} for a
   * missing one.
   */
  ExitCode exitCode() {
    if (falseAlarm() || (!found() && !slowedOpen())) {
      return ExitCode.REGRESSED;
    }
    return sameOpen() || slowedOpen() ? ExitCode.UNDECIDED : ExitCode.PASS;
  }
}
