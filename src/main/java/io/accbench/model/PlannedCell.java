package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonAlias;
import java.util.List;

/**
 * A cell of a plan, and whether it can be measured at all.
 *
 * @param cell what would be measured
 * @param form the strategy's form, for example {@code exact}
 * @param obstacle why it cannot be measured, or null; journals of format 5 and older call it {@code
 *     unsupported}
 * @param jvmFlags flags that this cell alone needs on its JVM
 */
public record PlannedCell(
    Cell cell, String form, @JsonAlias("unsupported") Obstacle obstacle, List<String> jvmFlags) {

  /** Returns whether the cell can be measured. */
  public boolean supported() {
    return obstacle == null;
  }
}
