package io.accbench.calibration;

import io.accbench.analysis.Analyzer;
import io.accbench.analysis.Procedure;
import io.accbench.analysis.Verdict;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * How one ratio is followed: looked at when the procedure does, until it is settled, and at the
 * latest until the time is over.
 *
 * @param procedure that decides
 * @param most rounds for which there is time, at least 2
 * @param margin 0.02 is 2 %
 */
record Course(Procedure procedure, int most, double margin) {
  /** The verdict of a run, which goes on until it has one. */
  Verdict verdict(Source source, SplittableRandom random) {
    double[] ratios = negated(drawn(source, random));
    for (int n = 1; n < most; n++) {
      if (procedure.looksAfter(n)) {
        Verdict verdict = procedure.verdict(Arrays.copyOf(ratios, n), margin);
        if (verdict.decided()) {
          return verdict;
        }
      }
    }
    return procedure.verdict(ratios, margin);
  }

  /**
   * Whether a gate calls the copy regressed, before it measures it anew. It goes on until the copy
   * is shown slower than the margin allows, or not slower.
   *
   * @param error of the gate, one-sided
   * @param family its rows, each of which counts as if all were as bad
   */
  boolean regressed(Source source, SplittableRandom random, double error, int family) {
    double[] slowDowns = drawn(source, random);
    for (int n = 1; n < most; n++) {
      if (n >= Analyzer.FEWEST_ROUNDS && procedure.looksAfter(n)) {
        double[] soFar = Arrays.copyOf(slowDowns, n);
        if (beyond(soFar, error / family)) {
          return true;
        }
        if (procedure.interval(soFar, 1 - error).high() <= Math.log1p(margin)) {
          return false;
        }
      }
    }
    return most >= Analyzer.FEWEST_ROUNDS && beyond(slowDowns, error / family);
  }

  private boolean beyond(double[] slowDowns, double error) {
    return procedure.above(slowDowns, Math.log1p(margin), error);
  }

  /** ln(time of the copy / time of the cell) of as many rounds as there is time for. */
  private double[] drawn(Source source, SplittableRandom random) {
    return IntStream.range(0, most).mapToDouble(i -> source.next(random)).toArray();
  }

  private static double[] negated(double... logs) {
    return Arrays.stream(logs).map(log -> -log).toArray();
  }
}
