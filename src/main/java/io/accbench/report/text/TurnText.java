package io.accbench.report.text;

import io.accbench.analysis.PollutedRatio.Turn;
import io.accbench.analysis.PollutedRatio.UnderPollution;
import io.accbench.analysis.Verdict;
import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The sentence on a ratio whose verdict depends on what the JVM did before. */
final class TurnText {
  private TurnText() {}

  /**
   * Returns {@code b is 1.87 times as fast as a only in a JVM that has done nothing else; after
   * text beyond Latin-1 the ratio is 1.00 (0.83 to 1.21)}. The word "only" stands where it is shown
   * of all other ratios that they are another one. Where several conditions agree, each has its
   * ratio.
   */
  static String of(Turn turn) {
    List<String> parts = new ArrayList<>();
    parts.add(holding(turn));
    turn.differs().forEach(each -> parts.add(condition(each) + " " + differing(each)));
    turn.open()
        .forEach(
            each ->
                parts.add(
                    condition(each) + " that is not decided: the ratio is " + ratio(each, true)));
    return String.join("; ", parts);
  }

  private static String holding(Turn turn) {
    UnderPollution first = turn.holds().get(0);
    String row = ComparedValues.of(first.group(), first.row());
    String baseline = ComparedValues.of(first.group(), first.group().baseline());
    boolean several = turn.holds().size() > 1;
    String found;
    if (several) {
      found = "%s is %s than %s".formatted(row, faster(first) ? "faster" : "slower", baseline);
    } else if (faster(first)) {
      found = "%s is %s times as fast as %s".formatted(row, ratio(first, false), baseline);
    } else {
      found =
          "%s is slower than %s, %s times as fast,".formatted(row, baseline, ratio(first, false));
    }
    String conditions =
        turn.holds().stream()
            .map(each -> condition(each) + (several ? " (" + ratio(each, false) + ")" : ""))
            .collect(Collectors.joining(" and "));
    return found + (turn.open().isEmpty() ? " only " : " ") + conditions;
  }

  private static String differing(UnderPollution each) {
    Verdict verdict = each.row().ratio().verdict();
    return switch (verdict) {
          case FASTER, SLOWER ->
              "it is " + (faster(each) ? "faster" : "slower") + ": the ratio is ";
          case SAME -> "they are the same: the ratio is ";
          case UNDECIDED -> "the ratio is ";
        }
        + ratio(each, true);
  }

  private static boolean faster(UnderPollution each) {
    return each.row().ratio().verdict() == Verdict.FASTER;
  }

  private static String ratio(UnderPollution each, boolean interval) {
    Estimate value = each.row().ratio().value();
    String center = each.row().ratio().shown() ? Figure.unlikeOne(value) : Figure.of(value);
    return interval ? center + " (" + Figure.interval(value) + ")" : center;
  }

  /** Returns where a ratio was measured, spelt out for a clean JVM. */
  private static String condition(UnderPollution each) {
    return each.pollution().none()
        ? "in a JVM that has done nothing else"
        : Text.plain(each.pollution().words());
  }
}
