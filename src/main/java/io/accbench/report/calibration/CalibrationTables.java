package io.accbench.report.calibration;

import io.accbench.calibration.Calibration;
import io.accbench.report.document.Table;
import java.util.List;
import java.util.stream.Stream;

/**
 * Builds the tables of a calibration: noise, slow-downs, false alarms, smallest effects, margins.
 */
final class CalibrationTables {
  private CalibrationTables() {}

  /** Returns the tables that have rows, in reading order. */
  static List<Table> of(Calibration calibration) {
    MeasuredTables measured = new MeasuredTables(calibration);
    SimulatedTables simulated = new SimulatedTables(calibration);
    return Stream.of(
            measured.noise(),
            measured.seen(),
            simulated.alarms(),
            simulated.detection(),
            simulated.achieved(),
            simulated.margins())
        .filter(table -> !table.rows().isEmpty())
        .toList();
  }
}
