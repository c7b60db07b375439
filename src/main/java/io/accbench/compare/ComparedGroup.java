package io.accbench.compare;

import io.accbench.model.Mode;
import java.util.List;
import java.util.Map;

/**
 * Rows of one mode and unit.
 *
 * @param quantity what is compared
 * @param mode of all of its rows
 * @param unit of all of its scores: the first side's
 * @param common the parameters that all rows share
 * @param varies the names of those on which they differ; {@code threads} may be one of them
 * @param rows in the first side's order; never empty
 * @param means over the rows, one for each side, the first side's first; empty when no side has one
 */
public record ComparedGroup(
    Quantity quantity,
    Mode mode,
    String unit,
    Map<String, String> common,
    List<String> varies,
    List<ComparedRow> rows,
    List<Mean> means) {

  /** What a group compares. */
  public enum Quantity {
    TIME,
    ALLOCATION
  }

  /**
   * The geometric mean of one side's ratios.
   *
   * @param change null for the first side, and when fewer than two rows have an interval
   * @param rows those that have
   */
  public record Mean(Change change, int rows) {}
}
