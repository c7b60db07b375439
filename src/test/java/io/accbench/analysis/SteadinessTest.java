package io.accbench.analysis;

import static io.accbench.model.SampleCells.access;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.accbench.analysis.fork.ForkSample;
import io.accbench.analysis.fork.Steadiness;
import io.accbench.model.Cell;
import io.accbench.model.Conditions;
import io.accbench.model.Mode;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SteadinessTest {
  private static final double[] NONE = {};
  private static final Cell BASE = access("reflection", Mode.AVERAGE_TIME);

  @Test
  void iterations_before_the_level_is_reached_are_left_out() {
    Steadiness steadiness = Steadiness.of(NONE, steps(60, 20, 150, 100));
    assertThat(steadiness.steady()).isTrue();
    assertThat(steadiness.first()).isBetween(19, 21);
  }

  @Test
  void a_warm_up_that_was_long_enough_leaves_all_that_was_measured() {
    double[] all = steps(80, 30, 150, 100);
    double[] warmup = java.util.Arrays.copyOf(all, 40);
    double[] measured = java.util.Arrays.copyOfRange(all, 40, 80);
    assertThat(Steadiness.of(warmup, measured)).isEqualTo(new Steadiness(0, true));
  }

  @Test
  void a_level_reached_in_the_last_third_is_too_late() {
    assertThat(Steadiness.of(NONE, steps(60, 50, 150, 100))).isEqualTo(new Steadiness(0, false));
  }

  @Test
  void short_series_are_judged_by_first_and_last() {
    assertThat(Steadiness.of(NONE, new double[] {100, 150, 110}).steady()).isTrue();
    assertThat(Steadiness.of(NONE, new double[] {130, 110, 100}).steady()).isFalse();
    assertThat(Steadiness.of(NONE, new double[] {100, 110, 130}).steady()).isFalse();
    assertThat(Steadiness.of(NONE, new double[] {100}).steady()).isTrue();
  }

  /** A deoptimization and its recompilation, as JDK 17 shows it in the middle of a fork. */
  @Test
  void a_relapse_into_the_interpreter_is_left_out_wherever_it_comes() {
    double[] measured = new double[30];
    for (int i = 0; i < 30; i++) {
      measured[i] = i >= 6 && i < 18 ? 11_600 : 2_500 + i % 3;
    }

    Steadiness steadiness = Steadiness.of(NONE, measured);
    assertThat(steadiness.steady()).isTrue();
    assertThat(IntStream.range(0, 30).filter(steadiness::counts).toArray())
        .containsExactly(0, 1, 2, 3, 4, 5, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29);
  }

  @Test
  void a_relapse_that_lasts_is_told_by_the_warm_up() {
    double[] warmup = steps(60, 30, 4_000, 2_500);
    double[] measured = new double[30];
    for (int i = 0; i < 30; i++) {
      measured[i] = i < 4 ? 2_500 : 11_600;
    }

    assertThat(Steadiness.of(warmup, measured)).isEqualTo(new Steadiness(0, false));
  }

  /** The iterations of a fork whose largest method C2 compiled for longer than a second, us. */
  @Test
  void a_warm_up_that_goes_on_is_no_relapse() {
    double[] warmup = new double[60];
    Arrays.fill(warmup, 31);
    double[] measured = {
      30.2, 30, 26.8, 26.1, 23.6, 13.5, 26.4, 22.9, 24.4, 19.9, 17.8, 9.7, 9.6, 21.2, 10.6
    };

    assertThat(Steadiness.of(warmup, measured)).isEqualTo(new Steadiness(0, false));
  }

  @Test
  void two_slow_iterations_are_noise() {
    double[] measured = new double[30];
    for (int i = 0; i < 30; i++) {
      measured[i] = i == 20 || i == 21 ? 5_000 : 2_500 + i % 3;
    }

    assertThat(Steadiness.of(NONE, measured)).isEqualTo(new Steadiness(0, true));
  }

  @Test
  void a_forks_number_is_that_of_its_steady_part_and_its_score_that_of_all() {
    JournalBuilder run = JournalBuilder.run().block(BASE);
    run.fork(BASE, 0, NONE, steps(60, 20, 150, 100), NONE, Conditions.UNKNOWN);
    Row row = run.row(0);
    assertThat(row.time().score().center()).isCloseTo((20 * 150 + 40 * 100) / 60.0, within(1.0));
    assertThat(row.time().nanosPerOp().center()).isCloseTo(100, within(2.0));
    assertThat(row.time().meanNanosPerOp().center()).isCloseTo(100, within(2.0));
    assertThat(run.analyze().forks().get(0).firstSteady()).isBetween(19, 21);
  }

  @Test
  void throughput_is_steady_in_time() {
    Cell cell = access("reflection", Mode.THROUGHPUT);
    double[] scores = steps(60, 20, 150, 100);
    for (int i = 0; i < scores.length; i++) {
      scores[i] = 1 / scores[i];
    }
    JournalBuilder run = JournalBuilder.run().block(cell);
    run.fork(cell, 0, NONE, scores, NONE, Conditions.UNKNOWN);
    assertThat(run.row(0).time().nanosPerOp().center()).isCloseTo(100, within(2.0));
  }

  @Test
  void forks_that_never_got_steady_are_a_finding_and_keep_all_they_measured() {
    JournalBuilder run = JournalBuilder.run().block(BASE);
    for (int round = 0; round < 6; round++) {
      double[] scores = round < 2 ? steps(60, 50, 150, 100) : steps(60, 0, 150, 100);
      run.fork(BASE, round, NONE, scores, NONE, Conditions.UNKNOWN);
    }
    assertThat(run.findings())
        .contains(
            BASE.id()
                + ": 2 of 6 forks never got steady: less than a third of their measured iterations"
                + " are at one level, or the last third is over 20 % faster; their scores include"
                + " warm-up or drift, so warm up longer (-wi, -w)");
    assertThat(run.analyze().forks())
        .extracting(ForkSample::firstSteady)
        .containsExactly(-1, -1, 0, 0, 0, 0);
  }

  @Test
  void a_warm_up_that_is_no_measurement_is_not_looked_at() {
    JournalBuilder run = JournalBuilder.run().block(BASE);
    double[] broken = {Double.NaN, 0, -1};
    run.fork(BASE, 0, broken, steps(60, 0, 150, 100), NONE, Conditions.UNKNOWN);
    assertThat(run.row(0).time().nanosPerOp().center()).isCloseTo(100, within(2.0));
  }

  /** One level up to an index, another from there on, with 1 % of noise. */
  private static double[] steps(int length, int change, double before, double after) {
    Random random = new Random(3);
    double[] series = new double[length];
    for (int i = 0; i < length; i++) {
      series[i] = (i < change ? before : after) * (1 + 0.01 * random.nextGaussian());
    }
    return series;
  }
}
