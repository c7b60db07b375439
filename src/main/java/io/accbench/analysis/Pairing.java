package io.accbench.analysis;

import io.accbench.analysis.fork.Fork;
import io.accbench.analysis.fork.Forks;
import io.accbench.model.Cell;
import io.accbench.model.Launch;
import java.lang.ref.SoftReference;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/**
 * The samples of any two cells of a run, round by round, or of the forks of one cell. They serve
 * judgements other than the report's own ratio. All are natural logarithms, so that a difference is
 * a ratio.
 */
public final class Pairing {
  private final Analysis analysis;
  private final Map<String, List<Launch>> launches;

  /** The forks that were read, by cell, as far as memory allows: a cell is asked for repeatedly. */
  private final Map<String, SoftReference<Forks>> known = new HashMap<>();

  public Pairing(Analysis analysis) {
    this.analysis = analysis;
    this.launches = analysis.launches().stream().collect(Collectors.groupingBy(Launch::cell));
  }

  /**
   * Returns ln(time(cell) / time(other)) of each round that measured both, by round; empty when no
   * round did.
   */
  public double[] times(Cell cell, Cell other) {
    return differences(cell, other, Fork::nanosPerOp);
  }

  /**
   * Returns ln(bytes(cell) / bytes(other)) of each round that measured both, by round, of amounts
   * as they are compared: see {@link Allocation}.
   */
  public double[] bytes(Cell cell, Cell other) {
    return differences(cell, other, Allocation::counted);
  }

  /** Returns ln(ns/op) of each fork that measured, by round. */
  public double[] times(Cell cell) {
    return samples(forks(cell), Fork::nanosPerOp);
  }

  /** Returns ln(B/op) of each fork that measured it, by round, of the amount as it is compared. */
  public double[] bytes(Cell cell) {
    return samples(forks(cell), Allocation::counted);
  }

  private double[] differences(Cell cell, Cell other, ToDoubleFunction<Fork> number) {
    return CellComparison.logs(forks(cell), forks(other), number).stream()
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

  private Forks forks(Cell cell) {
    SoftReference<Forks> kept = known.get(cell.id());
    Forks forks = kept == null ? null : kept.get();
    if (forks == null) {
      forks =
          Forks.of(cell, analysis.header().settings(), launches.getOrDefault(cell.id(), List.of()));
      known.put(cell.id(), new SoftReference<>(forks));
    }
    return forks;
  }
}
