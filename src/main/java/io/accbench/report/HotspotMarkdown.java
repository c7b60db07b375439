package io.accbench.report;

import io.accbench.hotspot.Hotspots;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** Hotspots as a page. */
public final class HotspotMarkdown {
  private HotspotMarkdown() {}

  /**
   * @param top rows that a table has at the most
   */
  public static void write(Hotspots hotspots, int top, Writer out) throws IOException {
    out.write("## Hotspots\n\n");
    out.write(MarkdownText.list(about(hotspots)));
    for (Table table : new HotspotTables(hotspots, top).all()) {
      out.write(MarkdownText.table(table));
    }
    out.flush();
  }

  /** What was counted first, then what makes it doubtful. */
  private static List<String> about(Hotspots hotspots) {
    List<String> lines = new ArrayList<>();
    lines.add(hotspots.samples() + " samples of " + hotspots.sampler());
    hotspots.environment().jvms().forEach(jvm -> lines.add("JVM: " + jvm));
    hotspots.environment().collectors().forEach(each -> lines.add("collectors: " + each));
    lines.addAll(hotspots.findings());
    return lines;
  }
}
