package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonIgnore;
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
  /** The start of the reason when a library could not be had. */
  public static final String UNAVAILABLE = "unavailable: ";

  /** Whether its libraries could not be had. */
  @JsonIgnore
  public boolean unavailable() {
    return unsupported != null && unsupported.startsWith(UNAVAILABLE);
  }

  /** Why it cannot be measured, without the word {@link #UNAVAILABLE}; empty when it can. */
  public String reason() {
    return unsupported == null
        ? ""
        : unavailable() ? unsupported.substring(UNAVAILABLE.length()) : unsupported;
  }

  public boolean supported() {
    return unsupported == null;
  }
}
