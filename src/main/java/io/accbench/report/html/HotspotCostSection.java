package io.accbench.report.html;

import io.accbench.report.document.Detail;
import io.accbench.report.document.Element;
import io.accbench.report.document.Section;
import io.accbench.report.hotspot.BlockHotspots;
import io.accbench.report.hotspot.CellHotspots;
import io.accbench.report.hotspot.HotspotSection;
import io.accbench.report.hotspot.RunFlame;
import io.accbench.report.hotspot.RunHotspots;
import java.util.ArrayList;
import java.util.List;

/**
 * The section of what the differences came out of, where cells were profiled, and where the time
 * goes.
 */
final class HotspotCostSection {
  /** The most icicles; the flame graphs show the others. Arbitrary: half a megabyte. */
  private static final int ICICLES = 16;

  private static final String READING =
      "A bar to the left is time that went away from the first to the second row, a bar to the"
          + " right time that came. All bars add up to the difference of the two scores. In a"
          + " picture of stacks the width of a frame is its share of the time; callers stand above"
          + " callees.";

  private HotspotCostSection() {}

  static Section of(RunContent run) {
    return of(RunHotspots.of(run.analysis()));
  }

  /** Returns the section of some hotspots; without elements where there are none. */
  static Section of(RunHotspots hotspots) {
    List<Element> usual = new ArrayList<>();
    List<Element> full = new ArrayList<>();
    int icicles = 0;
    for (BlockHotspots block : hotspots.blocks()) {
      usual.addAll(HotspotSection.of(block));
      links(usual, block);
      for (BlockHotspots.Pair pair : block.pairs()) {
        String id = "moved-" + full.size();
        full.add(pair.difference() == null ? words(pair) : new MovedPlot(block, pair, id).block());
      }
      links(full, block);
      for (CellHotspots cell : block.cells()) {
        if (cell.drawable() && icicles < ICICLES) {
          full.add(new IciclePlot(block, cell, "icicle-" + icicles++).block());
        }
      }
    }
    if (!usual.isEmpty()) {
      usual.add(new Element.Paragraph("All methods, accessors and allocations: hotspots.md."));
    }
    Element levels = new Element.Levels(List.of(), usual, full);
    return new Section("hotspots", "Hotspots", READING, Detail.USUAL, List.of(levels));
  }

  private static Element words(BlockHotspots.Pair pair) {
    return new Element.Paragraph(pair.title() + ": " + pair.sentence());
  }

  private static void links(List<Element> elements, BlockHotspots block) {
    List<Element.Link> links =
        RunFlame.of(block).stream()
            .map(flame -> new Element.Link(RunFlame.FOLDER + "/" + flame.fileName(), flame.name()))
            .toList();
    if (!links.isEmpty()) {
      elements.add(new Element.Links("Interactive flame graphs:", links));
    }
  }
}
