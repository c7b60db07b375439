package io.accbench.calibration;

import io.accbench.analysis.Limit;
import io.accbench.analysis.Procedure;
import io.accbench.analysis.Verdict;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The way one ratio is followed: each look of the procedure checks whether it is settled, until it
 * is or the time is over.
 *
 * @param procedure the procedure that decides
 * @param most largest number of rounds for which there is time, at least 2
 * @param fresh largest number of rounds for which there is time when a suspect is measured again,
 *     at least 2
 * @param margin margin as a share: 0.02 is 2 %
 */
record SequentialRun(Procedure procedure, int most, int fresh, double margin) {
  private static final Procedure CONFIRMING = Procedure.of(Procedure.CONFIRMING);

  /** Returns the verdict of a run, which continues until it has one. */
  Verdict verdict(Source source, SplittableRandom random) {
    double[] slowDowns = drawn(source, random, most);
    double[] ratios = Arrays.stream(slowDowns).map(log -> -log).toArray();
    double[] settled =
        until(procedure, ratios, soFar -> procedure.verdict(soFar, margin).decided());
    return procedure.verdict(settled, margin);
  }

  /**
   * Returns whether a gate suspects the copy. The gate continues until the copy is shown slower
   * than the margin allows, or not slower.
   *
   * @param error error probability of the gate, one-sided
   * @param tests number of tests of the gate; each counts as if all were as bad
   */
  boolean suspected(Source source, SplittableRandom random, double error, int tests) {
    return beyond(procedure, drawn(source, random, most), limit(error, tests));
  }

  /**
   * Returns whether fresh rounds confirm a suspect.
   *
   * @param suspects number of suspects of the gate
   */
  boolean confirmed(Source source, SplittableRandom random, double error, int suspects) {
    return beyond(CONFIRMING, drawn(source, random, fresh), limit(error, suspects));
  }

  private Limit limit(double error, int tests) {
    return new Limit(Math.log1p(margin), error, tests);
  }

  private static boolean beyond(Procedure procedure, double[] slowDowns, Limit limit) {
    Predicate<double[]> settled = soFar -> procedure.test(soFar, limit) != Limit.Result.OPEN;
    return procedure.test(until(procedure, slowDowns, settled), limit) == Limit.Result.BEYOND;
  }

  /**
   * Returns the rounds up to the first look that settles the ratio, or all rounds when no look
   * does.
   */
  private static double[] until(Procedure procedure, double[] logs, Predicate<double[]> settled) {
    return IntStream.range(1, logs.length)
        .filter(procedure::looksAfter)
        .mapToObj(rounds -> Arrays.copyOf(logs, rounds))
        .filter(settled)
        .findFirst()
        .orElse(logs);
  }

  /** Returns ln(time of the copy / time of the cell) of the given number of rounds. */
  private static double[] drawn(Source source, SplittableRandom random, int rounds) {
    return IntStream.range(0, rounds).mapToDouble(i -> source.next(random)).toArray();
  }
}
