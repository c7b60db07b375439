package io.accbench.report;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import io.accbench.model.Cell;
import io.accbench.model.PlannedCell;
import io.accbench.stats.Estimate;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Records of comma-separated values (RFC 4180); what is missing or not finite is empty. */
final class Csv {
  private final Writer out;
  private final CsvWriter csv;

  Csv(Writer out) {
    this.out = out;
    this.csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(out);
  }

  /** The names of a cell's own columns, then further ones. */
  void header(String... further) {
    List<String> names = new ArrayList<>(Cell.AXES);
    names.add(names.indexOf("strategy") + 1, "form");
    names.addAll(Arrays.asList(further));
    csv.writeRecord(names);
  }

  /** A cell's own values, then further ones. */
  void row(PlannedCell planned, List<String> further) {
    List<String> values = new ArrayList<>(Cell.AXES.stream().map(planned.cell()::axis).toList());
    values.add(Cell.AXES.indexOf("strategy") + 1, planned.form());
    values.addAll(further);
    csv.writeRecord(values.stream().map(value -> value == null ? "" : value).toList());
  }

  void flush() throws IOException {
    csv.flush();
    out.flush();
  }

  /** A number with all of its digits. */
  static String number(Double value) {
    return value == null || !Double.isFinite(value) ? "" : value.toString();
  }

  static String center(Estimate estimate) {
    return estimate == null ? "" : number(estimate.center());
  }

  static String low(Estimate estimate) {
    return estimate == null ? "" : number(estimate.low());
  }

  static String high(Estimate estimate) {
    return estimate == null ? "" : number(estimate.high());
  }
}
