package io.accbench.report.hotspot;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.accbench.hotspot.Difference;
import io.accbench.hotspot.HotspotDelta;
import io.accbench.hotspot.SampleShare;
import io.accbench.report.text.ReportJson;
import java.io.IOException;
import java.io.Writer;

/**
 * Writes the difference between two sets of recordings, for programs. Shares are from 0 to 1; costs
 * are ns of an operation where the scores are known, else shares. The ends of an interval are null
 * where too few samples bound it.
 */
public final class DifferenceJson {
  /**
   * The format's version, which increases when a program that reads an older version would read the
   * new one wrongly.
   */
  private static final int FORMAT_VERSION = 1;

  private DifferenceJson() {}

  /**
   * Writes one document.
   *
   * @param top largest number of parts, without that of all others
   */
  public static void write(Difference difference, int top, Writer out) throws IOException {
    ObjectNode document = ReportJson.MAPPER.createObjectNode();
    document.put("formatVersion", FORMAT_VERSION);
    fill(difference, top, document);
    ReportJson.MAPPER.writeValue(out, document);
    out.write("\n");
    out.flush();
  }

  /** Fills a part of another document with the difference. */
  public static void fill(Difference difference, int top, ObjectNode document) {
    document.put("samplerBefore", difference.before().sampler());
    document.put("samplerAfter", difference.after().sampler());
    document.put("unit", unit(difference));
    DifferenceRows rows = new DifferenceRows(difference, top);
    for (HotspotDelta moved : rows.first()) {
      ObjectNode node = document.withArray("parts").addObject();
      node.put("class", moved.part().method().type());
      node.put("method", moved.part().method().method());
      node.put("descriptor", moved.part().method().descriptor());
      node.put("inclusive", moved.part().access());
      side(moved.before(), moved.costBefore(), node.putObject("before"));
      side(moved.after(), moved.costAfter(), node.putObject("after"));
      ObjectNode delta = node.putObject("delta");
      delta.put("center", moved.delta().center());
      delta.put("low", finite(moved.delta().low())).put("high", finite(moved.delta().high()));
      node.put("shown", moved.shown());
    }
    sum(rows.other(), document.putObject("other"));
    sum(rows.all(), document.putObject("all"));
    difference.findings().forEach(document.putArray("findings")::add);
  }

  public static String unit(Difference difference) {
    return difference.scores() == null ? "share" : "ns/op";
  }

  private static void side(SampleShare share, double cost, ObjectNode node) {
    node.put("samples", share.samples()).put("share", share.estimate().center());
    node.put("cost", cost);
  }

  private static void sum(DifferenceRows.Sum sum, ObjectNode node) {
    node.put("before", sum.before()).put("after", sum.after()).put("delta", sum.delta());
  }

  private static Double finite(double number) {
    return Double.isFinite(number) ? number : null;
  }
}
