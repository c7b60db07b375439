package io.accbench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How often a 99 % interval holds the true centre, under the noise that forks show.
 *
 * <p>The expected shares come from a simulation of the same formula in NumPy and SciPy, 400,000
 * repetitions each (standard deviation 0.02 %). Here there are 4000: a standard deviation of 0.18
 * %, and four of them as margin.
 */
@Tag("slow")
@Tag("any-jdk")
class CoverageTest {
  private static final int REPETITIONS = 4000;
  private static final double MARGIN = 4 * 0.0018;

  @ParameterizedTest
  @CsvSource({
    "NORMAL, 4, 0.9900",
    "NORMAL, 5, 0.9900",
    "NORMAL, 7, 0.9911",
    "NORMAL, 10, 0.9899",
    "NORMAL, 20, 0.9894",
    "NORMAL, 40, 0.9895",
    "SKEWED, 5, 0.9956",
    "SKEWED, 10, 0.9950",
    "SKEWED, 20, 0.9943",
    "BIMODAL, 5, 0.9964",
    "BIMODAL, 10, 0.9964",
    "BIMODAL, 20, 0.9965",
    "BURSTS, 5, 0.9940",
    "BURSTS, 10, 0.9919",
    "BURSTS, 20, 0.9914",
    "DRIFTING, 5, 0.9896",
    "DRIFTING, 10, 0.9892",
    "DRIFTING, 20, 0.9888"
  })
  void at_99_percent(Noise noise, int n, double expected) {
    assertThat(coverage(noise, n, 0.99)).isCloseTo(expected, within(MARGIN));
  }

  /** The level that repeated looks ask for. */
  @ParameterizedTest
  @CsvSource({"NORMAL, 5", "NORMAL, 7", "NORMAL, 10", "BURSTS, 7", "BIMODAL, 10"})
  void at_99_9_percent(Noise noise, int n) {
    // simulated: 0.9991 to 0.9998; with 4000 repetitions 4 misses of 0.9990 and four times √4
    assertThat(coverage(noise, n, 0.999)).isGreaterThanOrEqualTo(1 - 12 / 4000.0);
  }

  private static double coverage(Noise noise, int n, double confidence) {
    Random random = new Random(1);
    int held = 0;
    for (int repetition = 0; repetition < REPETITIONS; repetition++) {
      Estimate estimate = TrimmedMean.of(noise.differences(random, n, 0.03), confidence);
      if (estimate.low() <= 0 && 0 <= estimate.high()) {
        held++;
      }
    }
    return (double) held / REPETITIONS;
  }
}
