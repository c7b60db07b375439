package io.accbench.gate;

import io.accbench.model.Goal;
import io.accbench.model.Mode;
import java.util.List;

/**
 * A line of a policy, not yet compared with a run.
 *
 * @param place place in the policy, {@code policy.yaml:4}; empty for the default expectations
 * @param text the line as it was written
 * @param words the names before the operator: values on axes, and at most one {@code A/B}
 * @param metric time or allocation
 * @param limit the largest change (candidate over base) that is accepted, above 0; NaN for the
 *     run's own margin
 * @param againstBaseline whether the other side is "the baseline": the stored run where one is
 *     given, else the in-run baseline
 */
record Expectation(
    String place,
    String text,
    List<String> words,
    Metric metric,
    double limit,
    boolean againstBaseline) {

  /**
   * Returns the expectation on every candidate against its baseline, with the margin of the run.
   */
  static Expectation ofMargin(Metric metric) {
    return new Expectation("", "", List.of(), metric, Double.NaN, true);
  }

  /** Returns the limit for a mode: 1.02 is 2 % more. */
  double limit(Goal goal, Mode mode) {
    return Double.isNaN(limit) ? 1 + margin(goal, mode) : limit;
  }

  /** Returns the margin beyond which a row is called improved: 0.02 is 2 %. */
  double margin(Goal goal, Mode mode) {
    return metric == Metric.ALLOCATION ? goal.allocationMargin() : goal.margin(mode);
  }

  /** Returns whether the user wrote the expectation. */
  boolean written() {
    return !place.isEmpty();
  }
}
