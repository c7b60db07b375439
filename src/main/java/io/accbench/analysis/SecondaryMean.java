package io.accbench.analysis;

import io.accbench.analysis.fork.Fork;
import io.accbench.analysis.fork.Forks;
import io.accbench.model.SecondaryScores;
import java.util.DoubleSummaryStatistics;
import java.util.Map;
import java.util.TreeMap;

/**
 * The mean of what was measured beside the score: over the iterations of each fork, then over
 * forks.
 *
 * @param unit JMH's unit
 * @param mean NaN where no iteration has a number
 */
public record SecondaryMean(String unit, double mean) {

  /** Returns the means of a cell, by name. */
  static Map<String, SecondaryMean> of(Forks forks) {
    Map<String, String> units = new TreeMap<>();
    Map<String, DoubleSummaryStatistics> means = new TreeMap<>();
    for (Fork fork : forks.measured()) {
      fork.launch()
          .samples()
          .numbers()
          .forEach(
              (name, scores) -> {
                units.putIfAbsent(name, scores.unit());
                means
                    .computeIfAbsent(name, any -> new DoubleSummaryStatistics())
                    .accept(mean(scores));
              });
    }
    Map<String, SecondaryMean> result = new TreeMap<>();
    means.forEach(
        (name, mean) -> result.put(name, new SecondaryMean(units.get(name), mean.getAverage())));
    return result;
  }

  private static double mean(SecondaryScores scores) {
    return scores.scores().stream()
        .mapToDouble(Double::doubleValue)
        .filter(Double::isFinite)
        .average()
        .orElse(Double.NaN);
  }
}
