package io.accbench.report.ratio;

import io.accbench.analysis.StartUp;
import io.accbench.model.Cell;
import io.accbench.stats.Estimate;
import java.util.List;

/** A table of start-up and steady state, as {@code report.json} has it. */
public record WrittenStartUp(String id, Cell baseline, List<String> varies, List<Row> rows) {

  /** A row, with its comparison in words. */
  public record Row(
      String label,
      Estimate firstOperationNanos,
      Estimate nanosPerOp,
      Long breakEvenOperations,
      String sentence) {}

  /** Returns the tables of a run. */
  public static List<WrittenStartUp> of(List<StartUp> startUps) {
    return startUps.stream().map(WrittenStartUp::of).toList();
  }

  private static WrittenStartUp of(StartUp startUp) {
    return new WrittenStartUp(
        startUp.id(),
        startUp.baseline(),
        startUp.varies(),
        startUp.rows().stream()
            .map(
                row ->
                    new Row(
                        row.label(),
                        row.firstOperationNanos(),
                        row.nanosPerOp(),
                        row.breakEvenOperations(),
                        BreakEvenText.of(startUp, row)))
            .toList());
  }
}
