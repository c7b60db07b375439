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
import java.util.stream.Stream;

/**
 * Which profiling fork comes next: block by block, those first in which something differs, until
 * each cell has its fewest forks; then of the cells that have not enough samples yet the one with
 * the fewest forks. A pure function of the journal, so that a resumed run takes the same way.
 */
final class ProfilingRun {
  private final Profiling profiling;
  private final List<List<PlannedCell>> blocks;
  private final Map<String, List<ProfiledFork>> profiledForks = new HashMap<>();

  private ProfilingRun(Profiling profiling, List<List<PlannedCell>> blocks) {
    this.profiling = profiling;
    this.blocks = blocks;
  }

  /**
   * Of the steady cells that were measured; the empty benchmark has nothing to show.
   *
   * @param launches of the whole run
   * @param differing ids of the cells whose difference to the baseline was shown
   */
  static ProfilingRun of(Header header, List<Launch> launches, Set<String> differing) {
    Profiling profiling = header.settings().profiling();
    if (profiling == null) {
      throw new IllegalArgumentException("this run profiles nothing");
    }
    Set<String> measured =
        launches.stream()
            .filter(launch -> !launch.failed())
            .map(Launch::cell)
            .collect(Collectors.toSet());
    List<Block> blocks = new ArrayList<>(header.blocks());
    blocks.sort(Comparator.comparing(block -> ids(block).noneMatch(differing::contains)));
    List<List<PlannedCell>> cells = new ArrayList<>();
    for (Block block : blocks) {
      cells.add(
          block.cells().stream()
              .filter(Profiling::profiles)
              .filter(planned -> measured.contains(planned.cell().id()))
              .toList());
    }
    return new ProfilingRun(profiling, cells);
  }

  private static Stream<String> ids(Block block) {
    return block.cells().stream().map(planned -> planned.cell().id());
  }

  void add(ProfiledFork profiled) {
    of(profiled.cell()).add(profiled);
  }

  /** The next fork, without the place of its recording; empty when all cells have enough. */
  Optional<Slot> next() {
    int fewest = profiling.forks().fewest();
    return blocks.stream()
        .flatMap(block -> fewestForks(block).filter(planned -> forks(planned) < fewest).stream())
        .findFirst()
        .or(() -> fewestForks(blocks.stream().flatMap(List::stream).toList()))
        .map(planned -> new Slot(planned, forks(planned)));
  }

  private Optional<PlannedCell> fewestForks(List<PlannedCell> cells) {
    return cells.stream().filter(this::open).min(Comparator.comparingInt(this::forks));
  }

  private int forks(PlannedCell planned) {
    return of(planned.cell().id()).size();
  }

  /** How many forks are left if none brings enough samples. */
  int forksLeft() {
    return blocks.stream()
        .flatMap(List::stream)
        .filter(this::open)
        .mapToInt(planned -> profiling.forks().most() - forks(planned))
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
