package io.accbench.report.hotspot;

import io.accbench.hotspot.SampleShare;
import io.accbench.report.document.Detail;
import io.accbench.report.document.Element;
import io.accbench.report.document.Section;
import io.accbench.report.ratio.CellLabel;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.List;

/**
 * The section of a run's document on what the differences came out of, where cells were profiled,
 * and where the time goes.
 */
public final class HotspotSection {
  /** The rows of a table of what moved. Arbitrary. */
  private static final int TOP = 5;

  /** The most icicles; the flame graphs show the others. Arbitrary: half a megabyte. */
  private static final int ICICLES = 16;

  /** How to read the pictures. */
  static final String READING =
      "A bar to the left is time that went away from the first to the second row, a bar to the"
          + " right time that came. All bars add up to the difference of the two scores. In a"
          + " picture of stacks the width of a frame is its share of the time; callers stand above"
          + " callees.";

  private HotspotSection() {}

  /** Returns the section; without elements where nothing was profiled. */
  public static Section of(RunHotspots run) {
    List<Element> usual = new ArrayList<>();
    for (BlockHotspots block : run.blocks()) {
      usual.addAll(brief(block));
      links(usual, block);
    }
    if (!usual.isEmpty()) {
      usual.add(new Element.Paragraph("All methods, accessors and allocations: hotspots.md."));
    }
    Element levels = new Element.Levels(List.of(), usual, pictures(run));
    return new Section("hotspots", "Hotspots", READING, Detail.USUAL, List.of(levels));
  }

  /** Returns what the differences came out of, and the stacks of the first cells. */
  static List<Element> pictures(RunHotspots run) {
    List<Element> pictures = new ArrayList<>();
    int icicles = 0;
    for (BlockHotspots block : run.blocks()) {
      for (BlockHotspots.CellDifference pair : block.pairs()) {
        String id = "moved-" + pictures.size();
        pictures.add(
            pair.difference() == null
                ? new Element.Paragraph(pair.title() + ": " + pair.sentence())
                : new MovedPlot(block, pair, id).block());
      }
      links(pictures, block);
      for (CellHotspots cell : block.cells()) {
        if (cell.drawable() && icicles < ICICLES) {
          pictures.add(new IciclePlot(block, cell, "icicle-" + icicles++).block());
        }
      }
    }
    return pictures;
  }

  /** Adds links to the flame graphs of a block, if there are any. */
  private static void links(List<Element> elements, BlockHotspots block) {
    List<Element.Link> links =
        RunFlame.of(block).stream()
            .map(flame -> new Element.Link(RunFlame.FOLDER + "/" + flame.fileName(), flame.name()))
            .toList();
    if (!links.isEmpty()) {
      elements.add(new Element.Links("Interactive flame graphs:", links));
    }
  }

  /** Returns for each pair one sentence, and the tables that a reader opens. */
  private static List<Element> brief(BlockHotspots block) {
    List<Element> moved = new ArrayList<>();
    for (BlockHotspots.CellDifference pair : block.pairs()) {
      if (pair.difference() != null) {
        moved.add(new DifferenceReport(pair.difference(), TOP).table(pair.title()));
      }
    }
    List<Element> elements =
        new ArrayList<>(List.of(new Element.Bullets(CellLabel.of(block.block()), lines(block))));
    if (!moved.isEmpty()) {
      elements.add(new Element.Folded("What moved most", moved));
    }
    return elements;
  }

  private static List<String> lines(BlockHotspots block) {
    List<String> lines = new ArrayList<>();
    for (BlockHotspots.CellDifference pair : block.pairs()) {
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
            Figure.sampled(share.estimate().center()),
            Figure.sampledInterval(share.estimate()),
            method);
  }
}
