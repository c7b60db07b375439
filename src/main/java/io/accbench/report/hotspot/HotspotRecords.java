package io.accbench.report.hotspot;

import io.accbench.hotspot.Hotspots;
import io.accbench.hotspot.NotInlined;
import io.accbench.hotspot.SampleShare;
import io.accbench.model.ForkHotspots.Allocated;
import io.accbench.model.ForkHotspots.Deoptimized;
import java.util.ArrayList;
import java.util.List;

/** Lists all tables of hotspots in long form, and their findings. */
final class HotspotRecords {
  /**
   * A row of a table; a finding has only names.
   *
   * @param names the table's name, and the row's name in two parts, the second of which may be
   *     empty
   * @param share share of samples, or null
   * @param allocated allocation, or null
   * @param times how often it happened, or null
   */
  public record HotspotRecord(
      List<String> names, SampleShare share, Allocated allocated, Long times) {}

  private final List<HotspotRecord> rows = new ArrayList<>();

  private HotspotRecords() {}

  /**
   * @param top largest number of rows of each table
   */
  public static List<HotspotRecord> of(Hotspots hotspots, int top) {
    HotspotRecords records = new HotspotRecords();
    HotspotRows rows = new HotspotRows(hotspots, top);
    rows.bySelf().forEach(row -> records.method("self", row, row.self()));
    rows.byTotal().forEach(row -> records.method("total", row, row.total()));
    for (SampleShare.OfAccess row : rows.accesses()) {
      records.share(List.of("accessor", rows.name(row.owner()), row.property()), row.share());
    }
    records.share(List.of("accessor", "all", ""), hotspots.accessSamples());
    for (NotInlined call : rows.notInlined()) {
      records.share(NotInlinedTable.names(call), call.inCall());
    }
    rows.types().forEach(row -> records.allocated("class", row));
    rows.sites().forEach(row -> records.allocated("site", row));
    rows.deoptimizations().forEach(records::deoptimized);
    for (String finding : HotspotFindings.of(hotspots)) {
      records.rows.add(new HotspotRecord(List.of("finding", finding, ""), null, null, null));
    }
    return records.rows;
  }

  private void method(String table, SampleShare.OfMethod row, SampleShare share) {
    share(List.of(table, MethodNames.plain(row.method()), row.method().descriptor()), share);
  }

  private void share(List<String> names, SampleShare share) {
    rows.add(new HotspotRecord(names, share, null, null));
  }

  private void allocated(String table, Allocated allocated) {
    rows.add(new HotspotRecord(List.of(table, allocated.name(), ""), null, allocated, null));
  }

  private void deoptimized(Deoptimized each) {
    List<String> names =
        List.of("deoptimization", each.method(), each.reason() + ", " + each.action());
    rows.add(new HotspotRecord(names, null, null, each.times()));
  }
}
