package io.accbench.analysis;

import io.accbench.stats.Estimate;
import java.util.List;

/**
 * How two cells of a block compare, from the differences within each round.
 *
 * @param value the centre (20 % trimmed mean of the log differences, exponentiated) with its
 *     Tukey–McLaughlin interval, which holds at 99 % over all looks together; exactly 1 with a
 *     zero-width interval for the baseline itself
 * @param plainMean the same with the plain mean
 * @param inactive whether both cells run the same code, so that a difference is none: in steady
 *     state, and where it would be called faster in single shot (building what is then not used may
 *     well be slower)
 * @param logs the logarithm of the ratio in each round that measured both; empty for the baseline
 * @param verdict against the margin; null where there is none: the baseline's own row, and cells
 *     that run the same code
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

  /** Of two cells that run at one speed each. */
  public Ratio(
      Estimate value,
      double plainMean,
      boolean inactive,
      List<Double> logs,
      Verdict verdict,
      int missingRounds) {
    this(value, plainMean, inactive, logs, verdict, missingRounds, List.of());
  }

  /** Of two cells that run different code, as far as it is known; not judged. */
  public Ratio(Estimate value, double plainMean) {
    this(value, plainMean, false, List.of(), null, 0);
  }

  /** The same with the ratio at each speed. */
  Ratio with(List<SpeedRatio> speeds) {
    return new Ratio(value, plainMean, inactive, logs, verdict, missingRounds, speeds);
  }

  /** Whether enough rounds measured both to show a direction at all. */
  public boolean enough() {
    return value.samples() >= Analyzer.FEWEST_ROUNDS;
  }

  /** Whether the interval excludes 1, of however few rounds. */
  public boolean excludesOne() {
    return value.low() > 1 || value.high() < 1;
  }

  /** Whether it is faster or slower by more than the margin: the direction is shown. */
  public boolean shown() {
    return verdict == Verdict.FASTER || verdict == Verdict.SLOWER;
  }

  /** Whether more rounds could still give it a verdict. */
  public boolean undecided() {
    return verdict == Verdict.UNDECIDED;
  }
}
