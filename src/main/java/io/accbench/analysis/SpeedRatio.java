package io.accbench.analysis;

import io.accbench.analysis.fork.Forks;
import io.accbench.stats.Estimate;
import io.accbench.stats.TrimmedMean;
import java.util.ArrayList;
import java.util.List;

/**
 * The ratio over only those rounds in which a cell with two speeds ran at one of them. The rounds
 * are selected after the fact, so this explains a ratio, but no verdict rests on it.
 *
 * @param ofBaseline whether the baseline has the two speeds, or else the row itself
 * @param slow whether it was slow in these rounds
 * @param nanosPerOp median of all its forks of that speed, ns
 * @param value time(baseline) / time(row), with the interval of that many rounds at 99 %
 */
public record SpeedRatio(boolean ofBaseline, boolean slow, double nanosPerOp, Estimate value) {

  /**
   * Returns the ratios of the slow and the fast rounds of the baseline, then of the row. A cell has
   * no ratios where one of its speeds has too few rounds for an interval.
   */
  static List<SpeedRatio> of(CellSample baseline, CellSample sampled) {
    List<SpeedRatio> ratios = new ArrayList<>();
    TwoSpeeds.of(baseline)
        .ifPresent(speeds -> ratios.addAll(of(speeds, true, baseline.forks(), sampled.forks())));
    TwoSpeeds.of(sampled)
        .ifPresent(speeds -> ratios.addAll(of(speeds, false, baseline.forks(), sampled.forks())));
    return List.copyOf(ratios);
  }

  private static List<SpeedRatio> of(
      TwoSpeeds speeds, boolean ofBaseline, Forks baseline, Forks forks) {
    List<Double> slow = new ArrayList<>();
    List<Double> fast = new ArrayList<>();
    for (Forks.ForkPair pair : baseline.pairs(forks)) {
      (speeds.slow(ofBaseline ? pair.one() : pair.other()) ? slow : fast)
          .add(Math.log(pair.one().nanosPerOp()) - Math.log(pair.other().nanosPerOp()));
    }
    return Math.min(slow.size(), fast.size()) < Analyzer.FEWEST_ROUNDS
        ? List.of()
        : List.of(
            new SpeedRatio(ofBaseline, true, speeds.slowNanos(), estimate(slow)),
            new SpeedRatio(ofBaseline, false, speeds.fastNanos(), estimate(fast)));
  }

  private static Estimate estimate(List<Double> logs) {
    double[] samples = logs.stream().mapToDouble(Double::doubleValue).toArray();
    return TrimmedMean.of(samples, Analyzer.CONFIDENCE).exp();
  }
}
