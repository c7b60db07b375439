package io.accbench.plan;

import java.util.Map;

/**
 * The choice of the cell with which the cells of a block are compared.
 *
 * @param values the baseline's value on each axis that varies inside a block, as {@code --baseline}
 *     named it; empty for the first strategy, or with a single one the first JVM
 */
public record Baseline(Map<String, String> values) {
  /** The default, where no baseline is named. */
  static final Baseline FIRST = new Baseline(Map.of());
}
