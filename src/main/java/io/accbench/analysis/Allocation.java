package io.accbench.analysis;

import io.accbench.analysis.fork.Fork;
import io.accbench.stats.Estimate;
import java.util.List;

/**
 * The allocation of one cell compared with that of its baseline. Less than 1 B/op counts as 1 B/op
 * wherever two amounts are compared: what a measurement itself allocates makes no difference, and a
 * change from or to no allocation is a large one.
 */
public final class Allocation {
  /**
   * The limit below which a fork counts as allocating nothing, B/op. JMH attributes its own few
   * bytes of an iteration to the operations, and no object is smaller than 8 bytes.
   */
  private static final double NOTHING_BYTES = 1;

  private Allocation() {}

  /** Returns whether an amount counts as none, B/op; false for NaN. */
  public static boolean isNothing(double bytesPerOp) {
    return bytesPerOp < NOTHING_BYTES;
  }

  /** Returns an amount as it is compared: at least 1 B/op; NaN stays NaN. */
  public static double counted(double bytesPerOp) {
    return isNothing(bytesPerOp) ? NOTHING_BYTES : bytesPerOp;
  }

  /** Returns the amount of a fork as it is compared, B/op. */
  static double counted(Fork fork) {
    return counted(fork.allocatedBytesPerOp());
  }

  /**
   * Returns allocation(cell) / allocation(baseline), of amounts as they are compared. It is exactly
   * 0 when the cell allocates nothing where each fork of the baseline allocates. It is null when
   * neither allocates, or a fork did not measure it.
   */
  static Ratio ratio(CellSample sampled, CellSample baseline, VerdictRule rule) {
    if (!known(sampled)
        || !known(baseline)
        || allocatesNothing(sampled) && allocatesNothing(baseline)) {
      return null;
    }
    CellComparison comparison =
        CellComparison.of(sampled.forks(), baseline.forks(), Allocation::counted, rule);
    if (comparison == null) {
      return null;
    }
    Ratio ratio = rule.allocation(comparison);
    return allocatesNothing(sampled) && allocates(baseline) ? nothing(ratio) : ratio;
  }

  private static Ratio nothing(Ratio counted) {
    Estimate none = new Estimate(0, 0, 0, counted.value().samples());
    return new Ratio(none, 0, false, List.of(), counted.verdict(), counted.missingRounds());
  }

  /**
   * Returns whether some forks allocate and others do not, because the JIT compiler decided
   * differently.
   */
  static boolean differsBetweenForks(CellSample sampled) {
    return known(sampled) && !allocates(sampled) && !allocatesNothing(sampled);
  }

  /** Returns the mean over the forks, B/op; NaN unless each of them measured it. */
  static double bytesPerOp(CellSample sampled) {
    return sampled.forks().measured().stream()
        .mapToDouble(Fork::allocatedBytesPerOp)
        .average()
        .orElse(Double.NaN);
  }

  private static boolean known(CellSample sampled) {
    return sampled.forks().measured().stream()
        .noneMatch(fork -> Double.isNaN(fork.allocatedBytesPerOp()));
  }

  private static boolean allocates(CellSample sampled) {
    return sampled.forks().measured().stream()
        .noneMatch(fork -> isNothing(fork.allocatedBytesPerOp()));
  }

  private static boolean allocatesNothing(CellSample sampled) {
    return sampled.forks().measured().stream()
        .allMatch(fork -> isNothing(fork.allocatedBytesPerOp()));
  }
}
