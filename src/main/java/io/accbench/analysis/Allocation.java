package io.accbench.analysis;

import io.accbench.analysis.fork.Fork;
import io.accbench.analysis.fork.RoundStatistic;
import io.accbench.stats.Estimate;
import java.util.List;

/** The allocation of one cell compared with that of its baseline. */
final class Allocation {
  /**
   * The limit below which a fork counts as allocating nothing, B/op. JMH attributes its own few
   * bytes of an iteration to the operations, and no object is smaller than 8 bytes.
   */
  private static final double NOTHING_BYTES = 1;

  private static final RoundStatistic BYTES =
      new RoundStatistic.Quotient("mean", Fork::allocatedBytesPerOp);

  private Allocation() {}

  /**
   * Returns allocation(cell) / allocation(baseline). It is exactly 0 when the cell allocates
   * nothing. It is null when the baseline allocates nothing or was not measured, and when only some
   * forks allocate.
   */
  static Ratio ratio(CellSample sampled, CellSample baseline, VerdictRule judge) {
    if (!allocates(baseline)) {
      return null;
    }
    if (allocates(sampled)) {
      CellComparison comparison =
          CellComparison.of(sampled.forks(), baseline.forks(), BYTES, judge);
      return comparison == null ? null : judge.allocation(comparison);
    }
    int forks = sampled.forks().measured().size();
    return allocatesNothing(sampled) ? nothing(forks, judge) : null;
  }

  private static Ratio nothing(int forks, VerdictRule judge) {
    Verdict verdict = judge.nothing(forks);
    int missing = Math.max(0, Analyzer.FEWEST_ROUNDS - forks);
    return new Ratio(new Estimate(0, 0, 0, forks), 0, false, List.of(), verdict, missing);
  }

  /**
   * Returns whether some forks allocate and others do not, because the JIT compiler decided
   * differently.
   */
  static boolean differsBetweenForks(CellSample sampled) {
    return known(sampled) && !allocates(sampled) && !allocatesNothing(sampled);
  }

  /** Returns the mean over the forks that measured it, B/op; NaN when no fork did. */
  static double bytesPerOp(CellSample sampled) {
    return sampled.forks().measured().stream()
        .mapToDouble(Fork::allocatedBytesPerOp)
        .filter(Double::isFinite)
        .average()
        .orElse(Double.NaN);
  }

  private static boolean known(CellSample sampled) {
    return sampled.forks().measured().stream()
        .noneMatch(fork -> Double.isNaN(fork.allocatedBytesPerOp()));
  }

  private static boolean allocates(CellSample sampled) {
    return sampled.forks().measured().stream()
        .allMatch(fork -> fork.allocatedBytesPerOp() >= NOTHING_BYTES);
  }

  private static boolean allocatesNothing(CellSample sampled) {
    return sampled.forks().measured().stream()
        .allMatch(fork -> fork.allocatedBytesPerOp() < NOTHING_BYTES);
  }
}
