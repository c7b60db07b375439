package io.accbench.report.hotspot;

import io.accbench.hotspot.SampleShare;
import io.accbench.hotspot.Difference;
import io.accbench.hotspot.HotspotDelta;
import io.accbench.jfr.EventWeight;
import io.accbench.report.text.Csv;
import java.io.IOException;
import java.io.Writer;

/**
 * Writes the difference between two sets of recordings, one record for each part or finding. Shares
 * are from 0 to 1; costs are ns of an operation where the scores are known, else shares.
 */
public final class DifferenceCsv {
  private DifferenceCsv() {}

  /**
   * Writes records of the parts that moved most, of all others together, and of the findings.
   *
   * @param top largest number of parts, without that of all others
   */
  public static void write(Difference difference, int top, Writer out) throws IOException {
    Csv csv = new Csv(out);
    csv.record(
        "row",
        "name",
        "descriptor",
        "inclusive",
        "samples_before",
        "share_before",
        "samples_after",
        "share_after",
        "unit",
        "cost_before",
        "cost_after",
        "delta",
        "delta_low",
        "delta_high",
        "bytes_before",
        "bytes_after",
        "nanoseconds_before",
        "nanoseconds_after");
    EventWeight.Unit before = difference.before().unit();
    EventWeight.Unit after = difference.after().unit();
    DifferenceRows rows = new DifferenceRows(difference, top);
    for (HotspotDelta moved : rows.first()) {
      csv.record(
          "part",
          MethodNames.plain(moved.part().method()),
          moved.part().method().descriptor(),
          Boolean.toString(moved.part().access()),
          counted(moved.before(), before),
          Csv.center(moved.before().estimate()),
          counted(moved.after(), after),
          Csv.center(moved.after().estimate()),
          WrittenDifference.unit(difference),
          Csv.number(moved.costBefore()),
          Csv.number(moved.costAfter()),
          Csv.center(moved.delta()),
          Csv.low(moved.delta()),
          Csv.high(moved.delta()),
          in(EventWeight.Unit.BYTES, moved.before(), before),
          in(EventWeight.Unit.BYTES, moved.after(), after),
          in(EventWeight.Unit.NANOSECONDS, moved.before(), before),
          in(EventWeight.Unit.NANOSECONDS, moved.after(), after));
    }
    DifferenceRows.Sum other = rows.other();
    csv.record(
        "other",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        WrittenDifference.unit(difference),
        Csv.number(other.before()),
        Csv.number(other.after()),
        Csv.number(other.delta()),
        "",
        "",
        "",
        "",
        "",
        "");
    for (String finding : HotspotFindings.of(difference)) {
      csv.record(
          "finding", finding, "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "");
    }
    csv.flush();
  }

  private static String counted(SampleShare share, EventWeight.Unit unit) {
    return in(EventWeight.Unit.SAMPLES, share, unit) + in(EventWeight.Unit.EVENTS, share, unit);
  }

  /** Returns the weight of a share in the column of a unit; empty where it has another one. */
  private static String in(EventWeight.Unit column, SampleShare share, EventWeight.Unit unit) {
    return column == unit ? Long.toString(share.samples()) : "";
  }
}
