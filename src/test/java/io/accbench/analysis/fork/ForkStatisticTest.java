package io.accbench.analysis.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class ForkStatisticTest {
  private static final double[] NONE = {};

  @Test
  void collection_is_taken_out_of_its_iterations_and_added_to_all() {
    // four iterations of 100 ms at 100 ns an operation; half of the last was collection, so that
    // its operations took 200: 3 * 1e6 + 5e5 operations, 5e7 ns of collection, 14.2857 each
    Iterations iterations =
        iterations(new double[] {100, 100, 100, 200}, new double[] {0, 0, 0, 50});
    for (ForkStatistic statistic :
        new ForkStatistic[] {
          ForkStatistic.MEDIAN, ForkStatistic.LOWER_QUARTILE, ForkStatistic.MINIMUM
        }) {
      assertThat(statistic.nanosPerOp(iterations)).isCloseTo(100 + 100 / 7.0, within(1e-9));
    }
    assertThat(ForkStatistic.MEAN.nanosPerOp(iterations)).isEqualTo(125);
  }

  @Test
  void quantiles_leave_bursts_out() {
    Iterations iterations = iterations(new double[] {100, 101, 102, 103, 900}, NONE);
    assertThat(ForkStatistic.MEDIAN.nanosPerOp(iterations)).isEqualTo(102);
    assertThat(ForkStatistic.LOWER_QUARTILE.nanosPerOp(iterations)).isEqualTo(101);
    assertThat(ForkStatistic.MINIMUM.nanosPerOp(iterations)).isEqualTo(100);
  }

  @Test
  void more_collection_is_never_lost_whatever_the_quantile() {
    // the same code, but one side collects in every tenth iteration for 80 of 100 ms
    double[] quiet = new double[40];
    double[] collecting = new double[40];
    double[] gc = new double[40];
    for (int i = 0; i < 40; i++) {
      quiet[i] = 100;
      collecting[i] = i % 10 == 9 ? 500 : 100;
      gc[i] = i % 10 == 9 ? 80 : 0;
    }
    for (ForkStatistic statistic : ForkStatistic.ALL) {
      double ratio =
          statistic.nanosPerOp(iterations(collecting, gc))
              / statistic.nanosPerOp(iterations(quiet, NONE));
      assertThat(ratio).as(statistic.words()).isGreaterThan(1.08);
    }
  }

  @Test
  void only_the_steady_part_counts() {
    Iterations iterations =
        new Iterations(
            new Iterations.Times(
                List.of(50.0, 400.0, 100.0, 100.0), List.of(0.0, 0.0, 0.0, 0.0), 100),
            new Steadiness(2, true),
            false,
            100);
    for (ForkStatistic statistic : ForkStatistic.ALL) {
      assertThat(statistic.nanosPerOp(iterations)).as(statistic.words()).isEqualTo(100);
    }
  }

  @Test
  void collection_that_is_unknown_or_impossible_does_no_harm() {
    for (double[] gc : new double[][] {{Double.NaN, Double.NaN}, {-5, -5}, {1, 1, 1}, {1e9, 1e9}}) {
      Iterations iterations = iterations(new double[] {100, 100}, gc);
      for (ForkStatistic statistic : ForkStatistic.ALL) {
        assertThat(statistic.nanosPerOp(iterations)).isCloseTo(100, within(1e-9));
      }
    }
  }

  private static Iterations iterations(double[] nanos, double[] gcMillis) {
    double mean = java.util.Arrays.stream(nanos).average().orElseThrow();
    Iterations.Times times = new Iterations.Times(boxed(nanos), boxed(gcMillis), 100);
    return new Iterations(times, new Steadiness(0, true), false, mean);
  }

  private static List<Double> boxed(double... values) {
    return java.util.Arrays.stream(values).boxed().toList();
  }
}
