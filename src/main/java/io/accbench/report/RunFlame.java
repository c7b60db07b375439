package io.accbench.report;

import io.accbench.model.Block;
import io.accbench.model.FileName;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A flame graph of a run: of one cell, or of what moved from another of its block to it.
 *
 * @param baseline null for that of the cell alone
 */
public record RunFlame(Block block, CellHotspots cell, CellHotspots baseline) {
  /** In the run's folder. */
  public static final String FOLDER = "flames";

  /** All of a run; none where the journal holds no stacks. */
  public static List<RunFlame> all(RunHotspots run) {
    return run.blocks().stream().flatMap(block -> of(block).stream()).toList();
  }

  /** Those of a block: its cells, then its pairs. */
  static List<RunFlame> of(BlockHotspots block) {
    List<RunFlame> flames = new ArrayList<>();
    for (CellHotspots cell : block.cells()) {
      if (cell.drawable()) {
        flames.add(new RunFlame(block.block(), cell, null));
      }
    }
    for (BlockHotspots.Pair pair : block.pairs()) {
      if (pair.difference() != null && pair.before().drawable() && pair.after().drawable()) {
        flames.add(new RunFlame(block.block(), pair.after(), pair.before()));
      }
    }
    return flames;
  }

  /** That of the cell, without its baseline. */
  public String cellId() {
    return cell.id();
  }

  /** The file's name in {@link #FOLDER}. */
  public String fileName() {
    return FileName.of(cell.id()) + (baseline == null ? "" : "-moved") + ".html";
  }

  /** The page, which needs nothing else. */
  public void write(Writer out) throws IOException {
    String title = Title.of(block) + " · " + name();
    out.write(baseline == null ? TimedFlame.of(title, cell) : TimedFlame.of(title, baseline, cell));
  }

  private String name() {
    return baseline == null ? cell.name() : baseline.name() + " → " + cell.name();
  }

  /** Links to some, as a paragraph; nothing for none. */
  static String links(List<RunFlame> flames) {
    return flames.isEmpty()
        ? ""
        : flames.stream()
            .map(RunFlame::link)
            .collect(Collectors.joining(", ", "Flame graphs in ns/op: ", "\n\n"));
  }

  private String link() {
    return "[%s](%s/%s)".formatted(MarkdownText.escape(name()), FOLDER, fileName());
  }
}
