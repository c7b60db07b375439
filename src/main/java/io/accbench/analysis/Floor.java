package io.accbench.analysis;

import io.accbench.analysis.fork.Forks;
import io.accbench.kernel.wire.FactKeys;
import io.accbench.model.Cell;
import io.accbench.stats.Estimate;
import io.accbench.suite.Suite;
import io.accbench.suite.Suites;
import java.util.Collection;
import java.util.List;

/**
 * The lowest time that the machine and JMH can show for one invocation of a benchmark's method. It
 * is the time of the empty benchmark on the same JVM, in the same mode, with as many threads; it is
 * 1 ns where that was not measured. A score that cannot be distinguished from the floor says
 * nothing about the operation. Single shots have no floor.
 *
 * <p>A method with {@code @OperationsPerInvocation} does many operations, so that the time of one
 * may be far below the floor and yet be exact. accbench's own benchmarks do one, and forks of
 * others report how many theirs do. JMH's files do not have that number: a score below 1 ns may
 * then be exact or empty, so it is compared, and a finding says so.
 */
public final class Floor {
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
   * Returns the operations of one invocation of a cell's method; NaN where neither its forks nor
   * its benchmark's name tell.
   */
  public static double operations(Cell cell, Forks forks) {
    String benchmark = Suites.of(cell).benchmark(cell);
    return benchmark.startsWith(Suite.OWN_BENCHMARKS) ? 1 : forks.count(FactKeys.OPERATIONS);
  }

  /**
   * Returns whether an invocation takes less than the floor where the empty benchmark was not
   * measured; false where the number of its operations is unknown.
   *
   * @param nanosPerOp the time of an operation on its thread, ns
   * @param operations the operations of one invocation; NaN where they are unknown
   */
  public static boolean isBelow(double nanosPerOp, double operations) {
    return nanosPerOp * operations < WITHOUT_EMPTY_NANOS;
  }

  /**
   * Returns whether only the unknown number of operations tells a time from the floor: it is at the
   * floor if an invocation does one. The parameters are those of {@link #isBelow}.
   */
  public static boolean mayBeBelow(double nanosPerOp, double operations) {
    return Double.isNaN(operations) && isBelow(nanosPerOp, 1);
  }

  /** Returns whether a cell may be at the floor: see {@link #mayBeBelow}. */
  static boolean mayBeReachedBy(CellSample sampled) {
    return sampled.measured()
        && sampled.cell().mode().steady()
        && mayBeBelow(sampled.nanosPerOp().center(), operations(sampled.cell(), sampled.forks()));
  }

  /**
   * Returns whether a cell's score cannot be distinguished from the floor; false unless it is
   * measured.
   */
  boolean reachedBy(CellSample sampled) {
    if (!sampled.measured() || !sampled.cell().mode().steady()) {
      return false;
    }
    double operations = operations(sampled.cell(), sampled.forks());
    Estimate one = sampled.nanosPerOp();
    List<Estimate> floors =
        empty.stream()
            .filter(other -> other.cell().sameConditions(sampled.cell()))
            .map(CellSample::nanosPerOp)
            .toList();
    return floors.isEmpty()
        ? isBelow(one.center(), operations)
        : floors.stream().anyMatch(floor -> reaches(one, operations, floor));
  }

  private static boolean reaches(Estimate one, double operations, Estimate floor) {
    return one.low() * operations <= floor.high()
        && one.center() * operations <= REACH * floor.center();
  }
}
