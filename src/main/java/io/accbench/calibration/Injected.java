package io.accbench.calibration;

import io.accbench.stats.Estimate;
import java.util.List;

/**
 * A slow-down that was really measured, with the probability that it is found.
 *
 * @param injection what was added to the fork: {@code even:5%}
 * @param rounds number of rounds that measured both
 * @param size the slow-down as a share of the cell's time: the injected one where it is even; the
 *     plain mean's estimate where it depends on the operation (rare paths, garbage)
 * @param seen what each statistic shows of the slow-down
 * @param predicted share of evaluations that find a slow-down of this size in rounds of identical
 *     code
 * @param achieved share of evaluations that find it in its own rounds, with nothing added. Low and
 *     high are the share if the slow-down were at the ends of the 95 % interval of these rounds
 */
public record Injected(
    String injection,
    int rounds,
    double size,
    List<Seen> seen,
    double predicted,
    Estimate achieved) {

  /**
   * The estimate of a slow-down by one statistic.
   *
   * @param statistic name of the statistic
   * @param slowDown the estimate (20 % trimmed mean over the rounds) as a share, 0.05 is 5 %
   * @param bias the estimate less the size
   * @param halfWidth half of the estimate's 95 % interval
   */
  public record Seen(String statistic, double slowDown, double bias, double halfWidth) {}
}
