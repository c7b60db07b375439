package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;

/**
 * A secondary result of one launch: the scores of a benchmark's counter or of a profiler, or a
 * profiler's text.
 *
 * @param unit JMH's unit: {@code #/op}, {@code ops/s}; empty for a text
 * @param scores one number for each measured iteration; NaN where JMH has none; empty for a text
 * @param text the lines of a text; empty for numbers
 */
public record SecondaryScores(
    String unit,
    List<Double> scores,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> text) {

  /** A result of which nothing is known yet. */
  public static final SecondaryScores NONE = new SecondaryScores("", List.of(), List.of());

  public SecondaryScores {
    scores = Numbers.of(scores);
    text = List.copyOf(text);
  }

  /** Returns the same result with one more number. */
  public SecondaryScores with(double score, String itsUnit) {
    List<Double> longer = new ArrayList<>(scores);
    longer.add(score);
    return new SecondaryScores(itsUnit, longer, text);
  }

  /** Returns the same result with another text. */
  public SecondaryScores withText(List<String> lines) {
    return new SecondaryScores(unit, scores, lines);
  }

  /** Returns whether there are scores. */
  public boolean numeric() {
    return !scores.isEmpty();
  }
}
