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
 * The order of the profiling forks. First each cell gets its fewest forks, block by block, and
 * blocks in which something differs come first. Then the next fork is always of the cell that has
 * the fewest forks among those without enough samples. The order is a pure function of the journal,
 * so that a resumed run takes the same course.
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
   * Returns the profiling run of the steady cells that were measured. It leaves out the empty
   * benchmark, which has nothing to show.
   *
   * @param launches the launches of the whole run
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
    blocks.sort(
        Comparator.comparing(
            block ->
                block.cells().stream()
                    .map(planned -> planned.cell().id())
                    .noneMatch(differing::contains)));
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

  void add(ProfiledFork profiled) {
    of(profiled.cell()).add(profiled);
  }

  /**
   * Returns the next fork, without the place of its recording, or empty if all cells have enough.
   */
  Optional<ScheduledFork> next() {
    int fewest = profiling.forks().fewest();
    return blocks.stream()
        .flatMap(block -> fewestForks(block).filter(planned -> forks(planned) < fewest).stream())
        .findFirst()
        .or(() -> fewestForks(blocks.stream().flatMap(List::stream).toList()))
        .map(planned -> new ScheduledFork(planned, forks(planned)));
  }

  private Optional<PlannedCell> fewestForks(List<PlannedCell> cells) {
    return cells.stream().filter(this::open).min(Comparator.comparingInt(this::forks));
  }

  private int forks(PlannedCell planned) {
    return of(planned.cell().id()).size();
  }

  /** Returns the number of forks that are left if each further one brings as many samples. */
  int forksExpected() {
    return blocks.stream().flatMap(List::stream).filter(this::open).mapToInt(this::expected).sum();
  }

  private int expected(PlannedCell planned) {
    List<ProfiledFork> forks = of(planned.cell().id());
    int good = (int) forks.stream().filter(profiled -> !profiled.failed()).count();
    int samples = forks.stream().mapToInt(ProfiledFork::samples).sum();
    double each = good == 0 ? profiling.samples() : Math.max(1, (double) samples / good);
    int bySamples = (int) Math.ceil((profiling.samples() - samples) / each);
    int left = Math.max(profiling.forks().fewest() - good, bySamples);
    return Math.max(1, Math.min(left, profiling.forks().most() - forks.size()));
  }

  /** Returns whether a cell needs a further fork. A cell whose first forks all fail is given up. */
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
