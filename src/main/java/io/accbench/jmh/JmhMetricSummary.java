package io.accbench.jmh;

import com.fasterxml.jackson.databind.JsonNode;
import io.accbench.model.Printable;
import java.util.ArrayList;
import java.util.List;

/**
 * One metric of a result; of a fork only its mean is kept.
 *
 * @param score the file's own score; NaN when the file has no score
 * @param unit the unit as the file has it; empty when the file has no unit
 * @param forks the mean of each fork; of a histogram the mean of all of its samples
 * @param problem the first number in it that is not plausible, in words, or null
 */
record JmhMetricSummary(double score, String unit, List<Double> forks, String problem) {
  /**
   * The limit of plausible values. Arbitrary: beyond any time, count or size in any unit, and its
   * square is still finite.
   */
  private static final double HUGE = 1e30;

  /**
   * Reads a metric.
   *
   * @param positive whether a number that is not above 0 is a problem; NaN and infinities are
   *     always one
   */
  static JmhMetricSummary of(JsonNode metric, boolean positive) {
    MetricNumbers numbers = new MetricNumbers(positive);
    JsonNode score = metric.get("score");
    double own = score == null ? Double.NaN : numbers.checked(score, "score");
    List<Double> rawData = numbers.forks(metric.path("rawData"), false);
    List<Double> histograms = numbers.forks(metric.path("rawDataHistogram"), true);
    return new JmhMetricSummary(
        own,
        Printable.line(metric.path("scoreUnit").asText("")),
        List.copyOf(histograms.isEmpty() ? rawData : histograms),
        numbers.problem);
  }

  /** The numbers of a metric, of which the first one that is not plausible is noted. */
  private static final class MetricNumbers {
    private final boolean positive;
    private String problem;

    /** The sum of the values of a fork, each times its weight, and the sum of the weights. */
    private double values;

    private double weights;

    MetricNumbers(boolean positive) {
      this.positive = positive;
    }

    private void found(String what) {
      problem = problem == null ? what : problem;
    }

    /**
     * @param histograms whether each iteration is {@code [[value, count], …]}, not a number
     */
    List<Double> forks(JsonNode all, boolean histograms) {
      List<Double> means = new ArrayList<>();
      for (JsonNode fork : all.isArray() ? all : List.<JsonNode>of()) {
        String place = "fork " + (means.size() + 1);
        values = 0;
        weights = 0;
        for (int i = 0; i < (fork.isArray() ? fork.size() : 0); i++) {
          String iteration = place + ", iteration " + (i + 1);
          if (histograms) {
            histogram(fork.get(i), iteration);
          } else {
            add(checked(fork.get(i), "score of " + iteration), 1);
          }
        }
        if (weights == 0) {
          found(place + " has no iteration");
        } else if (positive && !(values / weights > 0)) {
          found(place + " has no time above 0");
        }
        means.add(values / weights);
      }
      return means;
    }

    private void histogram(JsonNode samples, String iteration) {
      if (!samples.isArray()) {
        found(iteration + " is no histogram");
        return;
      }
      for (JsonNode sample : samples) {
        double value = number(sample.path(0));
        double count = number(sample.path(1));
        boolean plausible = value >= 0 && value < HUGE && count > 0 && count < HUGE;
        if (!sample.isArray()) {
          found(iteration + " is no histogram");
        } else if (sample.size() != 2 || !plausible) {
          found(iteration + " has a sample that is no [value, count]");
        }
        add(value, count);
      }
    }

    private void add(double value, double weight) {
      values += value * weight;
      weights += weight;
    }

    double checked(JsonNode score, String place) {
      double value = number(score);
      boolean plausible = Math.abs(value) < HUGE && (!positive || value > 1 / HUGE);
      if (!plausible) {
        String words = value == 0 ? "0" : Double.toString(value);
        found(place + " is " + (Double.isNaN(value) ? "not a number" : words));
      }
      return value;
    }

    /** Returns a number, which may also be a word that JMH writes where JSON has no number. */
    private static double number(JsonNode number) {
      if (number.isNumber()) {
        return number.doubleValue();
      }
      return switch (number.asText("")) {
        case "+INF", "Infinity" -> Double.POSITIVE_INFINITY;
        case "-INF", "-Infinity" -> Double.NEGATIVE_INFINITY;
        default -> Double.NaN;
      };
    }
  }
}
