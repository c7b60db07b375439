package io.accbench.report;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import io.accbench.hotspot.Allocated;
import io.accbench.hotspot.Hotspots;
import io.accbench.hotspot.Share;
import io.accbench.stats.Estimate;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** Hotspots in long form: one record for each row of each table; what is missing is empty. */
public final class HotspotCsv {
  private final CsvWriter csv;

  private HotspotCsv(Writer out) {
    this.csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(out);
  }

  /**
   * Records of all tables, and of the findings.
   *
   * @param top rows of each table at the most
   */
  public static void write(Hotspots hotspots, int top, Writer out) throws IOException {
    HotspotCsv records = new HotspotCsv(out);
    records.csv.writeRecord(
        "table", "name", "detail", "samples", "of", "share", "share_low", "share_high", "bytes");
    HotspotRows rows = new HotspotRows(hotspots, top);
    rows.bySelf().forEach(row -> records.method("self", row, row.self()));
    rows.byTotal().forEach(row -> records.method("total", row, row.total()));
    rows.accesses()
        .forEach(
            row -> records.share("accessor", rows.name(row.owner()), row.property(), row.share()));
    records.allocated("class", rows.types());
    records.allocated("site", rows.sites());
    rows.deoptimizations().forEach(records::deoptimized);
    hotspots.findings().forEach(records::finding);
    records.csv.flush();
    out.flush();
  }

  private void method(String table, Share.OfMethod row, Share share) {
    share(table, MethodNames.plain(row.method()), row.method().descriptor(), share);
  }

  private void share(String table, String name, String detail, Share share) {
    Estimate estimate = share.estimate();
    csv.writeRecord(
        table,
        name,
        detail,
        Integer.toString(share.samples()),
        Integer.toString(share.of()),
        Csv.center(estimate),
        Csv.low(estimate),
        Csv.high(estimate),
        "");
  }

  private void allocated(String table, List<Allocated> allocated) {
    for (Allocated each : allocated) {
      String samples = Long.toString(each.samples());
      String bytes = Long.toString(each.bytes());
      csv.writeRecord(table, each.name(), "", samples, "", "", "", "", bytes);
    }
  }

  private void finding(String finding) {
    csv.writeRecord("finding", finding, "", "", "", "", "", "", "");
  }

  private void deoptimized(Hotspots.Deoptimized each) {
    String detail = each.reason() + ", " + each.action();
    String times = Long.toString(each.times());
    csv.writeRecord("deoptimization", each.method(), detail, times, "", "", "", "", "");
  }
}
