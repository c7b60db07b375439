package io.accbench.analysis;

import io.accbench.stats.Estimate;
import java.util.List;

/**
 * The ratio of two cells of a block, from the differences within each round.
 *
 * @param value the centre (20 % trimmed mean of the log differences, exponentiated) with its
 *     Tukey–McLaughlin interval. The interval holds at 99 % over all looks together. Exactly 1 with
 *     a zero-width interval for the baseline itself
 * @param plainMean the centre by the plain mean of the log differences
 * @param inactive whether both cells run the same code, so that there is no true difference. A
 *     single shot that is slower is not inactive: building what is then not used may well take time
 * @param logs the logarithm of the ratio in each round that measured both; empty for the baseline
 * @param verdict the verdict with respect to the margin; null where there is no verdict: the
 *     baseline's own row, and cells that run the same code
 * @param missingRounds about how many more rounds a verdict would take; 0 when there is one, -1
 *     when the most that the plan allows would not do
 * @param bySpeed the ratio at each speed of a cell that runs at two; empty where neither does, or
 *     too few rounds have one of the speeds
 */
public record Ratio(
    Estimate value,
    double plainMean,
    boolean inactive,
    List<Double> logs,
    Verdict verdict,
    int missingRounds,
    List<SpeedRatio> bySpeed) {

  /** Creates the ratio of two cells that each run at one speed. */
  public Ratio(
      Estimate value,
      double plainMean,
      boolean inactive,
      List<Double> logs,
      Verdict verdict,
      int missingRounds) {
    this(value, plainMean, inactive, logs, verdict, missingRounds, List.of());
  }

  /**
   * Creates the ratio of two cells that run different code, as far as that is known, without a
   * verdict.
   */
  public Ratio(Estimate value, double plainMean) {
    this(value, plainMean, false, List.of(), null, 0);
  }

  /** Returns this ratio with the ratio at each speed. */
  Ratio with(List<SpeedRatio> speeds) {
    return new Ratio(value, plainMean, inactive, logs, verdict, missingRounds, speeds);
  }

  /** Returns whether enough rounds measured both to show a direction at all. */
  public boolean enough() {
    return value.samples() >= Analyzer.FEWEST_ROUNDS;
  }

  /** Returns the half-width of the interval, relative to the ratio: 0.03 is 3 %. */
  public double relativeHalfWidth() {
    return Math.sqrt(value.high() / value.low()) - 1;
  }

  /** Returns whether the interval excludes 1, however few its rounds are. */
  boolean excludesOne() {
    return value.low() > 1 || value.high() < 1;
  }

  /**
   * Returns whether the direction is shown: the row is faster or slower by more than the margin.
   */
  public boolean shown() {
    return verdict == Verdict.FASTER || verdict == Verdict.SLOWER;
  }

  /** Returns whether more rounds could still give the ratio a verdict. */
  public boolean undecided() {
    return verdict == Verdict.UNDECIDED;
  }
}
