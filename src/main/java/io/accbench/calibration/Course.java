package io.accbench.calibration;

import io.accbench.analysis.Limit;
import io.accbench.analysis.Procedure;
import io.accbench.analysis.Verdict;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * How one ratio is followed: looked at when the procedure does, until it is settled, and at the
 * latest until the time is over.
 *
 * @param procedure that decides
 * @param most rounds for which there is time, at least 2
 * @param fresh rounds for which there is time when a suspect is measured anew, at least 2
 * @param margin 0.02 is 2 %
 */
record Course(Procedure procedure, int most, int fresh, double margin) {
  private static final Procedure CONFIRMING = Procedure.of(Procedure.CONFIRMING);

  /** The verdict of a run, which goes on until it has one. */
  Verdict verdict(Source source, SplittableRandom random) {
    double[] slowDowns = drawn(source, random, most);
    double[] ratios = Arrays.stream(slowDowns).map(log -> -log).toArray();
    double[] settled =
        until(procedure, ratios, soFar -> procedure.verdict(soFar, margin).decided());
    return procedure.verdict(settled, margin);
  }

  /**
   * Whether a gate suspects the copy: it goes on until the copy is shown slower than the margin
   * allows, or not slower.
   *
   * @param error of the gate, one-sided
   * @param tests of the gate, each of which counts as if all were as bad
   */
  boolean suspected(Source source, SplittableRandom random, double error, int tests) {
    return beyond(procedure, drawn(source, random, most), limit(error, tests));
  }

  /**
   * Whether fresh rounds confirm a suspect.
   *
   * @param suspects of the gate
   */
  boolean confirmed(Source source, SplittableRandom random, double error, int suspects) {
    return beyond(CONFIRMING, drawn(source, random, fresh), limit(error, suspects));
  }

  private Limit limit(double error, int tests) {
    return new Limit(Math.log1p(margin), error, tests);
  }

  private static boolean beyond(Procedure procedure, double[] slowDowns, Limit limit) {
    Predicate<double[]> settled = soFar -> procedure.stand(soFar, limit) != Limit.Stand.OPEN;
    return procedure.stand(until(procedure, slowDowns, settled), limit) == Limit.Stand.BEYOND;
  }

  /** The rounds up to the first look that settles it; all of them when none does. */
  private static double[] until(Procedure procedure, double[] logs, Predicate<double[]> settled) {
    return IntStream.range(1, logs.length)
        .filter(procedure::looksAfter)
        .mapToObj(rounds -> Arrays.copyOf(logs, rounds))
        .filter(settled)
        .findFirst()
        .orElse(logs);
  }

  /** ln(time of the copy / time of the cell) of so many rounds. */
  private static double[] drawn(Source source, SplittableRandom random, int rounds) {
    return IntStream.range(0, rounds).mapToDouble(i -> source.next(random)).toArray();
  }
}
