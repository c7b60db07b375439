package io.accbench.report;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.accbench.hotspot.Difference;
import io.accbench.hotspot.Moved;
import io.accbench.hotspot.Share;
import java.io.IOException;
import java.io.Writer;

/** What moved between two recordings, for programs; shares are from 0 to 1. */
public final class DifferenceJson {
  /** Goes up when a program that reads an older one would read the new one wrongly. */
  private static final int FORMAT_VERSION = 1;

  private DifferenceJson() {}

  /**
   * @param top parts at the most, without that of all others
   */
  public static void write(Difference difference, int top, Writer out) throws IOException {
    ObjectNode document = AnalysisJson.JSON.createObjectNode();
    document.put("formatVersion", FORMAT_VERSION);
    document.put("samplerBefore", difference.before().sampler());
    document.put("samplerAfter", difference.after().sampler());
    DifferenceRows rows = new DifferenceRows(difference, top);
    for (Moved moved : rows.first()) {
      ObjectNode node = document.withArray("parts").addObject();
      node.put("class", moved.part().method().type());
      node.put("method", moved.part().method().method());
      node.put("descriptor", moved.part().method().descriptor());
      node.put("inclusive", moved.part().access());
      side(moved.before(), node.putObject("before"));
      side(moved.after(), node.putObject("after"));
      ObjectNode delta = node.putObject("delta");
      delta.put("center", moved.delta().center());
      delta.put("low", moved.delta().low()).put("high", moved.delta().high());
      node.put("shown", moved.shown());
    }
    DifferenceRows.Other other = rows.other();
    document.putObject("other").put("before", other.before()).put("after", other.after());
    difference.findings().forEach(document.putArray("findings")::add);
    AnalysisJson.JSON.writeValue(out, document);
    out.write("\n");
    out.flush();
  }

  private static void side(Share share, ObjectNode node) {
    node.put("samples", share.samples()).put("share", share.estimate().center());
  }
}
