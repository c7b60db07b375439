package io.accbench.compare;

import io.accbench.analysis.Allocation;
import io.accbench.model.Goal;
import io.accbench.stats.Estimate;
import java.util.List;

/**
 * A comparison of one side with the first.
 *
 * @param ratio of time: time(first) / time(side), greater is faster in every mode; of allocation:
 *     bytes(side) / bytes(first) of amounts as {@link Allocation} compares them, 0 when only the
 *     side allocates nothing; null when only the first does, or no ratio can be formed
 * @param conclusion what the ratio shows
 * @param mayBeAtFloor whether one of the two may be at the floor: see {@link Series#mayBeAtFloor}
 */
public record Change(Estimate ratio, Conclusion conclusion, boolean mayBeAtFloor) {
  /**
   * The number of forks per side below which no direction is shown: fewer forks say nothing honest
   * at 1 % (simulation: five rounds decide a 10 % effect).
   */
  public static final int FEWEST_FORKS = 5;

  /** The margin of allocation, which is nearly exact; a smaller change counts as no change. */
  public static final double ALLOCATION_MARGIN = Goal.DEFAULT.allocationMargin();

  Change(Estimate ratio, Conclusion conclusion) {
    this(ratio, conclusion, false);
  }

  /** Compares the time of one side with that of the first, from independent forks. */
  static Change ofTime(Series first, Series side, double confidence) {
    if (first.atFloor() || side.atFloor()) {
      return new Change(null, Conclusion.AT_FLOOR);
    }
    int forks = Math.min(first.forks(), side.forks());
    if (forks == 0) {
      return new Change(unbounded(first.nanos() / side.nanos()), Conclusion.NO_RAW_DATA);
    }
    Estimate ratio = LogRatio.of(first.nanosPerOp(), side.nanosPerOp(), confidence);
    boolean mayBeAtFloor = first.mayBeAtFloor() || side.mayBeAtFloor();
    return new Change(ratio, conclusion(ratio, true), mayBeAtFloor);
  }

  /**
   * Compares the allocation of both sides; returns null when either side did not measure it, or
   * neither allocates.
   */
  static Change ofAllocation(Series first, Series side, double confidence) {
    List<Double> before = first.allocatedBytesPerOp();
    List<Double> after = side.allocatedBytesPerOp();
    if (before.isEmpty() || after.isEmpty() || nothing(before) && nothing(after)) {
      return null;
    }
    Estimate ratio = LogRatio.of(counted(after), counted(before), confidence);
    Conclusion conclusion = enough(ratio.samples(), conclusionOfAllocation(ratio));
    if (nothing(after) && allocates(before)) {
      return new Change(new Estimate(0, 0, 0, ratio.samples()), conclusion);
    }
    return new Change(nothing(before) && allocates(after) ? null : ratio, conclusion);
  }

  static Conclusion conclusion(Estimate ratio, boolean greaterIsBetter) {
    Conclusion conclusion = Conclusion.NOTHING;
    if (ratio.low() > 1) {
      conclusion = greaterIsBetter ? Conclusion.BETTER : Conclusion.WORSE;
    } else if (ratio.high() < 1) {
      conclusion = greaterIsBetter ? Conclusion.WORSE : Conclusion.BETTER;
    }
    return enough(ratio.samples(), conclusion);
  }

  /**
   * Returns the conclusion, unless there are too few forks. That holds for allocation, too: the JIT
   * may decide differently in each fork.
   */
  private static Conclusion enough(int forks, Conclusion conclusion) {
    if (forks >= FEWEST_FORKS) {
      return conclusion;
    }
    return forks == 1 ? Conclusion.ONE_FORK : Conclusion.TOO_FEW_FORKS;
  }

  private static Conclusion conclusionOfAllocation(Estimate ratio) {
    boolean changed = Math.abs(ratio.center() - 1) >= ALLOCATION_MARGIN;
    return !changed || ratio.low() <= 1 && ratio.high() >= 1
        ? Conclusion.NOTHING
        : ratio.center() > 1 ? Conclusion.WORSE : Conclusion.BETTER;
  }

  private static boolean allocates(List<Double> bytes) {
    return bytes.stream().noneMatch(Allocation::isNothing);
  }

  private static boolean nothing(List<Double> bytes) {
    return bytes.stream().allMatch(Allocation::isNothing);
  }

  private static List<Double> counted(List<Double> bytes) {
    return bytes.stream().map(Allocation::counted).toList();
  }

  private static Estimate unbounded(double center) {
    return new Estimate(center, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, 1);
  }
}
