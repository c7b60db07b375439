package io.accbench.gate;

import io.accbench.model.Goal;
import io.accbench.model.Mode;
import java.util.List;

/**
 * One line of a policy, not yet held against a run.
 *
 * @param place {@code policy.yaml:4}; empty for the default ones
 * @param text as it was written
 * @param words the names before the operator: values on axes, and one {@code A/B} at the most
 * @param metric time or allocation
 * @param limit the largest change (candidate over base) that is accepted, above 0; NaN for the
 *     run's own margin
 * @param againstBaseline whether the other side is "the baseline": the in-run one, or the stored
 *     one when there is one
 */
public record Expectation(
    String place,
    String text,
    List<String> words,
    Metric metric,
    double limit,
    boolean againstBaseline) {

  /** Of every candidate against its baseline, with the margin of the run. */
  static Expectation ofMargin(Metric metric) {
    return new Expectation("", "", List.of(), metric, Double.NaN, true);
  }

  /** The limit for a mode: 1.02 is 2 % more. */
  double limit(Goal goal, Mode mode) {
    return Double.isNaN(limit) ? 1 + margin(goal, mode) : limit;
  }

  /** The margin beyond which a row is called improved: 0.02 is 2 %. */
  double margin(Goal goal, Mode mode) {
    return metric == Metric.ALLOCATION ? goal.allocationMargin() : goal.margin(mode);
  }

  /** Whether the user wrote it. */
  boolean written() {
    return !place.isEmpty();
  }
}
