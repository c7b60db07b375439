package io.accbench.report.run;

import io.accbench.report.document.MarkdownText;
import io.accbench.report.hotspot.BlockHotspots;
import io.accbench.report.hotspot.CellHotspots;
import io.accbench.report.hotspot.DifferenceMarkdown;
import io.accbench.report.hotspot.HotspotMarkdown;
import io.accbench.report.hotspot.HotspotTables;
import io.accbench.report.hotspot.RunHotspots;
import io.accbench.report.ratio.CellLabel;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** Writes the hotspots of each profiled cell, and the differences to its baseline, as a page. */
public final class RunHotspotsMarkdown implements RunHotspotsWriter {
  private static final List<String> ABOUT =
      List.of(
          "samples come from measured iterations, on the threads of the benchmark, in profiling"
              + " forks; scores of profiling forks are not results",
          "ns/op is the share of the samples times the time of an operation in the timing forks",
          "B/op is the share of the sampled bytes times what an operation allocates there");

  @Override
  public String format() {
    return "hotspots";
  }

  @Override
  public String fileName() {
    return "hotspots.md";
  }

  @Override
  public void write(RunHotspots run, int top, Writer out) throws IOException {
    out.write("# Hotspots\n\n");
    out.write(run.none() ? "Nothing was profiled.\n" : MarkdownText.list(ABOUT));
    for (BlockHotspots block : run.blocks()) {
      for (BlockHotspots.Pair pair : block.pairs()) {
        pair(block, pair, top, out);
      }
      for (CellHotspots cell : block.cells()) {
        String title = CellLabel.of(block.block()) + " · " + cell.name();
        out.write("## " + MarkdownText.escape(title) + "\n\n");
        HotspotMarkdown.writeBody(cell.hotspots(), HotspotTables.of(cell, top), out);
      }
    }
    out.flush();
  }

  private static void pair(BlockHotspots block, BlockHotspots.Pair pair, int top, Writer out)
      throws IOException {
    String title = CellLabel.of(block.block()) + " · " + pair.title();
    out.write("## " + MarkdownText.escape(title) + "\n\n");
    if (pair.difference() == null) {
      out.write(MarkdownText.escape(pair.obstacle()) + "\n\n");
    } else {
      DifferenceMarkdown.writeBody(pair.difference(), top, out);
    }
  }
}
