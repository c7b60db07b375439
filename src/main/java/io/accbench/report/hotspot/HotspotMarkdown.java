package io.accbench.report.hotspot;

import io.accbench.hotspot.Hotspots;
import io.accbench.report.document.MarkdownText;
import io.accbench.report.document.Table;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes hotspots as a page. */
public final class HotspotMarkdown {
  /**
   * The spread above which a note says that recordings differ. Arbitrary: intervals are a fifth
   * wider.
   */
  private static final double MUCH_SPREAD = 1.5;

  private HotspotMarkdown() {}

  /**
   * Writes what was counted, and all tables.
   *
   * @param top largest number of rows of a table
   */
  public static void write(Hotspots hotspots, int top, Writer out) throws IOException {
    out.write("## Hotspots\n\n");
    writeBody(hotspots, new HotspotTables(hotspots, top), out);
    out.flush();
  }

  /** Writes the content without a heading, to stand below another one. */
  public static void writeBody(Hotspots hotspots, HotspotTables tables, Writer out)
      throws IOException {
    out.write(MarkdownText.list(about(hotspots)));
    for (Table table : tables.tables()) {
      out.write(MarkdownText.table(table));
    }
  }

  /** Returns {@code 747 samples of jdk.ExecutionSample: 385 + 362, file by file}. */
  public static String samples(Hotspots hotspots) {
    return WeightText.of(hotspots).all(hotspots.samplesByFile(), hotspots.samples());
  }

  /** Returns a note that intervals are wide since recordings differ; empty where they hardly do. */
  public static Optional<String> spread(double factor) {
    return factor > MUCH_SPREAD
        ? Optional.of(
            "recordings differ: the variance of shares is %.1f times what their samples alone"
                    .formatted(factor)
                + " would give; intervals include this")
        : Optional.empty();
  }

  /** Returns what was counted first, then what makes it doubtful. */
  private static List<String> about(Hotspots hotspots) {
    List<String> lines = new ArrayList<>();
    lines.add(samples(hotspots));
    hotspots.environment().jvms().forEach(jvm -> lines.add("JVM: " + jvm));
    hotspots.environment().collectors().forEach(each -> lines.add("collectors: " + each));
    spread(hotspots.spread().factor()).ifPresent(lines::add);
    lines.addAll(HotspotFindings.of(hotspots));
    return lines;
  }
}
