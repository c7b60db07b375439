package io.accbench.report.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReductionTest {
  @Test
  void one_outlier_among_thousands_is_drawn() {
    double[] values = new double[10_000];
    values[4_321] = 30;

    String path = Reduction.path(0, values.length, i -> i / 100.0, i -> 40 - values[i], 2);

    assertThat(path).startsWith("M1 40v1").containsOnlyOnce("v30");
    assertThat(path.length()).isLessThan(500);
  }

  @Test
  void nothing_is_drawn_of_no_values() {
    assertThat(Reduction.path(3, 3, i -> i, i -> i, 2)).isEmpty();
  }
}
