package io.accbench.gate;

import io.accbench.analysis.Analyzer;
import io.accbench.analysis.fork.RoundTime;
import io.accbench.model.Finding;
import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Puts outcomes in words, for one row and for all. */
final class OutcomeText {
  /** An order by outcome, then by the distance beyond the limit; waived rows come last. */
  static final Comparator<JudgedRow> WORST_FIRST =
      Comparator.comparing(JudgedRow::waived)
          .thenComparing(JudgedRow::outcome)
          .thenComparing(Comparator.comparingDouble(OutcomeText::excess).reversed());

  /**
   * The largest number of further rounds that is forecast. Arbitrary: beyond it a forecast is no
   * help.
   */
  private static final double MOST_ROUNDS = 1000;

  private OutcomeText() {}

  private static double excess(JudgedRow row) {
    return row.change() == null ? Double.NEGATIVE_INFINITY : row.change().center() / row.limit();
  }

  /** Returns candidate over base with the interval of the whole procedure. */
  static Estimate change(RowExpectation claim, double alpha) {
    Estimate logs = claim.evidence().interval(1 - alpha);
    return logs.exp();
  }

  /**
   * The texts that a reader should have on a claim besides its numbers.
   *
   * @param note how the claim was confirmed, or that it was not; may be empty
   * @param waiver the waiver that excuses the claim; empty without one
   * @param repeat the command that measures the claim alone; empty without one
   * @param roundSeconds time of one more round, s; NaN when that is not known
   */
  record Told(String note, String waiver, String repeat, double roundSeconds) {}

  static JudgedRow of(
      RowExpectation claim, Outcome outcome, double level, double alpha, Told told) {
    boolean measured = claim.obstacle().isEmpty() && claim.evidence().samples() > 0;
    Estimate change = measured ? change(claim, alpha) : null;
    String sentence = sentence(claim, outcome, change, told.roundSeconds);
    for (String more : List.of(claim.detail(), told.note)) {
      sentence += more.isEmpty() ? "" : "; " + more;
    }
    return new JudgedRow(
        claim.name(),
        claim.expectation().metric(),
        outcome,
        change,
        claim.limit(),
        level,
        claim.expectation().place(),
        told.waiver,
        sentence,
        told.repeat);
  }

  private static String sentence(
      RowExpectation claim, Outcome outcome, Estimate change, double roundSeconds) {
    if (change == null) {
      return claim.obstacle().isEmpty() ? "no fork measured it" : claim.obstacle();
    }
    String what = ChangeText.what(claim.expectation().metric());
    String limit = "the limit is " + ChangeText.limit(claim.limit());
    if (change.samples() < Analyzer.FEWEST_ROUNDS) {
      return "only %s of the %d that a verdict needs; %s %s so far; %s"
          .formatted(
              ChangeText.counted(change.samples(), "round"),
              Analyzer.FEWEST_ROUNDS,
              ChangeText.change(change.center()),
              what,
              more(Analyzer.FEWEST_ROUNDS - change.samples(), roundSeconds));
    }
    String found =
        "%s %s (%s)".formatted(ChangeText.change(change.center()), what, ChangeText.range(change));
    return switch (outcome) {
      case REGRESSED -> found + ", " + limit;
      case IMPROVED -> found + ": better than the base";
      case EQUIVALENT -> found + ": keeps its limit, " + ChangeText.limit(claim.limit());
      case INCONCLUSIVE -> found + ", " + limit + "; " + missing(claim, change, roundSeconds);
    };
  }

  /**
   * Returns how many more rounds would settle the claim: the interval shrinks with √n, and must
   * come to lie on one side of the limit.
   */
  private static String missing(RowExpectation claim, Estimate change, double roundSeconds) {
    double half = Math.log(change.high() / change.low()) / 2;
    double gap = Math.abs(Math.log(change.center() / claim.limit()));
    int samples = change.samples();
    double more = samples * (half / gap) * (half / gap) - samples;
    return more <= MOST_ROUNDS
        ? more(Math.max(1, (int) Math.ceil(more)), roundSeconds)
        : "so close to the limit that many more rounds would not decide";
  }

  /** Returns {@code about 9 more rounds, 2 min}. */
  private static String more(int rounds, double roundSeconds) {
    String time = RoundTime.words(rounds * roundSeconds);
    return "about "
        + ChangeText.counted(rounds, "more round")
        + (time.isEmpty() ? "" : ", " + time);
  }

  /**
   * Returns the decision over all rows, the worst first.
   *
   * @param expired whether a waiver's last day has passed: then nothing may look like a pass
   */
  static Decision whole(
      List<JudgedRow> rows, List<Finding> findings, double alpha, boolean expired) {
    Outcome worst =
        rows.stream()
            .filter(row -> !row.waived())
            .map(JudgedRow::outcome)
            .map(
                outcome -> expired && outcome != Outcome.REGRESSED ? Outcome.INCONCLUSIVE : outcome)
            .min(Comparator.naturalOrder())
            .orElse(expired ? Outcome.INCONCLUSIVE : Outcome.EQUIVALENT);
    List<String> counts = new ArrayList<>();
    count(counts, rows, Outcome.REGRESSED, "regressed");
    count(counts, rows, Outcome.INCONCLUSIVE, "undecided");
    count(counts, rows, Outcome.IMPROVED, "improved");
    count(counts, rows, Outcome.EQUIVALENT, "within the limit");
    long waived = rows.stream().filter(JudgedRow::waived).count();
    if (waived > 0) {
      counts.add(waived + " waived");
    }
    String sentence =
        "%s: of %s %s%s; false alarms: at most %s"
            .formatted(
                worst,
                ChangeText.counted(rows.size(), "row"),
                String.join(", ", counts),
                expired ? "; a waiver has expired, so correct the policy" : "",
                ChangeText.percent(alpha).replace(".0 %", " %"));
    return new Decision(worst, rows, findings, sentence);
  }

  private static void count(
      List<String> counts, List<JudgedRow> rows, Outcome outcome, String words) {
    long count = rows.stream().filter(row -> !row.waived() && row.outcome() == outcome).count();
    if (count > 0) {
      counts.add(count + " " + words);
    }
  }
}
