package io.accbench.compare;

import io.accbench.stats.Estimate;
import java.util.List;

/**
 * One side against the first.
 *
 * @param ratio of time: time(first) / time(side), greater is faster in every mode; of allocation:
 *     bytes(side) / bytes(first), 0 when the side allocates nothing; null when there is none
 * @param shown what it shows
 */
public record Change(Estimate ratio, Shown shown) {
  /**
   * Forks a side below which no direction is shown: nothing honest can be said at 1 % (simulation:
   * five rounds decide a 10 % effect).
   */
  public static final int FEWEST_FORKS = 5;

  /** Below this, in B/op, a fork allocates nothing: no object is smaller than 8 bytes. */
  static final double NOTHING_BYTES = 1;

  /** Of allocation, which is nearly exact; below it a change is none. */
  private static final double ALLOCATION_MARGIN = 0.01;

  /** The time of one side against that of the first, from independent forks. */
  static Change ofTime(Series first, Series side, double confidence) {
    if (first.atFloor() || side.atFloor()) {
      return new Change(null, Shown.AT_FLOOR);
    }
    int forks = Math.min(first.forks(), side.forks());
    if (forks == 0) {
      return new Change(unbounded(first.nanos() / side.nanos()), Shown.NO_RAW_DATA);
    }
    Estimate ratio = LogRatio.of(first.nanosPerOp(), side.nanosPerOp(), confidence);
    return new Change(ratio, shown(ratio, true));
  }

  /** Null when either side did not measure it, or neither allocates. */
  static Change ofAllocation(Series first, Series side, double confidence) {
    List<Double> before = first.allocatedBytesPerOp();
    List<Double> after = side.allocatedBytesPerOp();
    if (before.isEmpty() || after.isEmpty() || nothing(before) && nothing(after)) {
      return null;
    }
    int forks = Math.min(before.size(), after.size());
    if (allocates(before) && allocates(after)) {
      Estimate ratio = LogRatio.of(after, before, confidence);
      return new Change(ratio, enough(forks, shownOfAllocation(ratio)));
    }
    if (allocates(before) && nothing(after)) {
      return new Change(new Estimate(0, 0, 0, forks), enough(forks, Shown.BETTER));
    }
    boolean appeared = nothing(before) && allocates(after);
    return new Change(null, enough(forks, appeared ? Shown.WORSE : Shown.NOTHING));
  }

  static Shown shown(Estimate ratio, boolean greaterIsBetter) {
    Shown shown = Shown.NOTHING;
    if (ratio.low() > 1) {
      shown = greaterIsBetter ? Shown.BETTER : Shown.WORSE;
    } else if (ratio.high() < 1) {
      shown = greaterIsBetter ? Shown.WORSE : Shown.BETTER;
    }
    return enough(ratio.samples(), shown);
  }

  /** Of few forks nothing is shown, of allocation neither: the JIT may decide fork by fork. */
  private static Shown enough(int forks, Shown shown) {
    if (forks >= FEWEST_FORKS) {
      return shown;
    }
    return forks == 1 ? Shown.ONE_FORK : Shown.TOO_FEW_FORKS;
  }

  private static Shown shownOfAllocation(Estimate ratio) {
    boolean changed = Math.abs(ratio.center() - 1) >= ALLOCATION_MARGIN;
    return !changed || ratio.low() <= 1 && ratio.high() >= 1
        ? Shown.NOTHING
        : ratio.center() > 1 ? Shown.WORSE : Shown.BETTER;
  }

  static boolean allocates(List<Double> bytes) {
    return !bytes.isEmpty() && bytes.stream().allMatch(each -> each >= NOTHING_BYTES);
  }

  static boolean nothing(List<Double> bytes) {
    return bytes.stream().allMatch(each -> each < NOTHING_BYTES);
  }

  private static Estimate unbounded(double center) {
    return new Estimate(center, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, 1);
  }
}
