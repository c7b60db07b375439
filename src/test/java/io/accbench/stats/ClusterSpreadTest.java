package io.accbench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class ClusterSpreadTest {
  private static final ClusteredSum HUNDREDS = ClusteredSum.of(100, 100);

  /** By hand: 2 × 7.5² × (1 / 37.5 + 1 / 62.5). */
  @Test
  void factor_is_the_statistic_of_the_table_over_its_degrees_of_freedom() {
    ClusterSpread spread =
        ClusterSpread.of(List.of(ClusteredSum.of(30, 45), ClusteredSum.of(70, 55)));

    assertThat(spread.factor()).isCloseTo(4.8, within(1e-12));
    assertThat(spread.freedom()).isEqualTo(1);
  }

  /** By hand: 2 × 2 × 7.5² / (200 × 0.375 × 0.625). */
  @Test
  void one_category_may_differ_more_than_all_together() {
    ClusterSpread all = new ClusterSpread(2, 7);

    assertThat(all.atLeast(ClusteredSum.of(30, 45), HUNDREDS).factor())
        .isCloseTo(4.8, within(1e-12));
    assertThat(all.atLeast(ClusteredSum.of(30, 45), HUNDREDS).freedom()).isEqualTo(7);
    assertThat(all.atLeast(ClusteredSum.of(40, 41), HUNDREDS)).isEqualTo(all);
    assertThat(all.atLeast(ClusteredSum.of(0, 0), HUNDREDS)).isEqualTo(all);
    assertThat(all.atLeast(ClusteredSum.of(30, 0), ClusteredSum.of(100, 0))).isEqualTo(all);
  }

  @Test
  void what_cannot_differ_tells_nothing() {
    assertThat(ClusterSpread.of(List.of())).isEqualTo(ClusterSpread.NONE);
    assertThat(ClusterSpread.of(List.of(ClusteredSum.of(3), ClusteredSum.of(4))))
        .isEqualTo(ClusterSpread.NONE);
    assertThat(ClusterSpread.of(List.of(ClusteredSum.of(3, 9), ClusteredSum.of(0, 0))))
        .isEqualTo(ClusterSpread.NONE);
    assertThat(ClusterSpread.of(List.of(ClusteredSum.of(3, 0), ClusteredSum.of(4, 0))))
        .isEqualTo(ClusterSpread.NONE);
    assertThat(ClusterSpread.NONE.atLeast(ClusteredSum.of(30, 45), HUNDREDS))
        .isEqualTo(ClusterSpread.NONE);
  }

  /** Quantiles of Student's t with 4 degrees of freedom, 2.7764, and of the normal, 1.9600. */
  @Test
  void interval_is_that_of_fewer_trials_and_never_narrower_than_of_independent_ones() {
    assertThat(new ClusterSpread(3, 4).divisor(0.95))
        .isCloseTo(3 * Math.pow(2.77645 / 1.95996, 2), within(1e-4));
    assertThat(proportion(30, 100, new ClusterSpread(0.1, 40)))
        .isEqualTo(Proportion.of(30, 100, 0.95));

    Estimate few = Proportion.of(30, 100, 0.95);
    Estimate spread = proportion(300, 1000, new ClusterSpread(10, 1_000_000));
    assertThat(spread.low()).isCloseTo(few.low(), within(1e-5));
    assertThat(spread.high()).isCloseTo(few.high(), within(1e-5));
    assertThat(spread.samples()).isEqualTo(1000);
  }

  private static Estimate proportion(int successes, int trials, ClusterSpread spread) {
    return Proportion.of(SampleSum.of(successes), SampleSum.of(trials), spread, 0.95);
  }
}
