package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;

/**
 * A cell of a plan, and whether it can be measured at all.
 *
 * @param cell what would be measured
 * @param form the strategy's form, for example {@code exact}
 * @param obstacle why it cannot be measured, or null
 * @param jvmFlags flags that this cell alone needs on its JVM
 * @param timing its own iterations; null for those of the run
 */
public record PlannedCell(
    Cell cell,
    String form,
    Obstacle obstacle,
    List<String> jvmFlags,
    @JsonInclude(JsonInclude.Include.NON_NULL) CellTiming timing) {

  /** Creates a cell with the iterations of the run. */
  public PlannedCell(Cell cell, String form, Obstacle obstacle, List<String> jvmFlags) {
    this(cell, form, obstacle, jvmFlags, null);
  }

  /** Returns the same cell with something added to its fork. */
  public PlannedCell with(String injection) {
    return new PlannedCell(cell.with(injection), form, obstacle, jvmFlags, timing);
  }

  /** Returns whether the cell can be measured. */
  public boolean supported() {
    return obstacle == null;
  }
}
