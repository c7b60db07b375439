package io.accbench.calibration;

import io.accbench.stats.Estimate;
import java.util.List;

/**
 * A slow-down that was really measured, and whether it is found.
 *
 * @param injection what was added to the fork: {@code even:5%}
 * @param rounds that measured both
 * @param size the slow-down as a share of the cell's time: the one injected where it is even; the
 *     plain mean's estimate where it depends on the operation (rare paths, garbage)
 * @param seen what each statistic shows of it
 * @param predicted share of evaluations that find a slow-down of this size in rounds of identical
 *     code
 * @param achieved share of evaluations that find it in its own rounds, nothing added; low and high:
 *     if the slow-down were at the ends of the 95 % interval in which these rounds place it
 */
public record Injected(
    String injection,
    int rounds,
    double size,
    List<Seen> seen,
    double predicted,
    Estimate achieved) {

  /**
   * What a statistic shows of a slow-down.
   *
   * @param statistic its name
   * @param slowDown its estimate (20 % trimmed mean over the rounds) as a share, 0.05 is 5 %
   * @param bias that less the size
   * @param halfWidth half of its 95 % interval
   */
  public record Seen(String statistic, double slowDown, double bias, double halfWidth) {}
}
