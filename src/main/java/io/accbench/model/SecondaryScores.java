package io.accbench.model;

import java.util.List;

/**
 * The secondary scores of one launch, for example those of a benchmark's counters.
 *
 * @param unit JMH's unit: {@code #/op}, {@code ops/s}
 * @param scores one number for each measured iteration; NaN where JMH has none
 */
public record SecondaryScores(String unit, List<Double> scores) {

  /** Replaces absent numbers by NaN. */
  public SecondaryScores {
    scores = Numbers.of(scores);
  }
}
