package io.accbench.model;

import java.util.List;

/**
 * A cell of a plan, and whether it can be measured at all.
 *
 * @param cell what would be measured
 * @param form the strategy's form, for example {@code exact}
 * @param unsupported why it cannot be measured, or null
 * @param jvmFlags flags that this cell alone needs on its JVM
 */
public record PlannedCell(Cell cell, String form, String unsupported, List<String> jvmFlags) {
  public boolean supported() {
    return unsupported == null;
  }
}
