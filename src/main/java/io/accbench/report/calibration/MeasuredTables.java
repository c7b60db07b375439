package io.accbench.report.calibration;

import static io.accbench.report.calibration.CalibrationCells.columns;
import static io.accbench.report.calibration.CalibrationCells.decimals;
import static io.accbench.report.calibration.CalibrationCells.number;
import static io.accbench.report.calibration.CalibrationCells.percent;
import static io.accbench.report.calibration.CalibrationCells.signed;

import io.accbench.calibration.CalibratedWorkload;
import io.accbench.calibration.Calibration;
import io.accbench.calibration.Injected;
import io.accbench.calibration.Spread;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import java.util.ArrayList;
import java.util.List;

/**
 * Builds the tables of what a calibration measured: noise, and slow-downs as each statistic shows
 * them.
 */
final class MeasuredTables {
  private final Calibration calibration;
  private final List<CalibratedWorkload> workloads;
  private final List<String> names;

  MeasuredTables(Calibration calibration) {
    this.calibration = calibration;
    this.workloads = calibration.workloads();
    this.names = WorkloadNames.of(workloads);
  }

  Table noise() {
    List<Column> columns = columns("workload");
    columns.add(number("rounds"));
    workloads.stream()
        .limit(1)
        .flatMap(workload -> workload.spreads().stream())
        .forEach(spread -> columns.add(number(inUse(spread.statistic()))));
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < workloads.size(); i++) {
      List<String> row = row(i);
      row.add(Integer.toString(workloads.get(i).rounds()));
      for (Spread spread : workloads.get(i).spreads()) {
        row.add(decimals(spread.sd()) + " / " + decimals(spread.robustSd()));
      }
      rows.add(row);
    }
    return new Table(
        "Noise floor: identical code, side by side",
        "standard deviation of a round's log ratio / the same from the median absolute deviation,"
            + " in %; * in use",
        columns,
        rows,
        List.of());
  }

  Table seen() {
    List<Column> columns = columns("workload", "injected");
    columns.add(number("size, %"));
    List<String> statistics =
        workloads.stream()
            .flatMap(workload -> workload.injected().stream())
            .limit(1)
            .flatMap(injected -> injected.seen().stream().map(Injected.Seen::statistic))
            .toList();
    statistics.forEach(statistic -> columns.add(number(inUse(statistic))));
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < workloads.size(); i++) {
      for (Injected injected : workloads.get(i).injected()) {
        List<String> row = row(i);
        row.add(injected.injection());
        row.add(percent(injected.size()));
        injected.seen().forEach(seen -> row.add(shown(seen)));
        rows.add(row);
      }
    }
    return new Table(
        "How far each statistic is from an injected slow-down",
        "its estimate minus the size, in percentage points, ± half of its 95 % interval; * in use",
        columns,
        rows,
        List.of(
            "The size of an even slow-down is the injected one, if the JIT compiles the operation"
                + " to the same code; for operations of some hundred nanoseconds it may not. The"
                + " size of rare paths and garbage depends on the operation, so it is the one that"
                + " the mean shows."));
  }

  private static String shown(Injected.Seen seen) {
    return signed(seen.bias()) + " ± " + decimals(seen.halfWidth());
  }

  private List<String> row(int workload) {
    return new ArrayList<>(List.of(names.get(workload)));
  }

  private String inUse(String statistic) {
    return (statistic.equals(calibration.statistic()) ? "* " : "") + statistic;
  }
}
