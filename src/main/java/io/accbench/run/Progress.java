package io.accbench.run;

import io.accbench.model.Launch;
import io.accbench.model.OpenBlock;
import io.accbench.model.PlannedCell;
import io.accbench.model.ProfiledFork;
import java.util.List;

/**
 * A listener that receives each launch, in the order in which they happen, on the thread that runs
 * them.
 */
public interface Progress extends AutoCloseable {

  /**
   * Called before the first round.
   *
   * @param blocks every block before its first round
   * @param secondsBefore what the launches of an interrupted run took, s; 0 for a new run
   */
  void begin(List<OpenBlock> blocks, double secondsBefore);

  /** Called before forks are launched; {@code planned} is one of them. */
  void launching(PlannedCell planned, int round);

  void launched(Launch launch);

  /**
   * Called after each round, and after each round of an interrupted run that is taken as it is.
   *
   * @param soFar the launches of all rounds so far
   */
  void ended(OpenBlock block, List<Launch> soFar);

  /** Called before the first launch that measures again what failed; so many are to come. */
  void again(int forks);

  /** Called before the first profiling fork, after all launches; about so many are to come. */
  void profiling(int forks);

  void profiled(ProfiledFork profiled);

  /** Called after a profiling fork, or a round of what failed; about so many are to come. */
  void left(int forks);

  @Override
  void close();
}
