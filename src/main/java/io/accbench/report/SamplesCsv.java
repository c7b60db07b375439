package io.accbench.report;

import io.accbench.analysis.Analysis;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;

/** One row for each fork and iteration, in the order in which they were measured. */
public final class SamplesCsv implements ReportWriter {
  @Override
  public String format() {
    return "samples";
  }

  @Override
  public String fileName() {
    return "samples.csv";
  }

  @Override
  public void write(Analysis analysis, Writer out) throws IOException {
    Map<String, PlannedCell> cells = PlannedCells.byId(analysis.header());
    Csv csv = new Csv(out);
    csv.header("round", "warmup", "iteration", "score", "unit", "bytes_per_op");
    for (Launch launch : Text.each(analysis.launches())) {
      PlannedCell planned = cells.get(launch.cell());
      if (planned != null) {
        rows(csv, planned, launch, true, Text.each(launch.warmup()));
        rows(csv, planned, launch, false, Text.each(launch.scores()));
      }
    }
    csv.flush();
  }

  private static void rows(
      Csv csv, PlannedCell planned, Launch launch, boolean warmup, List<Double> scores) {
    List<Double> bytes = warmup ? List.of() : Text.each(launch.allocatedBytesPerOp());
    for (int i = 0; i < scores.size(); i++) {
      csv.row(
          planned,
          List.of(
              Integer.toString(launch.round()),
              Boolean.toString(warmup),
              Integer.toString(i),
              Csv.number(scores.get(i)),
              launch.unit() == null ? "" : launch.unit(),
              i < bytes.size() ? Csv.number(bytes.get(i)) : ""));
    }
  }
}
