package io.accbench.report.calibration;

import io.accbench.gate.Calibration;
import io.accbench.gate.Calibration.CalibratedWorkload;
import io.accbench.gate.Calibration.ModeMargin;
import io.accbench.gate.Calibration.Same;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Builds the table of a calibration: spread and margins, a row for each workload. */
final class CalibrationTable {
  /**
   * The number of rounds below which a note warns. Arbitrary: in a simulation of normal noise, the
   * error at the margin is three times too large with 12 rounds, and nearly right with 40.
   */
  private static final int ENOUGH_ROUNDS = 40;

  private CalibrationTable() {}

  static Table of(Calibration calibration) {
    List<Column> columns =
        new ArrayList<>(
            List.of(
                Column.text("workload"),
                new Column("rounds", true, 3),
                new Column("spread (sd)", true, 0),
                new Column("robust", true, 4),
                new Column("a round", true, 2),
                new Column("rounds in budget", true, 1)));
    calibration.workloads().stream()
        .limit(1)
        .flatMap(workload -> workload.same().stream())
        .forEach(same -> columns.add(new Column("same at " + limit(same.margin()), true, 0)));
    return new Table(
        "Spread and margins",
        String.format(
            Locale.ROOT,
            "identical code side by side: the spread of a round's log ratio, and the share of %,d"
                + " simulated runs of %s rounds, within %s a ratio, that show it to be the same",
            calibration.rules().evaluations(),
            calibration.rules().rounds(),
            Figure.duration(calibration.rules().budget())),
        columns,
        calibration.workloads().stream().map(CalibrationTable::row).toList(),
        notes(calibration));
  }

  private static List<String> row(CalibratedWorkload workload) {
    List<String> row =
        new ArrayList<>(
            List.of(
                workload.cell(),
                Integer.toString(workload.rounds()),
                share(workload.sd()),
                share(workload.robustSd()),
                Figure.of(workload.roundSeconds()) + " s",
                Integer.toString(workload.roundsInBudget())));
    workload.same().stream().map(Same::share).map(CalibrationTable::share).forEach(row::add);
    return row;
  }

  /** Returns the recommended margins, a sentence for each mode. */
  static List<String> answers(Calibration calibration) {
    return calibration.modes().stream().map(CalibrationTable::answer).toList();
  }

  private static String answer(ModeMargin mode) {
    return Double.isNaN(mode.recommended())
        ? "Mode %s: even at 20 %% identical code is not shown to be the same in 80 %% of the runs; no margin is recommended."
            .formatted(mode.mode().label())
        : "Mode %s: use a margin of %s, the smallest at which every workload is shown to be the same in 80 %% of the runs."
            .formatted(mode.mode().label(), limit(mode.recommended()));
  }

  private static List<String> notes(Calibration calibration) {
    List<String> notes = new ArrayList<>();
    notes.add(
        "The spread is a standard deviation; the robust one is made from the median absolute"
            + " deviation. Rounds are drawn from those of identical code, each with a random sign:"
            + " either of the two could have been the copy.");
    int fewest =
        calibration.workloads().stream().mapToInt(CalibratedWorkload::rounds).min().orElse(0);
    if (fewest < ENOUGH_ROUNDS) {
      notes.add(
          "With %d rounds the draws often repeat one another, and seem to spread too little; from %d rounds on the shares are nearly right."
              .formatted(fewest, ENOUGH_ROUNDS));
    }
    return notes;
  }

  private static String limit(double margin) {
    return share(margin).replaceFirst("\\.0 ", " ");
  }

  /** Returns a share in %, with one decimal, or two below 1 %. */
  private static String share(double share) {
    if (!Double.isFinite(share)) {
      return Text.NONE;
    }
    double percent = 100 * share;
    String format = percent != 0 && Math.abs(percent) < 1 ? "%.2f %%" : "%.1f %%";
    return String.format(Locale.ROOT, format, percent);
  }
}
