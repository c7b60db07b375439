package io.accbench.calibration;

import io.accbench.analysis.PairedRounds;
import io.accbench.model.InjectedWork;
import io.accbench.stats.Estimate;
import io.accbench.stats.TrimmedMean;
import java.util.ArrayList;
import java.util.List;

/**
 * The estimates of a slow-down by each statistic.
 *
 * @param size size that the estimates are compared with
 * @param byStatistic estimates in the order of the statistics
 */
record ObservedEffect(double size, List<Injected.Seen> byStatistic) {
  private static final double CONFIDENCE = 0.95;

  static ObservedEffect of(PairedRounds slowed) {
    double size = size(slowed);
    List<Injected.Seen> seen = new ArrayList<>();
    slowed.logs().forEach((statistic, logs) -> seen.add(seen(statistic, logs, size)));
    return new ObservedEffect(size, List.copyOf(seen));
  }

  private static double size(PairedRounds slowed) {
    return slowed
        .copy()
        .cell()
        .injected()
        .filter(work -> work.kind() == InjectedWork.Kind.EVEN)
        .map(InjectedWork::share)
        .orElseGet(() -> slowDown(slowed.logs().get(PairedRounds.MEAN)));
  }

  private static Injected.Seen seen(String statistic, double[] logs, double size) {
    Estimate estimate = TrimmedMean.of(logs, CONFIDENCE);
    double slowDown = Math.expm1(estimate.center());
    double halfWidth = (Math.expm1(estimate.high()) - Math.expm1(estimate.low())) / 2;
    return new Injected.Seen(statistic, slowDown, slowDown - size, halfWidth);
  }

  private static double slowDown(double... logs) {
    return Math.expm1(TrimmedMean.of(logs, CONFIDENCE).center());
  }
}
