package io.accbench.analysis;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/**
 * The number of operations after which two cells have taken the same time: the n that solves shot_a
 * + n · steady_a = shot_b + n · steady_b. Only a difference that the intervals show counts.
 *
 * @param operations at least 1; null when there is no such number or it is not shown
 * @param sentence the comparison in words
 */
record BreakEven(Long operations, String sentence) {
  /** The break-even of the baseline itself, about which there is nothing to say. */
  static final BreakEven NONE = new BreakEven(null, "");

  /**
   * Returns the break-even of a cell and its baseline.
   *
   * @param baselineLabel names the baseline in the sentence; the sentence's subject is the cell
   */
  static BreakEven of(StartUpPair cell, String baselineLabel, StartUpPair baseline) {
    int forks = Math.min(cell.forks(), baseline.forks());
    if (forks < Analyzer.FEWEST_ROUNDS) {
      return none("too few forks to decide (%d of %d)".formatted(forks, Analyzer.FEWEST_ROUNDS));
    }
    int start = direction(cell.first(), baseline.first());
    int steady = direction(cell.steady(), baseline.steady());
    if (start == 0 && steady == 0) {
      return none("no difference shown");
    }
    if (start == 0) {
      return none(word(steady) + " in steady state; no difference shown at start-up");
    }
    if (steady == 0) {
      return none("starts " + word(start) + "; no difference shown in steady state");
    }
    return start == steady
        ? none(word(start) + " from the first operation")
        : crossing(cell, baselineLabel, baseline, steady);
  }

  private static BreakEven crossing(
      StartUpPair cell, String baselineLabel, StartUpPair baseline, int steady) {
    double operations =
        (cell.firstNanos() - baseline.firstNanos()) / (baseline.steadyNanos() - cell.steadyNanos());
    if (!(operations > 0) || Double.isInfinite(operations)) {
      return none("no break-even: plain and trimmed means disagree");
    }
    long whole = (long) Math.ceil(operations);
    String sentence =
        steady > 0
            ? "repays its slower start against %s after about %s"
            : "starts faster; %s has caught up after about %s";
    return new BreakEven(whole, sentence.formatted(baselineLabel, rounded(whole)));
  }

  private static BreakEven none(String sentence) {
    return new BreakEven(null, sentence);
  }

  /**
   * Returns 1 when the first is faster, -1 when it is slower, 0 when the intervals do not show
   * which.
   */
  private static int direction(Row row, Row baseline) {
    if (row.ratio() != null) {
      return !row.ratio().shown() ? 0 : row.ratio().value().low() > 1 ? 1 : -1;
    }
    // there is no ratio at the floor, but the intervals may still show a difference
    if (row.nanosPerOp().high() < baseline.nanosPerOp().low()) {
      return 1;
    }
    return row.nanosPerOp().low() > baseline.nanosPerOp().high() ? -1 : 0;
  }

  private static String word(int direction) {
    return direction > 0 ? "faster" : "slower";
  }

  /**
   * Returns the operations in words, with two significant digits: the intervals rarely support
   * more.
   */
  private static String rounded(long operations) {
    long about = BigDecimal.valueOf(operations).round(new MathContext(2)).longValue();
    return String.format(Locale.ROOT, "%,d operation%s", about, about == 1 ? "" : "s");
  }
}
