package io.accbench.report.hotspot;

import io.accbench.analysis.Analysis;
import io.accbench.hotspot.SampleShare;
import io.accbench.report.document.MarkdownText;
import io.accbench.report.ratio.CellLabel;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.List;

/** Writes the hotspots of the run's report: for each pair one sentence, and what moved most. */
public final class HotspotSection {
  private static final int TOP = 5;

  private HotspotSection() {}

  /** Returns the section; empty where nothing was profiled. */
  public static String of(Analysis analysis) {
    RunHotspots run = RunHotspots.of(analysis);
    if (run.none()) {
      return "";
    }
    StringBuilder text = new StringBuilder("## Hotspots\n\n");
    for (BlockHotspots block : run.blocks()) {
      text.append("### ").append(MarkdownText.escape(CellLabel.of(block.block()))).append("\n\n");
      text.append(MarkdownText.list(lines(block)));
      text.append(RunFlame.links(RunFlame.of(block)));
      text.append(MarkdownText.folded("What moved most", moved(block)));
    }
    return text.append("All methods, accessors and allocations: `hotspots.md`.\n\n").toString();
  }

  private static List<String> lines(BlockHotspots block) {
    List<String> lines = new ArrayList<>();
    for (BlockHotspots.Pair pair : block.pairs()) {
      lines.add(pair.title() + ": " + pair.sentence());
    }
    if (lines.isEmpty()) {
      block.cells().forEach(cell -> lines.add(most(cell)));
    }
    return lines;
  }

  /** Returns the method with most of the time of a cell that is compared with no other. */
  private static String most(CellHotspots cell) {
    HotspotRows rows = new HotspotRows(cell.hotspots(), 1);
    return cell.name()
        + ": "
        + rows.bySelf().stream()
            .findFirst()
            .map(first -> most(rows.name(first.method()), first.self()))
            .orElse(Text.NONE);
  }

  private static String most(String method, SampleShare share) {
    return "%s of the time (%s) in %s itself"
        .formatted(
            HotspotShare.center(share.estimate()), HotspotShare.interval(share.estimate()), method);
  }

  private static String moved(BlockHotspots block) {
    StringBuilder tables = new StringBuilder();
    for (BlockHotspots.Pair pair : block.pairs()) {
      if (pair.difference() != null) {
        tables.append(
            MarkdownText.table(DifferenceMarkdown.table(pair.difference(), TOP, pair.title())));
      }
    }
    return tables.toString();
  }
}
