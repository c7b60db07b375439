package io.accbench.gate;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.analysis.Procedure;
import io.accbench.model.Range;
import io.accbench.stats.Proportion;
import io.accbench.stats.TwoSample;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two sides that were not measured together. */
@Tag("slow")
@Tag("any-jdk")
class EvidenceTest {
  private static final Procedure GROWING = Procedure.of(new Range(5, 40));
  private static final int TRIALS = 1000;

  private static double[] noise(Random random, int samples) {
    double[] logs = new double[samples];
    Arrays.setAll(logs, i -> 0.03 * random.nextGaussian());
    return logs;
  }

  @Test
  void sides_of_fixed_sizes_are_one_look() {
    double[] now = noise(new Random(1), 12);
    double[] then = noise(new Random(2), 20);
    Evidence sides =
        new Evidence.Sides(
            now, Procedure.of(Range.exactly(12)), then, Procedure.of(Range.exactly(20)));

    assertThat(sides.interval(0.99)).isEqualTo(TwoSample.difference(now, then, 0.99));
    assertThat(sides.levelAbove(-0.05)).isEqualTo(TwoSample.levelAbove(now, then, -0.05));
  }

  @Test
  void each_side_that_grew_costs() {
    double[] now = noise(new Random(1), 14);
    double[] then = noise(new Random(2), 14);
    Procedure fixed = Procedure.of(Range.exactly(14));

    double none = level(now, fixed, then, fixed);
    double one = level(now, GROWING, then, fixed);
    double other = level(now, fixed, then, GROWING);
    double both = level(now, GROWING, then, GROWING);

    assertThat(one).isGreaterThan(none).isEqualTo(other);
    assertThat(both).isGreaterThan(one).isLessThan(0.5);
  }

  private static double level(
      double[] now, Procedure procedureNow, double[] then, Procedure procedureThen) {
    return new Evidence.Sides(now, procedureNow, then, procedureThen).levelAbove(-0.05);
  }

  /** Whoever chose the ends of both runs to make identical code look slow still errs as said. */
  @Test
  void two_sides_that_ended_when_it_looked_worst_keep_the_error() {
    Random random = new Random(7);
    int beyond = 0;
    int unpaid = 0;
    for (int evaluation = 0; evaluation < TRIALS; evaluation++) {
      double[] now = noise(random, 40);
      double[] then = noise(random, 40);
      beyond += anyLook(now, then, true) ? 1 : 0;
      unpaid += anyLook(now, then, false) ? 1 : 0;
    }

    // one-sided, of an interval of 90 %
    assertThat(Proportion.of(beyond, TRIALS, 0.999).low()).isLessThan(0.05);
    assertThat(beyond).isPositive();
    assertThat(Proportion.of(unpaid, TRIALS, 0.999).low()).isGreaterThan(0.05);
  }

  private static boolean anyLook(double[] now, double[] then, boolean paid) {
    for (int n = 5; n <= 40; n = next(n)) {
      for (int m = 5; m <= 40; m = next(m)) {
        double[] one = Arrays.copyOf(now, n);
        double[] other = Arrays.copyOf(then, m);
        double low =
            paid
                ? new Evidence.Sides(one, GROWING, other, GROWING).interval(0.9).low()
                : TwoSample.difference(one, other, larger(n, m)).low();
        if (low > 0) {
          return true;
        }
      }
    }
    return false;
  }

  private static int next(int rounds) {
    return rounds == 40 ? 41 : GROWING.next(rounds);
  }

  /** The price of the side that is dearer, as if the other had been fixed. */
  private static double larger(int n, int m) {
    return Math.max(GROWING.confidence(0.9, n), GROWING.confidence(0.9, m));
  }
}
