package io.accbench.calibration;

import io.accbench.model.Range;
import java.time.Duration;

/**
 * The parameters of the simulation.
 *
 * @param rounds number of rounds that a run may take for a ratio: {@code 5..60}
 * @param budget time that a ratio may take
 * @param evaluations number of evaluations of each question, at least 1
 * @param family number of ratios of a gate, each with a row of time and one of allocation
 * @param error error probability of a whole gate, one-sided: 0.01
 * @param seed seed of all draws
 */
public record Rules(
    Range rounds, Duration budget, int evaluations, int family, double error, long seed) {
  /** The rounds of the profile {@code gate}. */
  public static final Range ROUNDS = new Range(5, 80);

  /** The time within which the project promises an answer. */
  public static final Duration BUDGET = Duration.ofMinutes(10);

  /** The error probability of a gate for which no other is configured. */
  public static final double ERROR = 0.01;
}
