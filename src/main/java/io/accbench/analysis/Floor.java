package io.accbench.analysis;

import io.accbench.model.Cell;
import io.accbench.stats.Estimate;
import java.util.Collection;
import java.util.List;

/**
 * The lowest time that the machine and JMH can show. It is the time of the empty benchmark on the
 * same JVM, in the same mode, with as many threads; it is 1 ns where that was not measured. A score
 * that cannot be distinguished from the floor says nothing about the operation. Single shots have
 * no floor.
 */
final class Floor {
  /**
   * The floor where the empty benchmark was not measured, ns: a few cycles of a processor of about
   * 3 GHz, which is the figure of the design, section 5.
   */
  private static final double WITHOUT_EMPTY_NANOS = 1;

  /**
   * The multiple of the empty benchmark's score above which a score is never at the floor.
   * Arbitrary: the interval of two or three forks reaches down to any score, and says nothing about
   * the floor.
   */
  private static final double REACH = 10;

  private final List<CellSample> empty;

  Floor(Collection<CellSample> cells) {
    empty =
        cells.stream().filter(sampled -> sampled.measured() && isEmpty(sampled.cell())).toList();
  }

  static boolean isEmpty(Cell cell) {
    return cell.empty();
  }

  /**
   * Returns whether a cell's score cannot be distinguished from the floor; false unless it is
   * measured.
   */
  boolean reachedBy(CellSample sampled) {
    if (!sampled.measured() || !sampled.cell().mode().steady()) {
      return false;
    }
    List<Estimate> floors =
        empty.stream()
            .filter(other -> other.cell().sameConditions(sampled.cell()))
            .map(CellSample::nanosPerOp)
            .toList();
    return floors.isEmpty()
        ? sampled.nanosPerOp().center() < WITHOUT_EMPTY_NANOS
        : floors.stream().anyMatch(floor -> reaches(sampled.nanosPerOp(), floor));
  }

  private static boolean reaches(Estimate score, Estimate floor) {
    return score.low() <= floor.high() && score.center() <= REACH * floor.center();
  }
}
