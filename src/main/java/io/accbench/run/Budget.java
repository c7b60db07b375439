package io.accbench.run;

import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Launch;
import io.accbench.model.ProfiledFork;
import io.accbench.model.Profiling;
import io.accbench.model.Repetition;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The time that a run may take, less the time that it took before it was resumed. */
public final class Budget {
  private final Header header;
  private long start = System.nanoTime();

  Budget(Header header) {
    this.header = header;
  }

  /**
   * Returns the header of a run that goes on for some time, whatever its launches took before.
   *
   * @param launches those of the run so far
   * @param more the time for what follows
   */
  public static Header extended(Header header, List<Launch> launches, Duration more) {
    Duration taken = Duration.ofMillis((long) (1e3 * new Budget(header).seconds(launches)));
    return header.with(header.settings().withBudget(taken.plus(more)));
  }

  /**
   * Begins to count.
   *
   * @param finished launches of the same run
   */
  void begin(List<Launch> finished) {
    start = System.nanoTime() - (long) (1e9 * seconds(finished));
  }

  /** Counts the time that earlier profiling forks took. */
  void add(List<ProfiledFork> finished) {
    start -= (long) (1e9 * finished.stream().mapToDouble(ProfiledFork::seconds).sum());
  }

  /**
   * Returns whether the part of the budget that profiling leaves to further rounds is spent.
   * Without a budget it never is.
   */
  boolean spentOnRounds() {
    Profiling profiling = header.settings().profiling();
    return spent(profiling == null ? 1 : 1 - profiling.budgetShare());
  }

  /** Returns whether the whole budget is spent. Without a budget it never is. */
  boolean spent() {
    return spent(1);
  }

  private boolean spent(double share) {
    Duration budget = header.settings().limits().budget();
    return budget != null && System.nanoTime() - start >= share * budget.toNanos();
  }

  /** The key of those forks of a block that lived at the same time. */
  private record Live(int round, Repetition repetition) {}

  /**
   * Returns the seconds that launches of the plan took; the forks of a round may have run side by
   * side.
   */
  double seconds(List<Launch> launches) {
    double seconds = 0;
    for (Block block : header.blocks()) {
      Set<String> cells =
          block.cells().stream().map(planned -> planned.cell().id()).collect(Collectors.toSet());
      Map<Live, List<Launch>> live =
          launches.stream()
              .filter(launch -> cells.contains(launch.cell()))
              .collect(
                  Collectors.groupingBy(
                      launch -> new Live(launch.round(), launch.id().repetition())));
      for (List<Launch> forks : live.values()) {
        seconds += header.roundSeconds(forks, block);
      }
    }
    return seconds;
  }
}
