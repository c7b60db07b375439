package io.accbench.cli;

import java.util.List;
import picocli.CommandLine.Option;

/** The options that choose the cells of a run to be shown. */
final class CellChoice {
  @Option(
      names = "--cell",
      paramLabel = "TEXT",
      description = {
        "of a run only cells whose id contains this; may be given several times;",
        "the first chosen cell of a block is the one the others are compared with"
      })
  List<String> cells = List.of();

  @Option(
      names = "--other-cell",
      paramLabel = "TEXT",
      description = "with --diff RUN: the cell there to compare with the one chosen by --cell")
  String otherCell;

  boolean given() {
    return !cells.isEmpty() || otherCell != null;
  }
}
