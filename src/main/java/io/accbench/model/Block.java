package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;

/**
 * A baseline and all cells that are compared to it; never split over machines.
 *
 * @param id the values on every axis that its cells share, unique within a run
 * @param varies the axes on which its cells differ, for example {@code [strategy]}
 * @param cells the baseline first; never empty
 * @param rounds the number of fresh forks of each cell, at least 1
 */
public record Block(String id, List<String> varies, List<PlannedCell> cells, Range rounds) {
  /** Creates a block with a fixed number of rounds. */
  public Block(String id, List<String> varies, List<PlannedCell> cells, int rounds) {
    this(id, varies, cells, Range.exactly(rounds));
  }

  @JsonIgnore
  public PlannedCell baseline() {
    return cells.get(0);
  }

  /**
   * Returns the most measuring threads that a fork of the block has; 0 when no cell can be
   * measured.
   */
  public int mostThreads() {
    return cells.stream()
        .filter(PlannedCell::supported)
        .mapToInt(planned -> planned.cell().threads())
        .max()
        .orElse(0);
  }
}
