package io.accbench.plan;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The chosen values on a suite's own axes.
 *
 * @param values the values by axis, each once, in the order in which they were given
 * @param sources source files of the user's own, by the value that stands for them; usually empty
 */
public record ChosenAxes(Map<String, List<String>> values, Map<String, Path> sources) {
  /** Creates values without sources. */
  public ChosenAxes(Map<String, List<String>> values) {
    this(values, Map.of());
  }
}
