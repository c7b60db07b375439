package io.accbench.report.html;

import io.accbench.report.hotspot.BlockHotspots;
import io.accbench.report.hotspot.CellHotspots;
import io.accbench.report.hotspot.RunFlame;
import io.accbench.report.hotspot.RunHotspots;
import io.accbench.report.html.page.PageBlock;
import io.accbench.report.html.page.PageSection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The section of what the differences came out of, where cells were profiled, and where the time
 * goes.
 */
public final class HotspotCostSection implements RunSection {
  /** The most icicles; the flame graphs show the others. Arbitrary: half a megabyte. */
  private static final int ICICLES = 16;

  private static final String READING =
      "A bar to the left is time that went away from the first to the second row, a bar to the"
          + " right time that came. All bars add up to the difference of the two scores. In a"
          + " picture of stacks the width of a frame is its share of the time; callers stand above"
          + " callees.";

  @Override
  public Optional<PageSection> of(RunContent run) {
    return of(RunHotspots.of(run.analysis()));
  }

  /** Returns the section of some hotspots; empty where there are none. */
  static Optional<PageSection> of(RunHotspots hotspots) {
    List<PageBlock> blocks = new ArrayList<>();
    int icicles = 0;
    for (BlockHotspots block : hotspots.blocks()) {
      for (BlockHotspots.Pair pair : block.pairs()) {
        String id = "moved-" + blocks.size();
        blocks.add(
            pair.difference() == null ? words(pair) : new MovedPlot(block, pair, id).block());
      }
      links(blocks, block);
      for (CellHotspots cell : block.cells()) {
        if (cell.drawable() && icicles < ICICLES) {
          blocks.add(new IciclePlot(block, cell, "icicle-" + icicles++).block());
        }
      }
    }
    return blocks.isEmpty()
        ? Optional.empty()
        : Optional.of(new PageSection("hotspots", "Hotspots", READING, blocks));
  }

  private static PageBlock words(BlockHotspots.Pair pair) {
    return new PageBlock.Paragraph(pair.title() + ": " + pair.sentence());
  }

  private static void links(List<PageBlock> blocks, BlockHotspots block) {
    List<PageBlock.Link> links =
        RunFlame.of(block).stream()
            .map(
                flame -> new PageBlock.Link(RunFlame.FOLDER + "/" + flame.fileName(), flame.name()))
            .toList();
    if (!links.isEmpty()) {
      blocks.add(new PageBlock.Links("Interactive flame graphs:", links));
    }
  }
}
