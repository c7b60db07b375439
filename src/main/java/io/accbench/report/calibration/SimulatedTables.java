package io.accbench.report.calibration;

import static io.accbench.report.calibration.CalibrationCells.columns;
import static io.accbench.report.calibration.CalibrationCells.decimals;
import static io.accbench.report.calibration.CalibrationCells.interval;
import static io.accbench.report.calibration.CalibrationCells.number;
import static io.accbench.report.calibration.CalibrationCells.percent;
import static io.accbench.report.calibration.CalibrationCells.signed;

import io.accbench.calibration.CalibratedWorkload;
import io.accbench.calibration.Calibration;
import io.accbench.calibration.Detection;
import io.accbench.calibration.Injected;
import io.accbench.calibration.ModeResult;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.text.Figure;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Builds the tables of what a calibration simulated: false alarms, smallest effects, margins. */
final class SimulatedTables {
  private static final double[] SLOW_DOWNS = {0.01, 0.02, 0.03, 0.05, 0.10, 0.20};

  /**
   * The number of rounds below which a note warns. Arbitrary: in a simulation of normal noise, the
   * error at the margin is three times too large with 12 rounds, and nearly right with 40. On
   * identical code it is small with any number.
   */
  private static final int ENOUGH_ROUNDS = 40;

  private final Calibration calibration;
  private final List<CalibratedWorkload> workloads;
  private final List<String> names;

  SimulatedTables(Calibration calibration) {
    this.calibration = calibration;
    this.workloads = calibration.workloads();
    this.names = WorkloadNames.of(workloads);
  }

  Table alarms() {
    List<Column> columns = columns("mode", "code");
    columns.add(number("margin"));
    columns.add(number("rows shown faster or slower"));
    columns.add(number("red gates"));
    List<List<String>> rows = new ArrayList<>();
    for (ModeResult mode : calibration.modes()) {
      rows.add(alarms(mode, "identical", mode.identical()));
      rows.add(alarms(mode, "slower by the margin", mode.atMargin()));
    }
    return new Table(
        "False alarms",
        "%,d gates of %d ratios each, time and allocation; error of a gate %s %%, of a row's interval 1 %%; with 95 %% Wilson intervals"
            .formatted(
                calibration.rules().evaluations(),
                calibration.rules().family(),
                percent(calibration.rules().error())),
        columns,
        rows,
        resampled());
  }

  private List<String> resampled() {
    List<String> notes = new ArrayList<>();
    notes.add(
        "Rounds are resampled from those of identical code, each with a random sign: either of the"
            + " two could have been the copy. A gate is red when newly drawn rounds confirm what it"
            + " suspected.");
    int fewest = workloads.stream().mapToInt(CalibratedWorkload::rounds).min().orElse(0);
    if (fewest < ENOUGH_ROUNDS) {
      notes.add(
          ("With %d rounds the first draws often repeat one another, and seem to spread too little:"
                      + " the")
                  .formatted(fewest)
              + " share of rows shown at the margin comes out larger than it is. From %d rounds on it is nearly right."
                  .formatted(ENOUGH_ROUNDS));
    }
    return notes;
  }

  private static List<String> alarms(ModeResult mode, String code, ModeResult.Alarms alarms) {
    return List.of(
        mode.mode().label(),
        code,
        percent(mode.margin()) + " %",
        interval(alarms.rows()),
        interval(alarms.gates()));
  }

  Table detection() {
    List<Column> columns = columns("workload");
    Stream.of("margin", "a round", "rounds").forEach(header -> columns.add(number(header)));
    for (double slowDown : SLOW_DOWNS) {
      columns.add(number(percent(slowDown) + " %"));
    }
    columns.add(number("80 % from"));
    columns.add(number("95 % from"));
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < workloads.size(); i++) {
      for (Detection detection : workloads.get(i).detections()) {
        rows.add(detection(i, detection));
      }
    }
    return new Table(
        "Predicted: slow-downs that are found within "
            + Figure.duration(calibration.rules().budget())
            + " a ratio",
        "share of evaluations in % in which a gate of this ratio alone is red, confirmed within as"
            + " long again, by the slow-down;"
            + " looks as in a run of %s rounds".formatted(calibration.rules().rounds()),
        columns,
        rows,
        List.of());
  }

  private List<String> detection(int workload, Detection detection) {
    List<String> row = row(workload);
    row.add(percent(detection.margin()) + " %");
    row.add(Figure.of(workloads.get(workload).roundSeconds()) + " s");
    row.add(Integer.toString(workloads.get(workload).roundsInBudget()));
    for (double slowDown : SLOW_DOWNS) {
      row.add(decimals(detection.at(slowDown)));
    }
    row.add(smallest(detection, 0.80));
    row.add(smallest(detection, 0.95));
    return row;
  }

  private static String smallest(Detection detection, double probability) {
    double smallest = detection.smallest(probability);
    return smallest == Double.POSITIVE_INFINITY ? "over 20 %" : percent(smallest) + " %";
  }

  Table achieved() {
    List<Column> columns = columns("workload", "injected");
    Stream.of("size", "rounds", "predicted", "achieved", "difference")
        .forEach(header -> columns.add(number(header)));
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < workloads.size(); i++) {
      for (Injected injected : workloads.get(i).injected()) {
        List<String> row = row(i);
        row.add(injected.injection());
        row.add(percent(injected.size()) + " %");
        row.add(Integer.toString(injected.rounds()));
        row.add(decimals(injected.predicted()));
        row.add(interval(injected.achieved()));
        row.add(signed(injected.achieved().center() - injected.predicted()));
        rows.add(row);
      }
    }
    return new Table(
        "Predicted and achieved",
        "share of evaluations in % that are red: rounds of identical code with the size added, and"
            + " the slowed copy's own rounds with nothing added",
        columns,
        rows,
        List.of(
            "In brackets: the shares if the slow-down were at the ends of the 95 % interval that"
                + " its own rounds give. A prediction between them is not contradicted."));
  }

  Table margins() {
    List<Column> columns = columns("workload");
    workloads.stream()
        .limit(1)
        .flatMap(workload -> workload.same().stream())
        .forEach(same -> columns.add(number(percent(same.margin()) + " %")));
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < workloads.size(); i++) {
      List<String> row = row(i);
      workloads.get(i).same().forEach(same -> row.add(decimals(same.share())));
      rows.add(row);
    }
    return new Table(
        "Margins",
        "share of evaluations in % in which identical code is shown to be the same, by the margin",
        columns,
        rows,
        calibration.modes().stream().map(SimulatedTables::recommended).toList());
  }

  private static String recommended(ModeResult mode) {
    return Double.isNaN(mode.recommended())
        ? ("Mode %s: even at 20 %% identical code is not shown to be the same in 80 %% of"
                + " evaluations; no margin is recommended.")
            .formatted(mode.mode().label())
        : ("Mode %s: recommended margin %s %%, the smallest at which every workload is shown to be"
                + " the same in 80 %% of evaluations.")
            .formatted(mode.mode().label(), percent(mode.recommended()));
  }

  private List<String> row(int workload) {
    return new ArrayList<>(List.of(names.get(workload)));
  }
}
