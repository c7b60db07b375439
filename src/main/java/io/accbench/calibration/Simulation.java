package io.accbench.calibration;

import io.accbench.analysis.Verdict;
import java.util.ArrayList;
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
 * @param family ratios of a gate, each with a row of time and one of allocation
 * @param seed of all draws
 */
record Simulation(int evaluations, double error, int family, long seed) {
  /** A ratio of a gate: how it is followed, and where its rounds come from. */
  record Row(Course course, Source source) {}

  /** A gate tests each ratio twice: its time, and its allocation, which has hardly any noise. */
  private static final int TESTS_A_ROW = 2;

  /** How many gates of this ratio alone call it regressed, and confirm it. */
  int regressed(Row row) {
    return count(random -> red(List.of(row), random));
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
   * How many gates, whose rows are drawn from the given ones, call a row regressed, and confirm it.
   * Holm's correction rejects something if and only if it rejects the smallest p-value, which it
   * compares with error / tests.
   */
  int red(List<Row> rows) {
    return count(
        random -> {
          List<Row> drawn = new ArrayList<>();
          for (int i = 0; i < family; i++) {
            drawn.add(any(rows, random));
          }
          return red(drawn, random);
        });
  }

  /** 1 for a gate that is red, 0 for another one. */
  private int red(List<Row> gate, SplittableRandom random) {
    List<Row> suspects = suspects(gate, random);
    boolean red = false;
    for (Row row : suspects) {
      red |= row.course().confirmed(row.source(), random, error, suspects.size());
    }
    return red ? 1 : 0;
  }

  /** The rows that a gate measures anew. */
  List<Row> suspects(List<Row> gate, SplittableRandom random) {
    int tests = TESTS_A_ROW * gate.size();
    return gate.stream()
        .filter(row -> row.course().suspected(row.source(), random, error, tests))
        .toList();
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
