package io.accbench.report.gate;

import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.gate.SelfTestResult;
import java.io.PrintWriter;

/** The result of a gate's self-test for a terminal: both decisions, and the answer as last line. */
public final class SelfTestText {
  private SelfTestText() {}

  /** Writes a result; flushes {@code out} and leaves it open. */
  public static void write(SelfTestResult result, PrintWriter out) {
    out.println();
    write("identical code: " + ofSame(result), result.same(), out);
    write("slowed by " + result.injection() + ": " + ofSlowed(result), result.slowed(), out);
    out.println(answer(result));
    out.flush();
  }

  private static void write(String what, Decision decision, PrintWriter out) {
    out.println(what + "; " + DecisionText.of(decision));
    for (JudgedRow row : decision.rows()) {
      out.println("  " + RowText.line(row));
    }
  }

  static String ofSame(SelfTestResult result) {
    if (result.falseAlarm()) {
      return "is a false alarm";
    }
    if (result.sameUndecided()) {
      return "is undecided: every row is INCONCLUSIVE";
    }
    long open = result.openRows();
    return open == 0
        ? "stays green"
        : "stays green, %d of %d rows INCONCLUSIVE".formatted(open, result.same().rows().size());
  }

  static String ofSlowed(SelfTestResult result) {
    if (result.found()) {
      return "goes red";
    }
    return result.slowedUndecided() ? "is undecided: INCONCLUSIVE" : "was missed";
  }

  static String answer(SelfTestResult result) {
    return switch (result.answer()) {
      case PASS -> "self-test passed";
      case UNDECIDED ->
          "self-test NOT passed: the gate stayed undecided; give a larger --budget, or a larger"
              + " --inject";
      default -> "self-test FAILED";
    };
  }
}
