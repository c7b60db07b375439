package io.accbench.run;

import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import io.accbench.model.ProfiledFork;

/** Told of each launch, in the order in which they happen, on the thread that runs them. */
public interface Progress extends AutoCloseable {

  /**
   * Before the first launch, and before the first that measures again what failed; {@code total}
   * counts those that remain.
   */
  void begin(int total);

  /** After a round: at most so many forks are still to come. */
  void left(int forks);

  /** Before the forks of a round; {@code cell} is one of them. */
  void launching(PlannedCell cell, int round);

  void launched(Launch launch);

  /** Before the first profiling fork, after all launches; at most so many are to come. */
  void profiling(int most);

  void profiled(ProfiledFork profiled);

  @Override
  void close();
}
