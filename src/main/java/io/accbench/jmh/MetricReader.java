package io.accbench.jmh;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * One metric of a result, which is read as a stream; of a fork only its mean is kept.
 *
 * @param score the file's own score; NaN when the file has no score
 * @param unit the unit as the file has it; empty when the file has no unit
 * @param forks the mean of each fork; of a histogram the mean of all of its samples
 * @param problem the first number in it that is not plausible, in words, or null
 */
record MetricReader(double score, String unit, List<Double> forks, String problem) {
  /**
   * The limit of plausible values. Arbitrary: beyond any time, count or size in any unit, and its
   * square is still finite.
   */
  private static final double HUGE = 1e30;

  private static final class Reading {
    final MemoryBudget allowance;
    double score = Double.NaN;
    String unit = "";
    List<Double> rawData = new ArrayList<>();
    List<Double> histograms = new ArrayList<>();
    String problem;

    Reading(MemoryBudget allowance) {
      this.allowance = allowance;
    }

    void found(String what) {
      problem = problem == null ? what : problem;
    }
  }

  /** A sum of values and of their weights. */
  private static final class Sum {
    double values;
    double weights;

    void add(double value, double weight) {
      values += value * weight;
      weights += weight;
    }

    double mean() {
      return values / weights;
    }
  }

  /**
   * Reads the metric at an object's start.
   *
   * @param positive whether a number that is not above 0 is a problem; NaN and infinities are
   *     always one
   */
  static MetricReader read(JsonParser json, boolean positive, MemoryBudget allowance)
      throws IOException {
    Reading reading = new Reading(allowance);
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String field = json.currentName();
      json.nextToken();
      switch (field) {
        case "score" -> reading.score = checked(json, reading, positive, "score");
        case "scoreUnit" -> reading.unit = allowance.text(json.getValueAsString(""));
        case "rawData" ->
            reading.rawData = forks(json, reading, positive, MetricReader::iterations);
        case "rawDataHistogram" ->
            reading.histograms = forks(json, reading, positive, MetricReader::histograms);
        default -> json.skipChildren();
      }
    }
    List<Double> forks = reading.histograms.isEmpty() ? reading.rawData : reading.histograms;
    return new MetricReader(reading.score, reading.unit, List.copyOf(forks), reading.problem);
  }

  private interface ForkReader {
    void read(JsonParser json, Reading reading, Sum sum, Place place) throws IOException;
  }

  private record Place(int fork, boolean positive) {
    String iteration(int number) {
      return "fork " + fork + ", iteration " + number;
    }
  }

  private static List<Double> forks(
      JsonParser json, Reading reading, boolean positive, ForkReader reader) throws IOException {
    List<Double> means = new ArrayList<>();
    if (!json.isExpectedStartArrayToken()) {
      json.skipChildren();
      return means;
    }
    while (json.nextToken() != JsonToken.END_ARRAY) {
      Place place = new Place(means.size() + 1, positive);
      Sum sum = new Sum();
      if (json.isExpectedStartArrayToken()) {
        reader.read(json, reading, sum, place);
      } else {
        json.skipChildren();
      }
      if (sum.weights == 0) {
        reading.found("fork " + place.fork + " has no iteration");
      } else if (positive && !(sum.mean() > 0)) {
        reading.found("fork " + place.fork + " has no time above 0");
      }
      reading.allowance.fork();
      means.add(sum.mean());
    }
    return means;
  }

  private static void iterations(JsonParser json, Reading reading, Sum sum, Place place)
      throws IOException {
    for (int number = 1; json.nextToken() != JsonToken.END_ARRAY; number++) {
      String score = "score of " + place.iteration(number);
      sum.add(checked(json, reading, place.positive, score), 1);
    }
  }

  /** Reads {@code [[value, count], …]} for each iteration. */
  private static void histograms(JsonParser json, Reading reading, Sum sum, Place place)
      throws IOException {
    for (int number = 1; json.nextToken() != JsonToken.END_ARRAY; number++) {
      if (!json.isExpectedStartArrayToken()) {
        reading.found(place.iteration(number) + " is no histogram");
        json.skipChildren();
        continue;
      }
      while (json.nextToken() != JsonToken.END_ARRAY) {
        sample(json, reading, sum, place, number);
      }
    }
  }

  private static void sample(JsonParser json, Reading reading, Sum sum, Place place, int iteration)
      throws IOException {
    if (!json.isExpectedStartArrayToken()) {
      reading.found(place.iteration(iteration) + " is no histogram");
      json.skipChildren();
      return;
    }
    double[] pair = {Double.NaN, Double.NaN};
    int length = 0;
    for (; json.nextToken() != JsonToken.END_ARRAY; length++) {
      double value = number(json);
      if (length < 2) {
        pair[length] = value;
      }
    }
    boolean plausible = pair[0] >= 0 && pair[0] < HUGE && pair[1] > 0 && pair[1] < HUGE;
    if (length != 2 || !plausible) {
      reading.found(place.iteration(iteration) + " has a sample that is no [value, count]");
    }
    sum.add(pair[0], pair[1]);
  }

  private static double checked(JsonParser json, Reading reading, boolean positive, String place)
      throws IOException {
    double value = number(json);
    boolean plausible = Math.abs(value) < HUGE && (!positive || value > 1 / HUGE);
    if (!plausible) {
      reading.found(place + " is " + words(value));
    }
    return value;
  }

  private static String words(double value) {
    return Double.isNaN(value) ? "not a number" : value == 0 ? "0" : Double.toString(value);
  }

  /**
   * Returns a number, which may also be one of the words that JMH writes where JSON has no number.
   */
  private static double number(JsonParser json) throws IOException {
    if (json.currentToken().isNumeric()) {
      return json.getDoubleValue();
    }
    String text = json.getValueAsString("");
    json.skipChildren();
    return switch (text) {
      case "+INF", "Infinity" -> Double.POSITIVE_INFINITY;
      case "-INF", "-Infinity" -> Double.NEGATIVE_INFINITY;
      default -> Double.NaN;
    };
  }
}
