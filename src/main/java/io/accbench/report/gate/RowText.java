package io.accbench.report.gate;

import io.accbench.analysis.Analyzer;
import io.accbench.analysis.Procedure;
import io.accbench.analysis.RemainingRounds;
import io.accbench.gate.ConfirmationResult;
import io.accbench.gate.JudgedRow;
import io.accbench.gate.Metric;
import io.accbench.gate.Outcome;
import io.accbench.gate.RowObstacle;
import io.accbench.gate.RowReason;
import io.accbench.gate.Waiver;
import io.accbench.report.text.ChangeText;
import io.accbench.report.text.Figure;
import io.accbench.report.text.MissingScoreText;
import io.accbench.report.text.ProgressText;
import io.accbench.report.text.Text;
import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.List;

/** A gate's outcome on one row in words, with what is missing when it is inconclusive. */
public final class RowText {
  private RowText() {}

  /** Returns the outcome, with how it was confirmed. */
  public static String of(JudgedRow row) {
    RowReason reason = row.reason();
    List<String> parts = new ArrayList<>();
    parts.add(outcome(row));
    if (Double.isFinite(reason.newBytesPerOp())) {
      parts.add(Figure.of(reason.newBytesPerOp()) + " B/op where the base allocates nothing");
    }
    String confirmation = confirmation(reason.confirmation());
    if (!confirmation.isEmpty()) {
      parts.add(confirmation);
    }
    return String.join("; ", parts);
  }

  /** Returns the row, its metric and its outcome as a line of plain text. */
  static String line(JudgedRow row) {
    String metric = row.metric().label();
    return Text.plain(RowName.of(row)) + ", " + metric + ": " + Text.plain(of(row));
  }

  /** Returns a waived row with its excuse as a line of plain text. */
  static String waiver(JudgedRow row) {
    return Text.plain(RowName.of(row)) + ": " + Text.plain(excuse(row.waiver()));
  }

  /** Returns the excuse of a waiver: {@code known, fixed in 2.23 (until 2027-01-31)}. */
  static String excuse(Waiver waiver) {
    return waiver.reason() + " (until " + waiver.until() + ")";
  }

  /** Returns whether there is more to say than the outcome. */
  static boolean remarked(JudgedRow row) {
    return Double.isFinite(row.reason().newBytesPerOp())
        || row.reason().confirmation().kind() != ConfirmationResult.ConfirmationOutcome.UNNEEDED;
  }

  private static String outcome(JudgedRow row) {
    Estimate change = row.change();
    if (row.reason().obstacle() != null) {
      return obstacle(row.reason().obstacle());
    }
    if (change == null) {
      return "no fork measured it";
    }
    String what = row.metric() == Metric.TIME ? " time" : " allocation";
    String limit = "the limit is " + ChangeText.wordsOfLimit(row.limit());
    if (change.samples() < Analyzer.FEWEST_ROUNDS) {
      return "only %s of the %d that a verdict needs; %s so far; %s"
          .formatted(
              Figure.count(change.samples(), "round"),
              Analyzer.FEWEST_ROUNDS,
              ChangeText.words(change.center()) + what,
              moreRounds(row, Analyzer.FEWEST_ROUNDS - change.samples()));
    }
    if (row.reason().sameCode()) {
      String same = "both sides run the same code, so nothing has changed";
      return row.outcome() == Outcome.REGRESSED ? same + "; " + limit : same;
    }
    String found =
        ChangeText.words(change.center()) + what + " (" + ChangeText.wordsOfInterval(change) + ")";
    return switch (row.outcome()) {
      case REGRESSED -> found + ", " + limit;
      case IMPROVED -> found + ": better than the base";
      case EQUIVALENT -> found + ": keeps its limit, " + ChangeText.wordsOfLimit(row.limit());
      case INCONCLUSIVE -> found + ", " + limit + "; " + missing(row, change);
    };
  }

  /** Returns how many more rounds would settle the row. */
  private static String missing(JudgedRow row, Estimate change) {
    Estimate logarithm =
        new Estimate(
            Math.log(change.center()),
            Math.log(change.low()),
            Math.log(change.high()),
            change.samples());
    int more =
        RemainingRounds.until(logarithm, Math.abs(logarithm.center() - Math.log(row.limit())));
    return more > 0
        ? moreRounds(row, more)
        : "so close to the limit that many more rounds would not decide";
  }

  private static String moreRounds(JudgedRow row, int rounds) {
    return ProgressText.moreRounds(rounds, rounds * row.reason().roundSeconds());
  }

  private static String confirmation(ConfirmationResult result) {
    String rounds = Figure.count(result.rounds(), "fresh round");
    return switch (result.kind()) {
      case UNNEEDED -> "";
      case CONFIRMED -> "confirmed by " + rounds;
      case NOT_CONFIRMED -> "a suspected regression was not confirmed by " + rounds;
      case UNDECIDED ->
          "suspected, but undecided after " + rounds + " of " + Procedure.CONFIRMING.most();
      case NOT_MEASURED_AGAIN -> "not confirmed: it was not measured again";
      case NO_FRESH_FORKS -> "not confirmed with fresh forks";
      case DECLINED -> "not confirmed: --no-confirm";
      case FINISHED_RUN -> "not confirmed: a finished run cannot be measured again";
      case OTHER_RUN -> "not confirmed: confirmation/ belongs to another run";
      case INTERRUPTED -> "not confirmed: the confirmation was interrupted";
    };
  }

  /** Says why a row cannot be judged. */
  private static String obstacle(RowObstacle obstacle) {
    if (obstacle instanceof RowObstacle.NotMeasured not) {
      return MissingScoreText.of(not.cell(), not.outcome());
    } else if (obstacle instanceof RowObstacle.AtFloor) {
      return "at the floor of what can be measured: no ratio of two such numbers means anything";
    } else if (obstacle instanceof RowObstacle.NoAllocation) {
      return "allocation was not measured";
    } else if (obstacle instanceof RowObstacle.NoCommonRound) {
      return "no round measured both";
    } else if (obstacle instanceof RowObstacle.NoCommonRoundInOneRun) {
      return "in one of the two runs no round measured both";
    } else if (obstacle instanceof RowObstacle.NoLongerMeasured lost) {
      return "measured in the stored run; now " + obstacle(lost.now());
    } else if (obstacle instanceof RowObstacle.NotMeasuredThen missing) {
      return "in the stored run " + obstacle(missing.then());
    } else if (obstacle instanceof RowObstacle.NoLongerPlanned) {
      return "measured in the stored run, but now not planned";
    } else if (obstacle instanceof RowObstacle.NoLongerCompared lost) {
      return "measured in the stored run, but now not compared with %s; measure it with %s"
          .formatted(lost.base().id(), "accbench run --baseline AXIS=VALUE");
    } else if (obstacle instanceof RowObstacle.WholeGate whole) {
      return whole.decision().rows().isEmpty()
          ? "nothing was compared"
          : DecisionText.of(whole.decision());
    }
    throw new IllegalArgumentException("no words for " + obstacle);
  }
}
