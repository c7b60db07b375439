package io.accbench.report.hotspot;

import io.accbench.hotspot.SampleShare;
import io.accbench.report.document.Element;
import io.accbench.report.ratio.CellLabel;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.List;

/** The hotspots of a block of a run in brief: for each pair one sentence, and what moved most. */
public final class HotspotSection {
  private static final int TOP = 5;

  private HotspotSection() {}

  /** Returns the sentences, and the tables that a reader opens. */
  public static List<Element> of(BlockHotspots block) {
    List<Element> moved = new ArrayList<>();
    for (BlockHotspots.Pair pair : block.pairs()) {
      if (pair.difference() != null) {
        moved.add(DifferenceMarkdown.table(pair.difference(), TOP, pair.title()));
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
}
