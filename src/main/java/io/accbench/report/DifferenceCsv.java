package io.accbench.report;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import io.accbench.hotspot.Difference;
import io.accbench.hotspot.Moved;
import java.io.IOException;
import java.io.Writer;

/** What moved between two recordings, one record a part; shares are from 0 to 1. */
public final class DifferenceCsv {
  private DifferenceCsv() {}

  /**
   * @param top records at the most, without that of all others
   */
  public static void write(Difference difference, int top, Writer out) throws IOException {
    CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(out);
    csv.writeRecord(
        "name",
        "descriptor",
        "inclusive",
        "samples_before",
        "share_before",
        "samples_after",
        "share_after",
        "delta",
        "delta_low",
        "delta_high");
    DifferenceRows rows = new DifferenceRows(difference, top);
    for (Moved moved : rows.first()) {
      csv.writeRecord(
          MethodNames.plain(moved.part().method()),
          moved.part().method().descriptor(),
          Boolean.toString(moved.part().access()),
          Integer.toString(moved.before().samples()),
          Csv.center(moved.before().estimate()),
          Integer.toString(moved.after().samples()),
          Csv.center(moved.after().estimate()),
          Csv.center(moved.delta()),
          Csv.low(moved.delta()),
          Csv.high(moved.delta()));
    }
    DifferenceRows.Other other = rows.other();
    String before = Csv.number(other.before());
    String after = Csv.number(other.after());
    String delta = Csv.number(other.after() - other.before());
    csv.writeRecord("other", "", "", "", before, "", after, delta, "", "");
    csv.flush();
    out.flush();
  }
}
