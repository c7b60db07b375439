package io.accbench.compare;

import io.accbench.compare.ComparedGroup.Quantity;
import io.accbench.model.Mode;

/** A fact to know before believing a row of a comparison; reports make its sentence. */
public sealed interface ComparisonNote {

  /**
   * A value of one side.
   *
   * @param side label of the side
   * @param value the value in words; empty for none
   */
  record SideValue(String side, String value) {}

  /**
   * A row that two sides measured in other modes or with other threads.
   *
   * @param name name of the first side's row
   * @param here key of the first side's row
   * @param there key of the other side's row
   */
  record RowPair(String name, RowKey here, RowKey there) {}

  /**
   * A condition of the measurement differs between the first side and another.
   *
   * @param condition name of the condition: {@code JDK}
   * @param differing number of common rows in which it differs, at least 1
   * @param rows number of common rows in which both sides know it
   * @param first value of the first side in the first row that differs, only what the other side
   *     lacks where it is a list
   * @param other value of the other side, likewise; both values are empty where lists have the same
   *     words in another order
   * @param more number of other pairs of values that differ
   */
  record ConditionDiffers(
      String condition, int differing, int rows, SideValue first, SideValue other, int more)
      implements ComparisonNote {}

  /**
   * Some rows have no direction, whatever their scores are.
   *
   * @param reason the conclusion that names the reason; none of those from an interval
   * @param rows names of the rows; empty where all rows are meant
   */
  record NoDirection(Conclusion reason, ShortList<String> rows) implements ComparisonNote {}

  /**
   * Some rows take what an empty benchmark takes, unless an invocation does many operations, which
   * their side does not tell.
   *
   * @param rows names of the rows
   */
  record MayBeAtFloor(ShortList<String> rows) implements ComparisonNote {}

  /**
   * A geometric mean leaves out rows without an interval.
   *
   * @param side label of the side
   * @param rows number of rows that the mean is over, at least 2
   * @param all number of rows of its group
   */
  record PartialMean(Quantity quantity, Mode mode, String side, int rows, int all)
      implements ComparisonNote {}

  /** Two sides give the scores of a row in different units, which were converted. */
  record UnitsDiffer(SideValue first, SideValue other) implements ComparisonNote {}

  /**
   * Rows are not compared, since the other side measured them in another mode or with other
   * threads.
   *
   * @param other label of the other side
   */
  record MeasuredOtherwise(String other, ShortList<RowPair> rows) implements ComparisonNote {}

  /**
   * A row of a side without a score to compare.
   *
   * @param problem the reason why its score is no measurement
   */
  record LeftOut(RowKey row, String problem) {}

  /** Rows of a side are left out, since their scores are no measurements. */
  record NoMeasurement(String side, ShortList<LeftOut> rows) implements ComparisonNote {}

  /**
   * The allocation of rows is not compared, since a side did not measure it in every fork.
   *
   * @param side label of that side
   * @param problem why what it has is no measurement, in its first such row; empty where it has
   *     none
   * @param rows names of the rows
   */
  record AllocationMissing(String side, String problem, ShortList<String> rows)
      implements ComparisonNote {}

  /**
   * Rows are not compared, since only one of two sides has them.
   *
   * @param side label of the side that has them
   * @param other label of the side that lacks them
   */
  record OnlyInOne(String side, String other, ShortList<String> rows) implements ComparisonNote {}

  /**
   * A side is a JMH file, which does not name its machine. It matters between several sides; inside
   * one file the machine is the same.
   */
  record UnknownMachine() implements ComparisonNote {}

  /** Secondary metrics of a JMH file are not compared, since it does not give their direction. */
  record UncomparedCounters(ShortList<String> counters) implements ComparisonNote {}

  /** A run was interrupted, so only its finished part is compared. */
  record Interrupted(String side) implements ComparisonNote {}

  /** Cells of a run have no score. */
  record WithoutScore(String side, ShortList<String> cells) implements ComparisonNote {}

  /** Rows are left out, since no other row differs from them in what became the columns alone. */
  record OneValueOnly(String param, ShortList<String> rows) implements ComparisonNote {}

  /** Rows are left out, since they lack the parameter that became the columns. */
  record LacksParameter(String param, ShortList<String> rows) implements ComparisonNote {}
}
