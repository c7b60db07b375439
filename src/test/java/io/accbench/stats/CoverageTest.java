package io.accbench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How often a 99 % interval holds the true centre, under the noise that forks show.
 *
 * <p>The expected shares come from a simulation of the same formula in NumPy and SciPy, 400,000
 * repetitions each (standard deviation 0.02 %). Here there are 4000: a standard deviation of 0.18
 * %, and four of them as margin.
 */
class CoverageTest {
  private static final int REPETITIONS = 4000;
  private static final double MARGIN = 4 * 0.0018;

  @ParameterizedTest
  @CsvSource({"4, 0.9901", "5, 0.9861", "10, 0.9862", "20, 0.9881", "40, 0.9887"})
  void normal_noise(int n, double expected) {
    assertThat(coverage(n, random -> 0.03 * random.nextGaussian()))
        .isCloseTo(expected, within(MARGIN));
  }

  @ParameterizedTest
  @CsvSource({"5, 0.9907", "10, 0.9930", "20, 0.9927"})
  void differences_of_two_exponential_noises(int n, double expected) {
    assertThat(coverage(n, random -> 0.03 * difference(random, CoverageTest::exponential)))
        .isCloseTo(expected, within(MARGIN));
  }

  /** One fork in twenty is 60 % slower, on either side. */
  @ParameterizedTest
  @CsvSource({"5, 0.9881", "10, 0.9887", "20, 0.9897"})
  void bursts(int n, double expected) {
    assertThat(
            coverage(
                n,
                random -> 0.03 * random.nextGaussian() + difference(random, CoverageTest::burst)))
        .isCloseTo(expected, within(MARGIN));
  }

  private static double coverage(int n, ToDoubleFunction<Random> noise) {
    Random random = new Random(1);
    int held = 0;
    for (int repetition = 0; repetition < REPETITIONS; repetition++) {
      double[] samples = new double[n];
      for (int i = 0; i < n; i++) {
        samples[i] = noise.applyAsDouble(random);
      }
      Estimate estimate = TrimmedMean.of(samples, 0.99);
      if (estimate.low() <= 0 && 0 <= estimate.high()) {
        held++;
      }
    }
    return (double) held / REPETITIONS;
  }

  /** Two draws: one for each side. */
  private static double difference(Random random, ToDoubleFunction<Random> noise) {
    double one = noise.applyAsDouble(random);
    return one - noise.applyAsDouble(random);
  }

  private static double exponential(Random random) {
    return -Math.log(1 - random.nextDouble());
  }

  private static double burst(Random random) {
    return random.nextDouble() < 0.05 ? Math.log(1.6) : 0;
  }
}
