package io.accbench.report.ratio;

import io.accbench.analysis.Analyzer;
import io.accbench.analysis.BreakEven;
import io.accbench.analysis.StartUp;
import io.accbench.report.text.Figure;

/** The start-up and the steady state of a cell against those of its baseline, in words. */
public final class BreakEvenText {
  private BreakEvenText() {}

  /**
   * Returns the words that follow a row's label: {@code repays its slower start against reflection
   * after about 41,000 operations}; empty for the baseline.
   */
  public static String of(StartUp startUp, StartUp.ColdRow row) {
    BreakEven breakEven = row.breakEven();
    String baseline = startUp.rows().get(0).label();
    return switch (breakEven.kind()) {
      case BASELINE -> "";
      case TOO_FEW_FORKS ->
          "too few forks to decide (%d of %d)".formatted(breakEven.forks(), Analyzer.FEWEST_ROUNDS);
      case NO_DIFFERENCE -> "no difference shown";
      case STEADY_FASTER -> "faster in steady state; no difference shown at start-up";
      case STEADY_SLOWER -> "slower in steady state; no difference shown at start-up";
      case START_FASTER -> "starts faster; no difference shown in steady state";
      case START_SLOWER -> "starts slower; no difference shown in steady state";
      case FASTER -> "faster from the first operation";
      case SLOWER -> "slower from the first operation";
      case REPAYS_START ->
          "repays its slower start against %s after about %s"
              .formatted(baseline, rounded(breakEven.operations()));
      case LOSES_START ->
          "starts faster; %s has caught up after about %s"
              .formatted(baseline, rounded(breakEven.operations()));
      case MEANS_DISAGREE -> "no break-even: plain and trimmed means disagree";
    };
  }

  /** Returns the operations with two significant digits: the intervals rarely support more. */
  private static String rounded(long operations) {
    return Figure.count(Figure.rounded(operations, 2).longValue(), "operation");
  }
}
