package io.accbench.report.ratio;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.analysis.Group;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.Row;
import io.accbench.model.Goal;
import io.accbench.model.Mode;
import io.accbench.report.text.ComparedValues;
import io.accbench.report.text.Figure;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Describes one row in one sentence: what was found, or what is missing before anything can be
 * said.
 */
public final class RowSentence {
  private final Analysis analysis;
  private final Group group;
  private final Row row;
  private final String label;
  private final String baseline;

  public RowSentence(Analysis analysis, Group group, Row row) {
    this.analysis = analysis;
    this.group = group;
    this.row = row;
    this.label = ComparedValues.of(group, row);
    this.baseline = ComparedValues.of(group, group.baseline());
  }

  /**
   * Returns a sentence on time, one for each speed where there are two, then one on allocation:
   * {@code hidden is 1.42× faster than reflection (1.38–1.46, 99 %, 12 rounds). It allocates
   * nothing (12 rounds).}
   */
  public String text() {
    String allocation =
        new AllocationSentence(row, goal().allocationMargin(), missingOfAllocation()).text();
    String speeds = SpeedSentence.of(row, label, baseline);
    return Stream.of(time(), speeds, allocation)
        .filter(sentence -> !sentence.isEmpty())
        .collect(Collectors.joining(" "));
  }

  private String time() {
    if (!row.measured()) {
      return label + " has no ratio: " + MissingScore.of(row, analysis.launches()) + ".";
    }
    if (group.isBaseline(row)) {
      return label + " is the baseline.";
    }
    if (row.time().atFloor()) {
      return label + " has no ratio: its score is at the floor.";
    }
    Ratio ratio = row.ratio();
    if (ratio == null || !Double.isFinite(ratio.value().center())) {
      return label + " has no ratio to " + baseline + ".";
    }
    if (ratio.inactive()) {
      return label + " and " + baseline + " ran the same code, so any difference is noise.";
    }
    return ratio.verdict() == null || ratio.undecided() ? undecided(ratio) : decided(ratio);
  }

  /** Returns what the ratio of time lacks. */
  public MissingRounds missing() {
    return new MissingRounds(analysis, group, row, row.ratio());
  }

  /** Returns what the ratio of allocation lacks. */
  public MissingRounds missingOfAllocation() {
    return new MissingRounds(analysis, group, row, row.allocation().ratio());
  }

  private String decided(Ratio ratio) {
    String times = Factor.times(ratio);
    String found =
        switch (ratio.verdict()) {
          case FASTER -> " is " + times + " faster than " + baseline;
          case SLOWER -> " is slower than " + baseline + ": " + times;
          default -> " is the same as " + baseline + " within " + margin() + ": " + times;
        };
    String shot = row.planned().cell().mode() == Mode.SINGLE_SHOT ? "On the first operation " : "";
    return shot
        + label
        + found
        + " (%s, %s, %s).".formatted(interval(ratio), confidence(), rounds(ratio));
  }

  private String undecided(Ratio ratio) {
    String pair = "No verdict yet on " + label + " against " + baseline + ": ";
    String missing = missing().words().isEmpty() ? "" : "; " + missing().words();
    return ratio.enough()
        ? pair + interval(ratio) + " crosses " + margin() + missing + "."
        : pair
            + "only %d of the %d rounds that a verdict needs"
                .formatted(ratio.value().samples(), Analyzer.FEWEST_ROUNDS)
            + missing
            + ".";
  }

  public static String interval(Ratio ratio) {
    return Figure.interval(ratio.value()).replace(" to ", "–");
  }

  public static String confidence() {
    return Math.round(100 * Analyzer.CONFIDENCE) + " %";
  }

  public static String rounds(Ratio ratio) {
    return Figure.count(ratio.value().samples(), "round");
  }

  /** Returns the margin of the row's mode as {@code ±2 %}. */
  private String margin() {
    return margin(goal().margin(row.planned().cell().mode()));
  }

  private Goal goal() {
    return analysis.header().settings().goal();
  }

  public static String margin(double share) {
    return "±" + Figure.percent(share, 3);
  }
}
