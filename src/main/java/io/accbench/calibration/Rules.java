package io.accbench.calibration;

import io.accbench.model.Range;
import java.time.Duration;

/**
 * What is simulated.
 *
 * @param rounds that a run may take for a ratio: {@code 5..60}
 * @param budget time that a ratio may take
 * @param evaluations of each question, at least 1
 * @param family ratios of a gate, each with a row of time and one of allocation
 * @param error of a whole gate, one-sided: 0.01
 * @param seed of all draws
 */
public record Rules(
    Range rounds, Duration budget, int evaluations, int family, double error, long seed) {
  /** Rounds of the profile {@code gate}. */
  public static final Range ROUNDS = new Range(5, 80);

  /** What the project promises to answer within. */
  public static final Duration BUDGET = Duration.ofMinutes(10);

  public static final int EVALUATIONS = 2000;

  /** Arbitrary: a matrix of 30 cells is 15 pairs. */
  public static final int FAMILY = 15;

  /** That of a gate that is not told otherwise. */
  public static final double ERROR = 0.01;

  /** Everything as it is when nothing is said. */
  public static Rules ofSeed(long seed) {
    return new Rules(ROUNDS, BUDGET, EVALUATIONS, FAMILY, ERROR, seed);
  }
}
