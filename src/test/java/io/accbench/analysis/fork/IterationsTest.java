package io.accbench.analysis.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The number that stands for a fork: its trimmed mean, and its collection. */
class IterationsTest {
  private static final double[] NONE = {};

  @Test
  void collection_is_taken_out_of_its_iterations_and_added_to_all() {
    // four iterations of 100 ms at 100 ns an operation; half of the last was collection, so that
    // its operations took 200: 3 * 1e6 + 5e5 operations, 5e7 ns of collection, 14.2857 each
    assertThat(number(new double[] {100, 100, 100, 200}, new double[] {0, 0, 0, 50}))
        .isCloseTo(100 + 100 / 7.0, within(1e-9));
  }

  @Test
  void a_tenth_on_each_side_leaves_bursts_out() {
    double[] nanos = {100, 101, 102, 103, 104, 105, 106, 107, 108, 900};

    assertThat(number(nanos, NONE)).isCloseTo(104.5, within(1e-9));
  }

  @Test
  void more_collection_is_never_lost() {
    // the same code, but one side collects in every tenth iteration for 80 of 100 ms
    double[] quiet = new double[40];
    double[] collecting = new double[40];
    double[] gc = new double[40];
    for (int i = 0; i < 40; i++) {
      quiet[i] = 100;
      collecting[i] = i % 10 == 9 ? 500 : 100;
      gc[i] = i % 10 == 9 ? 80 : 0;
    }
    assertThat(number(collecting, gc) / number(quiet, NONE)).isGreaterThan(1.08);
  }

  @Test
  void only_the_steady_part_counts() {
    Iterations iterations =
        new Iterations(
            new Iterations.Times(
                List.of(50.0, 400.0, 100.0, 100.0), List.of(0.0, 0.0, 0.0, 0.0), 100),
            new Steadiness(2, true));

    assertThat(iterations.trimmedMeanWithoutGc() + iterations.gcNanosPerOp()).isEqualTo(100);
  }

  @Test
  void collection_that_is_unknown_or_impossible_does_no_harm() {
    for (double[] gc : new double[][] {{Double.NaN, Double.NaN}, {-5, -5}, {1, 1, 1}, {1e9, 1e9}}) {
      assertThat(number(new double[] {100, 100}, gc)).isCloseTo(100, within(1e-9));
    }
  }

  private static double number(double[] nanos, double[] gcMillis) {
    Iterations.Times times = new Iterations.Times(boxed(nanos), boxed(gcMillis), 100);
    Iterations iterations = new Iterations(times, new Steadiness(0, true));
    return iterations.trimmedMeanWithoutGc() + iterations.gcNanosPerOp();
  }

  private static List<Double> boxed(double... values) {
    return Arrays.stream(values).boxed().toList();
  }
}
