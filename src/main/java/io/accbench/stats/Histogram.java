package io.accbench.stats;

import java.util.Map;
import java.util.TreeMap;

/** Values with the number of times that each occurred. {@link #add} adds to it. */
public final class Histogram {
  private final TreeMap<Double, Double> counts = new TreeMap<>();
  private double total;

  /**
   * Adds a value that occurred a number of times; a count of 0 changes nothing.
   *
   * @param value in the unit of all other values
   * @param count how often the value occurred
   * @throws IllegalArgumentException when the value or the count is NaN or infinite, or the count
   *     is negative
   */
  public void add(double value, double count) {
    if (!Double.isFinite(value) || !Double.isFinite(count) || count < 0) {
      throw new IllegalArgumentException("value " + value + " with count " + count);
    }
    if (count > 0) {
      counts.merge(value, count, Double::sum);
      total += count;
    }
  }

  /** Adds every value of another histogram. */
  public void addAll(Histogram other) {
    other.counts.forEach(this::add);
  }

  /** Returns a copy with every value multiplied by a factor above 0, as for another unit. */
  public Histogram scaled(double factor) {
    Histogram scaled = new Histogram();
    counts.forEach((value, count) -> scaled.add(value * factor, count));
    return scaled;
  }

  public boolean isEmpty() {
    return counts.isEmpty();
  }

  /** Returns the mean weighted by the counts, in the values' unit; NaN for an empty histogram. */
  public double mean() {
    double sum = 0;
    for (Map.Entry<Double, Double> entry : counts.entrySet()) {
      sum += entry.getKey() * entry.getValue();
    }
    return sum / total;
  }

  /**
   * Returns the smallest value that at least this share of all occurrences does not exceed (the
   * nearest-rank definition; type 1 of Hyndman and Fan, 1996). It is always a value that occurred;
   * NaN for an empty histogram.
   *
   * @param share above 0 and at most 1: 0.99 for the 99th percentile
   * @throws IllegalArgumentException when the share is outside its range
   */
  public double percentile(double share) {
    if (!(share > 0 && share <= 1)) {
      throw new IllegalArgumentException("share " + share + " is not between 0 and 1");
    }
    // 0.9 * 10 must not round up to the tenth: shares are binary fractions, 1e-9 hides their error
    double rank = Math.ceil(total * share - 1e-9 * total);
    double seen = 0;
    for (Map.Entry<Double, Double> entry : counts.entrySet()) {
      seen += entry.getValue();
      if (seen >= rank) {
        return entry.getKey();
      }
    }
    return Double.NaN;
  }
}
