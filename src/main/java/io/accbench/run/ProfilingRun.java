package io.accbench.run;

import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import io.accbench.model.ProfiledFork;
import io.accbench.model.Profiling;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which profiling fork comes next: of the cells that have not enough samples yet the one with the
 * fewest forks. A pure function of the journal, so that a resumed run takes the same way.
 */
final class ProfilingRun {
  private final Profiling profiling;
  private final List<PlannedCell> cells;
  private final Map<String, List<ProfiledFork>> profiledForks = new HashMap<>();

  private ProfilingRun(Profiling profiling, List<PlannedCell> cells) {
    this.profiling = profiling;
    this.cells = cells;
  }

  /**
   * Of the steady cells that were measured; the empty benchmark has nothing to show.
   *
   * @param launches of the whole run
   */
  static ProfilingRun of(Header header, List<Launch> launches) {
    Profiling profiling = header.settings().profiling();
    if (profiling == null) {
      throw new IllegalArgumentException("this run profiles nothing");
    }
    Set<String> measured =
        launches.stream()
            .filter(launch -> !launch.failed())
            .map(Launch::cell)
            .collect(Collectors.toSet());
    List<PlannedCell> cells = new ArrayList<>();
    for (Block block : header.blocks()) {
      block.cells().stream()
          .filter(Profiling::profiles)
          .filter(planned -> measured.contains(planned.cell().id()))
          .forEach(cells::add);
    }
    return new ProfilingRun(profiling, cells);
  }

  void add(ProfiledFork profiled) {
    of(profiled.cell()).add(profiled);
  }

  /** The next fork, without the place of its recording; empty when all cells have enough. */
  Optional<Slot> next() {
    return cells.stream()
        .filter(this::open)
        .min(Comparator.comparingInt(planned -> of(planned.cell().id()).size()))
        .map(planned -> new Slot(planned, of(planned.cell().id()).size()));
  }

  /** How many forks are left if none brings enough samples. */
  int forksLeft() {
    return cells.stream()
        .filter(this::open)
        .mapToInt(planned -> profiling.forks().most() - of(planned.cell().id()).size())
        .sum();
  }

  /** A cell whose first forks all fail is given up. */
  private boolean open(PlannedCell planned) {
    List<ProfiledFork> forks = of(planned.cell().id());
    long good = forks.stream().filter(profiled -> !profiled.failed()).count();
    int samples = forks.stream().mapToInt(ProfiledFork::samples).sum();
    int fewest = profiling.forks().fewest();
    boolean enough = good >= fewest && samples >= profiling.samples();
    boolean hopeless = good == 0 && forks.size() >= fewest;
    return forks.size() < profiling.forks().most() && !enough && !hopeless;
  }

  private List<ProfiledFork> of(String cell) {
    return profiledForks.computeIfAbsent(cell, id -> new ArrayList<>());
  }
}
