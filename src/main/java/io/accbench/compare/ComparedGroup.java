package io.accbench.compare;

import io.accbench.model.Mode;
import java.util.List;
import java.util.Map;

/**
 * The compared rows of one mode and unit.
 *
 * @param labels names of the sides; the others are compared with the first
 * @param quantity what is compared
 * @param mode mode of all rows
 * @param unit unit of all scores: the first side's
 * @param common the parameters that all rows share
 * @param varies the names of the parameters on which they differ; {@code threads} may be one of
 *     them
 * @param rows rows in the first side's order; never empty
 * @param means means over the rows, one for each side, the first side's first; empty when no side
 *     has a mean
 */
public record ComparedGroup(
    List<String> labels,
    Quantity quantity,
    Mode mode,
    String unit,
    Map<String, String> common,
    List<String> varies,
    List<ComparedRow> rows,
    List<MeanRatio> means) {

  /** The quantity that a group compares. */
  public enum Quantity {
    TIME,
    ALLOCATION
  }

  /**
   * The geometric mean of one side's ratios.
   *
   * @param change null for the first side, and when fewer than two rows have an interval
   * @param rows number of rows that have an interval
   */
  public record MeanRatio(Change change, int rows) {}
}
