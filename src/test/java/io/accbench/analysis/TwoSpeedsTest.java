package io.accbench.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TwoSpeedsTest {
  private static final int TIMES = 2_000;

  @Test
  void two_groups_are_told_with_their_medians() {
    assertThat(TwoSpeeds.of(357, 337, 307, 329, 179, 344, 195, 346, 322))
        .contains(new TwoSpeeds(2, 187, 7, 337, 307));
  }

  @Test
  void one_outlier_is_no_group_and_neither_are_few_forks() {
    assertThat(TwoSpeeds.of(357, 337, 307, 329, 319, 344, 195, 346, 322)).isEmpty();
    assertThat(TwoSpeeds.of(357, 337, 307, 329, 179, 344, 195, 346)).isEmpty();
  }

  @Test
  void groups_that_are_hardly_apart_are_not_worth_a_word() {
    assertThat(TwoSpeeds.of(100, 100.1, 104, 104.1, 104, 104.1, 104, 104.1, 104)).isEmpty();
  }

  @Test
  void normal_noise_hardly_ever_looks_like_it() {
    Random random = new Random(20_221);
    long found =
        IntStream.range(0, TIMES)
            .filter(time -> TwoSpeeds.of(noise(random, TwoSpeeds.FEWEST)).isPresent())
            .count();

    assertThat(found).isLessThanOrEqualTo(TIMES / 100);
  }

  /** So much that the least gap does not matter. */
  private static double[] noise(Random random, int forks) {
    return IntStream.range(0, forks).mapToDouble(i -> Math.exp(random.nextGaussian())).toArray();
  }
}
