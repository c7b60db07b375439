package io.accbench.analysis;

import io.accbench.model.Cell;
import io.accbench.model.Launch;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Any two cells of a run, round by round, and the forks of one cell: the samples behind a judgement
 * that is not the report's own ratio. All are natural logarithms, so that a difference is a ratio.
 */
public final class Pairing {
  /** Below this, in B/op, a fork allocates nothing: see {@link Allocation}. */
  private static final double NOTHING_BYTES = 1;

  private static final RoundStatistic BYTES =
      new RoundStatistic.Quotient("mean", Pairing::countedBytes);

  private Pairing() {}

  /**
   * ln(time(cell) / time(other)) of each round that measured both, by round; empty when none did.
   */
  public static double[] times(Analysis analysis, Cell cell, Cell other) {
    return differences(analysis, cell, other, RoundStatistic.DEFAULT);
  }

  /**
   * The same of bytes allocated. What allocates less than 1 B/op allocates nothing and counts as 1
   * B/op, so that a change from or to nothing is a large one, and one within nothing is none.
   */
  public static double[] bytes(Analysis analysis, Cell cell, Cell other) {
    return differences(analysis, cell, other, BYTES);
  }

  /** ln(ns/op) of each fork that measured, by round. */
  public static double[] times(Analysis analysis, Cell cell) {
    return samples(forks(analysis, cell), Fork::nanosPerOp);
  }

  /** ln(B/op) of each fork that measured it, by round; nothing counts as 1 B/op. */
  public static double[] bytes(Analysis analysis, Cell cell) {
    return samples(forks(analysis, cell), Pairing::countedBytes);
  }

  private static double[] differences(
      Analysis analysis, Cell cell, Cell other, RoundStatistic statistic) {
    return Comparison.logs(forks(analysis, cell), forks(analysis, other), statistic).stream()
        .mapToDouble(Double::doubleValue)
        .filter(Double::isFinite)
        .toArray();
  }

  private static double[] samples(Forks forks, ToDoubleFunction<Fork> sample) {
    return forks.measured().stream()
        .mapToDouble(sample)
        .map(Math::log)
        .filter(Double::isFinite)
        .toArray();
  }

  private static Forks forks(Analysis analysis, Cell cell) {
    List<Launch> launches =
        analysis.launches().stream().filter(launch -> cell.id().equals(launch.cell())).toList();
    return Forks.of(cell, analysis.header().settings(), launches);
  }

  /** NaN stays NaN. */
  private static double countedBytes(Fork fork) {
    double bytes = fork.allocatedBytesPerOp();
    return bytes < NOTHING_BYTES ? NOTHING_BYTES : bytes;
  }
}
