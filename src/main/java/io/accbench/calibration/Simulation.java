package io.accbench.calibration;

import io.accbench.analysis.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * A simulation that evaluates the procedure many times on rounds drawn from the measured ones. The
 * same seed gives the same counts, on any number of processors.
 *
 * @param evaluations number of evaluations, at least 1
 * @param error error probability of a whole gate, one-sided
 * @param family number of ratios of a gate, each with a row of time and one of allocation
 * @param seed seed of all draws
 */
record Simulation(int evaluations, double error, int family, long seed) {
  /** A ratio of a gate, with the way it is followed and the source of its rounds. */
  record Row(SequentialRun run, Source source) {}

  /**
   * The number of tests of a gate for each ratio: its time, and its allocation, which has hardly
   * any noise.
   */
  private static final int TESTS_A_ROW = 2;

  /** Returns how many gates of this ratio alone call it regressed and confirm that. */
  int regressed(Row row) {
    return count(random -> red(List.of(row), random));
  }

  /** Returns how many runs of this ratio show that it is the same. */
  int same(Row row) {
    return count(random -> row.run().verdict(row.source(), random) == Verdict.SAME ? 1 : 0);
  }

  /**
   * Returns how many rows a run shows as unequal, among as many families as there are evaluations.
   */
  int shown(List<Row> rows) {
    return count(
        random -> {
          int shown = 0;
          for (int i = 0; i < family; i++) {
            Row row = any(rows, random);
            Verdict verdict = row.run().verdict(row.source(), random);
            shown += verdict == Verdict.FASTER || verdict == Verdict.SLOWER ? 1 : 0;
          }
          return shown;
        });
  }

  /**
   * Returns how many gates call a row regressed and confirm that, when their rows are drawn from
   * the given ones. Holm's correction rejects something if and only if it rejects the smallest
   * p-value, which it compares with error / tests.
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

  /** Returns 1 for a gate that is red, and 0 for any other. */
  private int red(List<Row> gate, SplittableRandom random) {
    List<Row> suspects = suspects(gate, random);
    boolean red = false;
    for (Row row : suspects) {
      red |= row.run().confirmed(row.source(), random, error, suspects.size());
    }
    return red ? 1 : 0;
  }

  /** Returns the rows that a gate measures again. */
  List<Row> suspects(List<Row> gate, SplittableRandom random) {
    int tests = TESTS_A_ROW * gate.size();
    return gate.stream()
        .filter(row -> row.run().suspected(row.source(), random, error, tests))
        .toList();
  }

  private static Row any(List<Row> rows, SplittableRandom random) {
    return rows.get(random.nextInt(rows.size()));
  }

  private int count(ToIntFunction<SplittableRandom> evaluation) {
    return IntStream.of(each(evaluation)).sum();
  }

  /** Runs all evaluations. Each has its own seed, so that their order does not matter. */
  private int[] each(ToIntFunction<SplittableRandom> evaluation) {
    long[] seeds = new SplittableRandom(seed).longs(evaluations).toArray();
    return IntStream.range(0, evaluations)
        .parallel()
        .map(i -> evaluation.applyAsInt(new SplittableRandom(seeds[i])))
        .toArray();
  }
}
