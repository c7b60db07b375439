package io.accbench.report.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.util.ListStatistics;
import org.openjdk.jmh.util.MultisetStatistics;
import org.openjdk.jmh.util.SingletonStatistics;
import org.openjdk.jmh.util.Statistics;

/**
 * Builds one metric of JMH's JSON result format, computed by JMH's own statistics over all
 * iterations of all forks. Viewers of the format expect that; accbench's own intervals are over
 * forks.
 */
final class JmhMetric {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  /** The confidence level that JMH uses for {@code scoreError} and {@code scoreConfidence}. */
  private static final double CONFIDENCE = 0.999;

  private static final double[] PERCENTILES = {
    0.0, 50.0, 90.0, 95.0, 99.0, 99.9, 99.99, 99.999, 99.9999, 100.0
  };

  /** The percentiles that JMH adds to sample time, by the names it gives them. */
  private static final Map<String, Double> SAMPLE_PERCENTILES =
      new TreeMap<>(
          Map.of(
              "p0.00", 0.0, "p0.50", 50.0, "p0.90", 90.0, "p0.95", 95.0, "p0.99", 99.0, "p0.999",
              99.9, "p0.9999", 99.99, "p1.00", 100.0));

  private JmhMetric() {}

  /** Returns a metric with one number for each iteration of each fork. */
  static ObjectNode ofScores(List<List<Double>> forks, String unit) {
    ListStatistics statistics = new ListStatistics();
    ArrayNode raw = NODES.arrayNode();
    for (List<Double> fork : forks) {
      ArrayNode iterations = raw.addArray();
      for (Double score : fork) {
        double value = score == null ? Double.NaN : score;
        statistics.addValue(value);
        add(iterations, value);
      }
    }
    ObjectNode metric = metric(statistics, unit);
    metric.set("rawData", raw);
    return metric;
  }

  /** Returns a metric with {@code [value, count]} pairs for each iteration of each fork. */
  static ObjectNode ofHistograms(List<List<List<List<Double>>>> forks, String unit) {
    MultisetStatistics all = new MultisetStatistics();
    ArrayNode raw = NODES.arrayNode();
    for (List<List<List<Double>>> fork : forks) {
      ArrayNode iterations = raw.addArray();
      for (List<List<Double>> iteration : fork) {
        ArrayNode pairs = iterations.addArray();
        for (List<Double> pair : iteration) {
          add(pairs.addArray(), pair.get(0)).add(pair.get(1).longValue());
        }
        count(iteration, all);
      }
    }
    ObjectNode metric = metric(all, unit);
    metric.set("rawDataHistogram", raw);
    return metric;
  }

  /** Adds the percentiles of all samples, each with its value in every iteration. */
  static void addPercentiles(
      List<List<List<List<Double>>>> forks, String unit, ObjectNode secondaryMetrics) {
    MultisetStatistics all = new MultisetStatistics();
    forks.forEach(fork -> fork.forEach(iteration -> count(iteration, all)));
    SAMPLE_PERCENTILES.forEach(
        (name, rank) -> {
          ObjectNode metric = metric(new SingletonStatistics(all.getPercentile(rank)), unit);
          ArrayNode raw = metric.putArray("rawData");
          for (List<List<List<Double>>> fork : forks) {
            ArrayNode iterations = raw.addArray();
            for (List<List<Double>> iteration : fork) {
              MultisetStatistics one = new MultisetStatistics();
              count(iteration, one);
              add(iterations, one.getPercentile(rank));
            }
          }
          secondaryMetrics.set(name, metric);
        });
  }

  private static void count(List<List<Double>> histogram, MultisetStatistics statistics) {
    for (List<Double> pair : histogram) {
      statistics.addValue(pair.get(0), pair.get(1).longValue());
    }
  }

  private static ObjectNode metric(Statistics statistics, String unit) {
    ObjectNode metric = NODES.objectNode();
    double mean = statistics.getMean();
    double error = statistics.getMeanErrorAt(CONFIDENCE);
    metric.set("score", number(mean));
    metric.set("scoreError", number(error));
    add(add(metric.putArray("scoreConfidence"), mean - error), mean + error);
    ObjectNode percentiles = metric.putObject("scorePercentiles");
    for (double rank : PERCENTILES) {
      percentiles.set(Double.toString(rank), number(statistics.getPercentile(rank)));
    }
    metric.put("scoreUnit", unit);
    return metric;
  }

  private static ArrayNode add(ArrayNode array, double value) {
    return array.add(number(value));
  }

  /** Returns a number, or the word that JMH writes for what JSON has no number for. */
  private static JsonNode number(double value) {
    if (Double.isNaN(value)) {
      return NODES.textNode("NaN");
    }
    if (Double.isInfinite(value)) {
      return NODES.textNode(value > 0 ? "+INF" : "-INF");
    }
    return NODES.numberNode(value);
  }
}
