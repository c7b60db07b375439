package io.accbench.report.text;

import io.accbench.model.Cell;
import io.accbench.model.CellOutcome;
import io.accbench.model.FindingKind;

/** The sentences of findings on gates and on comparisons of runs. */
final class ComparisonFindingText {
  private ComparisonFindingText() {}

  /** Returns the sentence of a kind; null where it is of another area. */
  static String of(FindingKind kind, FindingArguments arguments) {
    return switch (kind) {
      case JMH_ALLOCATION -> arguments.say("its allocation in the JMH file is left out: %s");
      case JMH_FILE ->
          "a JMH file: its benchmarks were measured one after the other, so changes of the machine"
              + " count as differences";
      case CALIBRATION_USED -> arguments.say("made on %s; its margins are in use: %s");
      case CALIBRATION_WITHOUT_MARGIN ->
          arguments.say(
              "made on %s; it gives no margin for this run, so the usual margins are in use");
      case CALIBRATED_ON_OTHER_MACHINE ->
          arguments.say(
              "calibrated on another machine (%s) than measured (%s), so its margins may not fit;"
                  + " calibrate here");
      case CALIBRATED_WITH_OTHER_JDK ->
          arguments.format(
              "was not made with JDK %s (%s %s), so its margins may not fit; calibrate with --jvm"
                  + " %s",
              arguments.text(0), arguments.text(1), arguments.text(2), arguments.text(0));
      case CONFIRMATION_ENDED_EARLY ->
          arguments.format(
              ("it ended before %s of %d was confirmed or cleared; this is not a pass: run the gate"
                  + " again, with a larger --budget if the budget ended it"),
              Counts.of(arguments.number(0), "suspected regression"),
              arguments.number(1));
      case NEW_ROW -> "new: nothing to compare with";
      case ROW_NOT_MEASURED_THEN ->
          "new: nothing to compare with; in the stored run "
              + MissingScoreText.of((Cell) arguments.value(0), (CellOutcome) arguments.value(1));
      case ROW_WITHOUT_ALLOCATION_THEN ->
          "new: nothing to compare with; in the stored run allocation was not measured";
      case WAIVER_EXPIRED_REGRESSED ->
          arguments.say(
              "the waiver of \"%s\" expired on %s: the regression counts again, and the gate fails;"
                  + " fix the regression, or give a new date");
      case WAIVER_EXPIRED_UNDECIDED ->
          arguments.say(
              "the waiver of \"%s\" expired on %s: its undecided rows count again, and the gate"
                  + " fails; give a new date, or remove the waiver");
      case WAIVER_EXPIRED_UNNEEDED ->
          arguments.say(
              "the waiver of \"%s\" expired on %s; its rows keep their limits, but the gate fails"
                  + " until you remove the waiver");
      case WAIVER_UNNEEDED ->
          arguments.say(
              "the waiver of \"%s\" is not needed: its rows keep their limits; you may remove it");
      case INTERRUPTED ->
          "was interrupted: some rows have fewer rounds than planned, so more of them are"
              + " undecided";
      case STORED_RUN_INTERRUPTED -> "was interrupted: some rows have fewer rounds";
      case MACHINE_UNKNOWN ->
          "one side does not name its machine; if the machines differ, comparing scores says"
              + " nothing about the code";
      case OTHER_MACHINE ->
          arguments.say(
              "measured on another machine: %s; ratios are usually similar on both, scores are"
                  + " not");
      case MEASURED_OTHERWISE ->
          "warm-up, iterations or interleaving differ between the two runs, which may explain a"
              + " difference";
      case OTHER_CLASSES ->
          "accbench itself or the user's classes differ between the two runs, which may explain a"
              + " difference";
      case OTHER_BASELINE_LIBRARIES ->
          arguments.say(
              "the libraries of the in-run baseline (stack %s) differ between the runs, so a"
                  + " changed ratio may come from the baseline");

      default -> null;
    };
  }
}
