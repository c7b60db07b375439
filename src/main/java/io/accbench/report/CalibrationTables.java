package io.accbench.report;

import io.accbench.calibration.Calibration;
import java.util.List;
import java.util.stream.Stream;

/** A calibration as tables: noise, slow-downs, false alarms, smallest effects, margins. */
final class CalibrationTables {
  private CalibrationTables() {}

  /** Those that have rows, in the order in which they are read. */
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
