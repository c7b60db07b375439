package io.accbench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** By hand: a part of 4.2 % that becomes twice as fast saves 2.1 % of all. */
class AmdahlTest {
  private static Estimate exactly(double value) {
    return new Estimate(value, value, value, 10);
  }

  @ParameterizedTest
  @CsvSource({
    // share, ratio of speed, saved: share (1 - 1 / ratio)
    "0.042, 2, 0.021",
    "0.042, 1, 0",
    "0.30, 1.5, 0.1",
    "0.10, 0.8, -0.025", // slower: 1 / 0.8 = 1.25 times the time
    "0.5, 1e9, 0.5", // free, as good as
    "0, 3, 0",
  })
  void exact_numbers_are_those_of_a_pocket_calculator(double share, double ratio, double saved) {
    Estimate saving = Amdahl.saving(exactly(share), exactly(ratio).inverse());

    assertThat(saving.center()).isCloseTo(saved, within(1e-9));
    assertThat(saving.low()).isCloseTo(saved, within(1e-9));
    assertThat(saving.high()).isCloseTo(saved, within(1e-9));
  }

  /** 0.2 to 0.4 of all, exactly twice as fast: 0.1 to 0.2. */
  @Test
  void of_an_exact_ratio_the_interval_is_the_shares() {
    Estimate saving = Amdahl.saving(new Estimate(0.3, 0.2, 0.4, 10), exactly(2).inverse());

    assertThat(saving.low()).isCloseTo(0.1, within(1e-9));
    assertThat(saving.high()).isCloseTo(0.2, within(1e-9));
  }

  /** 1 - 1/1.25 = 0.2 and 1 - 1/2.5 = 0.6 of a half: 0.1 to 0.3. */
  @Test
  void of_an_exact_share_the_interval_is_the_ratios() {
    Estimate saving = Amdahl.saving(exactly(0.5), new Estimate(2, 1.25, 2.5, 10).inverse());

    assertThat(saving.low()).isCloseTo(0.1, within(1e-9));
    assertThat(saving.high()).isCloseTo(0.3, within(1e-9));
  }

  /** Twice as slow: 0.2 to 0.4 more. */
  @Test
  void a_slower_part_needs_the_more_the_larger_it_is() {
    Estimate saving = Amdahl.saving(new Estimate(0.3, 0.2, 0.4, 10), exactly(0.5).inverse());

    assertThat(saving.low()).isCloseTo(-0.4, within(1e-9));
    assertThat(saving.high()).isCloseTo(-0.2, within(1e-9));
  }

  /** Both are uncertain by as much; the interval must hold the truth as often as it says. */
  @ParameterizedTest
  @CsvSource({"0.3, 1.5", "0.05, 1.1", "0.3, 1", "0.2, 0.7"})
  void the_interval_holds_at_its_level(double share, double ratio) {
    double z = 2.5758; // 99 %
    double shareError = 0.1 * share;
    double logError = 0.05;
    Random random = new Random(1);
    int held = 0;
    int tries = 4000;
    for (int i = 0; i < tries; i++) {
      double p = share + shareError * random.nextGaussian();
      double log = Math.log(ratio) + logError * random.nextGaussian();
      Estimate saving =
          Amdahl.saving(
              new Estimate(p, p - z * shareError, p + z * shareError, 100),
              new Estimate(log, log - z * logError, log + z * logError, 10).exp().inverse());
      double truth = share * (1 - 1 / ratio);
      held += saving.low() <= truth && truth <= saving.high() ? 1 : 0;
    }

    // three standard errors of 4,000 tries below 0.99
    assertThat((double) held / tries).isBetween(0.985, 1.0);
  }
}
