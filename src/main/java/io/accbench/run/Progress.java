package io.accbench.run;

import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import io.accbench.model.ProfiledFork;

/**
 * A listener that receives each launch, in the order in which they happen, on the thread that runs
 * them.
 */
public interface Progress extends AutoCloseable {

  /**
   * Called before the first launch, and before the first launch that measures again what failed;
   * {@code total} counts the launches that remain.
   */
  void begin(int total);

  /** Called after a round or a profiling fork; at most so many forks are still to come. */
  void left(int forks);

  /** Called before forks are launched; {@code cell} is one of them. */
  void launching(PlannedCell cell, int round);

  void launched(Launch launch);

  /** Called before the first profiling fork, after all launches; at most so many are to come. */
  void profiling(int most);

  void profiled(ProfiledFork profiled);

  @Override
  void close();
}
