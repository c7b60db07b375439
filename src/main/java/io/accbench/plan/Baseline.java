package io.accbench.plan;

import java.util.Map;

/**
 * What the cells of a block are divided by.
 *
 * @param values the baseline's value on each axis that varies inside a block, as {@code --baseline}
 *     named it; empty for the default: the first strategy, or with a single strategy the first JVM
 */
public record Baseline(Map<String, String> values) {
  /** Nothing said. */
  static final Baseline FIRST = new Baseline(Map.of());
}
