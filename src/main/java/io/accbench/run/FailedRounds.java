package io.accbench.run;

import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import io.accbench.model.Repetition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The rounds that {@code --retry-failed} measures again: each cell in each round in which it has no
 * score.
 */
public final class FailedRounds {
  private FailedRounds() {}

  /**
   * The failed forks of one round.
   *
   * @param forks the failed forks in the order of the plan, at least one
   */
  record Round(Block block, List<ScheduledFork> forks) {}

  /** Returns whether there is a round to be measured again. */
  public static boolean any(List<Launch> launches) {
    return failed(launches).values().stream().anyMatch(rounds -> !rounds.isEmpty());
  }

  /**
   * Returns the failed forks, block by block and round by round.
   *
   * @param launches the launches of the whole run, including those of earlier sessions
   */
  static List<Round> of(Header header, List<Launch> launches) {
    Map<String, Set<Integer>> open = failed(launches);
    int last = launches.stream().mapToInt(Launch::session).max().orElse(0);
    Repetition again = new Repetition(last + 1);
    List<Round> rounds = new ArrayList<>();
    for (Block block : header.blocks()) {
      Map<Integer, List<ScheduledFork>> forks = new TreeMap<>();
      for (PlannedCell planned : block.cells()) {
        for (int round : open.getOrDefault(planned.cell().id(), Set.of())) {
          forks
              .computeIfAbsent(round, none -> new ArrayList<>())
              .add(new ScheduledFork(planned, round).again(again));
        }
      }
      forks.values().forEach(round -> rounds.add(new Round(block, List.copyOf(round))));
    }
    return List.copyOf(rounds);
  }

  /** Returns the rounds of each cell that have a failed launch and no launch that measured. */
  private static Map<String, Set<Integer>> failed(List<Launch> launches) {
    Map<String, Set<Integer>> failed = new HashMap<>();
    launches.stream()
        .filter(Launch::failed)
        .forEach(
            launch ->
                failed.computeIfAbsent(launch.cell(), id -> new HashSet<>()).add(launch.round()));
    launches.stream()
        .filter(launch -> !launch.failed())
        .forEach(
            launch -> failed.getOrDefault(launch.cell(), new HashSet<>()).remove(launch.round()));
    return failed;
  }
}
