package io.accbench.stats;

import java.util.Random;
import java.util.function.ToDoubleFunction;

/**
 * The noise of forks: the log differences of two sides whose true centre is 0, one a round.
 *
 * <p>Normal is the difference itself, of the given standard deviation; beneath bimodal, burst and
 * drift it is there, too.
 */
enum Noise {
  NORMAL,
  /** An exponential on either side. */
  SKEWED {
    @Override
    double difference(Random random, double spread) {
      return spread * twoSides(random, side -> -Math.log(1 - side.nextDouble()));
    }
  },
  /** One fork in five is 12 % slower: the JIT decided otherwise. */
  BIMODAL {
    @Override
    double difference(Random random, double spread) {
      return super.difference(random, spread)
          + twoSides(random, side -> side.nextDouble() < 0.2 ? Math.log(1.12) : 0);
    }
  },
  /** One fork in twenty is 60 % slower: a neighbour woke up. */
  BURSTS {
    @Override
    double difference(Random random, double spread) {
      return super.difference(random, spread)
          + twoSides(random, side -> side.nextDouble() < 0.05 ? Math.log(1.6) : 0);
    }
  },
  /**
   * Both sides rise by 20 %, under an AR(1) noise of 5 % (ρ = 0.3) that they share; one rises by
   * 0.5 % more, and each has an AR(1) noise of 0.5 % of its own.
   */
  DRIFTING {
    @Override
    double[] differences(Random random, int rounds, double spread) {
      double[] machine = wandering(random, rounds, 0.05);
      double[] one = wandering(random, rounds, 0.005);
      double[] other = wandering(random, rounds, 0.005);
      double[] differences = new double[rounds];
      for (int i = 0; i < rounds; i++) {
        double done = i / (rounds - 1.0) - 0.5;
        double candidate = 0.205 * done + machine[i] + one[i] + difference(random, spread);
        double baseline = 0.2 * done + machine[i] + other[i];
        differences[i] = candidate - baseline;
      }
      return differences;
    }
  };

  double[] differences(Random random, int rounds, double spread) {
    double[] differences = new double[rounds];
    for (int i = 0; i < rounds; i++) {
      differences[i] = difference(random, spread);
    }
    return differences;
  }

  double difference(Random random, double spread) {
    return spread * random.nextGaussian();
  }

  private static double twoSides(Random random, ToDoubleFunction<Random> side) {
    double one = side.applyAsDouble(random);
    return one - side.applyAsDouble(random);
  }

  private static double[] wandering(Random random, int rounds, double deviation) {
    double[] series = new double[rounds];
    double value = random.nextGaussian();
    for (int i = 0; i < rounds; i++) {
      series[i] = deviation * value;
      value = 0.3 * value + Math.sqrt(1 - 0.3 * 0.3) * random.nextGaussian();
    }
    return series;
  }
}
