package io.accbench.report.html;

import io.accbench.report.document.Element;
import io.accbench.report.document.Section;
import io.accbench.report.hotspot.BlockHotspots;
import io.accbench.report.hotspot.CellHotspots;
import io.accbench.report.hotspot.RunFlame;
import io.accbench.report.hotspot.RunHotspots;
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
  public Optional<Section> of(RunContent run) {
    return of(RunHotspots.of(run.analysis()));
  }

  /** Returns the section of some hotspots; empty where there are none. */
  static Optional<Section> of(RunHotspots hotspots) {
    List<Element> blocks = new ArrayList<>();
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
        : Optional.of(new Section("hotspots", "Hotspots", READING, blocks));
  }

  private static Element words(BlockHotspots.Pair pair) {
    return new Element.Paragraph(pair.title() + ": " + pair.sentence());
  }

  private static void links(List<Element> blocks, BlockHotspots block) {
    List<Element.Link> links =
        RunFlame.of(block).stream()
            .map(flame -> new Element.Link(RunFlame.FOLDER + "/" + flame.fileName(), flame.name()))
            .toList();
    if (!links.isEmpty()) {
      blocks.add(new Element.Links("Interactive flame graphs:", links));
    }
  }
}
