package io.accbench.calibration;

import io.accbench.analysis.Verdict;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * Evaluations of the procedure, over and over, on rounds drawn from those that were measured. The
 * same seed gives the same counts, on any number of processors.
 *
 * @param evaluations how often, at least 1
 * @param error of a whole gate, one-sided
 * @param family rows of a gate
 * @param seed of all draws
 */
record Simulation(int evaluations, double error, int family, long seed) {
  /** A ratio of a gate: how it is followed, and where its rounds come from. */
  record Row(Course course, Source source) {}

  /** How many gates of this ratio alone call it regressed. */
  int regressed(Row row) {
    return count(random -> row.course().regressed(row.source(), random, error, 1) ? 1 : 0);
  }

  /** How many runs of this ratio show that it is the same. */
  int same(Row row) {
    return count(random -> row.course().verdict(row.source(), random) == Verdict.SAME ? 1 : 0);
  }

  /** How many rows, of as many families as there are evaluations, a run shows as unequal. */
  int shown(List<Row> rows) {
    return count(
        random -> {
          int shown = 0;
          for (int i = 0; i < family; i++) {
            Row row = any(rows, random);
            Verdict verdict = row.course().verdict(row.source(), random);
            shown += verdict == Verdict.FASTER || verdict == Verdict.SLOWER ? 1 : 0;
          }
          return shown;
        });
  }

  /**
   * How many gates, whose rows are drawn from the given ones, call a row regressed. Holm's
   * correction rejects something if and only if it rejects the smallest p-value, which it compares
   * with error / rows.
   */
  int red(List<Row> rows) {
    return count(
        random -> {
          boolean red = false;
          for (int i = 0; i < family; i++) {
            Row row = any(rows, random);
            red |= row.course().regressed(row.source(), random, error, family);
          }
          return red ? 1 : 0;
        });
  }

  private static Row any(List<Row> rows, SplittableRandom random) {
    return rows.get(random.nextInt(rows.size()));
  }

  private int count(ToIntFunction<SplittableRandom> evaluation) {
    return IntStream.of(each(evaluation)).sum();
  }

  /** Each evaluation has its own seed, so that their order plays no part. */
  private int[] each(ToIntFunction<SplittableRandom> evaluation) {
    long[] seeds = new SplittableRandom(seed).longs(evaluations).toArray();
    return IntStream.range(0, evaluations)
        .parallel()
        .map(i -> evaluation.applyAsInt(new SplittableRandom(seeds[i])))
        .toArray();
  }
}
