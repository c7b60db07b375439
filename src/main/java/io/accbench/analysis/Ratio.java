package io.accbench.analysis;

import io.accbench.stats.Estimate;

/**
 * How two cells of a block compare, from the differences within each round.
 *
 * @param value the centre (20 % trimmed mean of the log differences, exponentiated) with its
 *     Tukey–McLaughlin interval; exactly 1 with a zero-width interval for the baseline itself
 * @param plainMean the same with the plain mean
 */
public record Ratio(Estimate value, double plainMean) {

  /** Whether enough rounds measured both to show a direction at all. */
  public boolean enough() {
    return value.samples() >= Analyzer.FEWEST_ROUNDS;
  }

  /** Whether the interval excludes 1, of however few rounds. */
  public boolean excludesOne() {
    return value.low() > 1 || value.high() < 1;
  }

  /** Whether the interval of enough rounds excludes 1: the direction is shown. */
  public boolean shown() {
    return enough() && excludesOne();
  }
}
