package io.accbench.report.hotspot;

import io.accbench.hotspot.Hotspots;
import io.accbench.hotspot.SampleShare;
import io.accbench.jfr.EventWeight;
import io.accbench.report.text.Csv;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Writes hotspots in long form: one record for each row of each table; missing values are empty.
 */
public final class HotspotCsv {
  private HotspotCsv() {}

  /**
   * Writes records of all tables, and of the findings. What a sampler's events stand for is in the
   * column of its unit, and {@code of} is the same of all rows together.
   *
   * @param top largest number of rows of each table
   */
  public static void write(Hotspots hotspots, int top, Writer out) throws IOException {
    Csv csv = new Csv(out);
    csv.record(
        "table",
        "name",
        "detail",
        "samples",
        "of",
        "share",
        "share_low",
        "share_high",
        "bytes",
        "nanoseconds",
        "events");
    for (HotspotRecords.Row row : HotspotRecords.of(hotspots, top)) {
      csv.record(
          Stream.concat(row.names().stream(), numbers(row, hotspots.unit()).stream()).toList());
    }
    csv.flush();
  }

  private static List<String> numbers(HotspotRecords.Row row, EventWeight.Unit unit) {
    if (row.share() != null) {
      String weight = Long.toString(row.share().samples());
      boolean bytes = unit == EventWeight.Unit.BYTES;
      boolean nanos = unit == EventWeight.Unit.NANOSECONDS;
      List<String> columns = new ArrayList<>(share(row.share()));
      columns.set(0, bytes || nanos ? "" : weight);
      columns.add(bytes ? weight : "");
      columns.add(nanos ? weight : "");
      columns.add(Long.toString(row.share().part().events()));
      return columns;
    }
    if (row.allocated() != null) {
      String samples = Long.toString(row.allocated().samples());
      String bytes = Long.toString(row.allocated().bytes());
      return List.of(samples, "", "", "", "", bytes, "", "");
    }
    return List.of(times(row), "", "", "", "", "", "", "");
  }

  /** Returns the columns samples, of, share, share_low and share_high. */
  public static List<String> share(SampleShare share) {
    return List.of(
        Long.toString(share.samples()),
        Long.toString(share.of()),
        Csv.center(share.estimate()),
        Csv.low(share.estimate()),
        Csv.high(share.estimate()));
  }

  /** Returns the column samples for what happened a number of times; empty for rows without one. */
  public static String times(HotspotRecords.Row row) {
    return row.times() == null ? "" : Long.toString(row.times());
  }
}
