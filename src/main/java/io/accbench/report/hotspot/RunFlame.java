package io.accbench.report.hotspot;

import io.accbench.model.Block;
import io.accbench.model.FileName;
import io.accbench.report.ratio.CellLabel;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/**
 * A flame graph of a run: of one cell, or of the difference to another cell of its block.
 *
 * @param baseline the other cell; null for a flame graph of the cell alone
 */
public record RunFlame(Block block, CellHotspots cell, CellHotspots baseline) {
  /** The folder of flame graphs in the run's folder. */
  public static final String FOLDER = "flames";

  /** Returns all flame graphs of a run; empty where the journal holds no stacks. */
  public static List<RunFlame> ofRun(RunHotspots run) {
    return run.blocks().stream().flatMap(block -> of(block).stream()).toList();
  }

  /** Returns the flame graphs of a block: its cells, then its pairs. */
  public static List<RunFlame> of(BlockHotspots block) {
    List<RunFlame> flames = new ArrayList<>();
    for (CellHotspots cell : block.cells()) {
      if (cell.drawable()) {
        flames.add(new RunFlame(block.block(), cell, null));
      }
    }
    for (BlockHotspots.CellDifference pair : block.pairs()) {
      if (pair.difference() != null && pair.before().drawable() && pair.after().drawable()) {
        flames.add(new RunFlame(block.block(), pair.after(), pair.before()));
      }
    }
    return flames;
  }

  /** Returns the id of the cell, without its baseline. */
  public String cellId() {
    return cell.id();
  }

  /** Returns the file's name in {@link #FOLDER}. */
  public String fileName() {
    return FileName.of(cell.id()) + (baseline == null ? "" : "-moved") + ".html";
  }

  /** Writes the page, which needs nothing else. */
  public void write(Writer out) throws IOException {
    String title = CellLabel.of(block) + " · " + name();
    out.write(baseline == null ? TimedFlame.of(title, cell) : TimedFlame.of(title, baseline, cell));
  }

  /** Returns what the flame graph shows: a cell, or one and another. */
  public String name() {
    return baseline == null ? cell.name() : baseline.name() + " → " + cell.name();
  }
}
