package io.accbench.gate;

import io.accbench.stats.Estimate;

/**
 * One expectation, held against what was measured.
 *
 * @param name what was compared, as a reader names it: {@code serialize order, candidate against
 *     base}
 * @param metric time or allocation
 * @param outcome what became of it
 * @param change candidate over base: 1.05 is 5 % more time or bytes, whatever JMH's mode; with its
 *     interval; null when there was nothing to compare
 * @param limit the largest {@code change} that is accepted: 1.02
 * @param pValue Holm-adjusted, that the change lies beyond the limit by chance; NaN when not tested
 * @param rule where the expectation stands, {@code policy.yaml:4}; empty for the default one
 * @param waiver why a regression or an open row does not count, with its expiry date; empty without
 *     one
 * @param sentence the same in words, with what is missing when it is inconclusive
 * @param repeat the command that measures this row alone; empty when it cannot be
 */
public record Judged(
    String name,
    Metric metric,
    Outcome outcome,
    Estimate change,
    double limit,
    double pValue,
    String rule,
    String waiver,
    String sentence,
    String repeat) {

  /** Whether it counts against the whole: a waived row is shown, but does not. */
  public boolean waived() {
    return !waiver.isEmpty();
  }
}
