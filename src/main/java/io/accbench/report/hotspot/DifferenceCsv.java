package io.accbench.report.hotspot;

import io.accbench.hotspot.difference.Difference;
import io.accbench.hotspot.difference.HotspotDelta;
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
        "delta_high");
    DifferenceRows rows = new DifferenceRows(difference, top);
    for (HotspotDelta moved : rows.first()) {
      csv.record(
          "part",
          MethodNames.plain(moved.part().method()),
          moved.part().method().descriptor(),
          Boolean.toString(moved.part().access()),
          Integer.toString(moved.before().samples()),
          Csv.center(moved.before().estimate()),
          Integer.toString(moved.after().samples()),
          Csv.center(moved.after().estimate()),
          WrittenDifference.unit(difference),
          Csv.number(moved.costBefore()),
          Csv.number(moved.costAfter()),
          Csv.center(moved.delta()),
          Csv.low(moved.delta()),
          Csv.high(moved.delta()));
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
        "");
    for (String finding : HotspotFindings.of(difference)) {
      csv.record("finding", finding, "", "", "", "", "", "", "", "", "", "", "", "");
    }
    csv.flush();
  }
}
