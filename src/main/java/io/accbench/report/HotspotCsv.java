package io.accbench.report;

import io.accbench.hotspot.Hotspots;
import io.accbench.hotspot.Share;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.stream.Stream;

/** Hotspots in long form: one record for each row of each table; what is missing is empty. */
public final class HotspotCsv {
  private HotspotCsv() {}

  /**
   * Records of all tables, and of the findings.
   *
   * @param top rows of each table at the most
   */
  public static void write(Hotspots hotspots, int top, Writer out) throws IOException {
    Csv csv = new Csv(out);
    csv.record(
        "table", "name", "detail", "samples", "of", "share", "share_low", "share_high", "bytes");
    for (HotspotRecords.Row row : HotspotRecords.of(hotspots, top)) {
      csv.record(Stream.concat(row.names().stream(), numbers(row).stream()).toList());
    }
    csv.flush();
  }

  private static List<String> numbers(HotspotRecords.Row row) {
    if (row.share() != null) {
      return Stream.concat(share(row.share()).stream(), Stream.of("")).toList();
    }
    if (row.allocated() != null) {
      String samples = Long.toString(row.allocated().samples());
      return List.of(samples, "", "", "", "", Long.toString(row.allocated().bytes()));
    }
    return List.of(times(row), "", "", "", "", "");
  }

  /** Columns samples, of, share, share_low and share_high. */
  static List<String> share(Share share) {
    return List.of(
        Integer.toString(share.samples()),
        Integer.toString(share.of()),
        Csv.center(share.estimate()),
        Csv.low(share.estimate()),
        Csv.high(share.estimate()));
  }

  /** Column samples of what was counted otherwise; empty where nothing was. */
  static String times(HotspotRecords.Row row) {
    return row.times() == null ? "" : Long.toString(row.times());
  }
}
