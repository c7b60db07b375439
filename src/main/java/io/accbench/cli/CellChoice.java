package io.accbench.cli;

import java.util.List;
import picocli.CommandLine.Option;

/** The options that choose the cells of a run to be shown. */
final class CellChoice {
  @Option(
      names = "--cell",
      paramLabel = "TEXT",
      description = {
        "of a run only cells whose id holds this; may be given several times;",
        "the first of a block is what its others are compared with"
      })
  List<String> cells = List.of();

  @Option(
      names = "--other-cell",
      paramLabel = "TEXT",
      description = "with --diff RUN: what the cell chosen with --cell is compared with there")
  String otherCell;

  boolean given() {
    return !cells.isEmpty() || otherCell != null;
  }
}
