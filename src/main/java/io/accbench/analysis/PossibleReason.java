package io.accbench.analysis;

import io.accbench.analysis.jit.JitDecision;
import io.accbench.stats.Association;

/** A possible reason why the forks of a cell ran at two speeds: something in which they differ. */
public sealed interface PossibleReason {
  /**
   * Returns the feature to test for an association with the two groups, of which the slow forks are
   * tested.
   */
  Association.Feature feature();

  /**
   * The processors to which a fork's threads were bound.
   *
   * @param name the processors as the fork reports them: {@code 1}, {@code 0-1}
   * @param on whether each fork ran there
   */
  record Processor(String name, boolean[] on) implements PossibleReason {
    @Override
    public Association.Feature feature() {
      return Association.split(on);
    }
  }

  /**
   * A time that something other than the code took.
   *
   * @param cost what took the time
   * @param nanos the time in each fork, ns
   */
  record Time(Cost cost, double[] nanos) implements PossibleReason {
    @Override
    public Association.Feature feature() {
      return Association.larger(nanos);
    }
  }

  /** A decision of the JIT compiler. */
  record Jit(JitDecision decision) implements PossibleReason {
    /**
     * The weight of a call that is not accbench's own. With few forks, where any decision may fit
     * by chance, the loop around all accesses is then still named. Any weight below 1 is enough.
     */
    private static final double ELSEWHERE = 0.5;

    @Override
    public Association.Feature feature() {
      Association.Feature split = Association.split(decision.holding());
      return decision.site().callsOurs() ? split : Association.weighing(ELSEWHERE, split);
    }
  }

  /** The things other than the code that take time. */
  enum Cost {
    COLLECTIONS,
    RULER,
    ALLOCATING_RULER
  }
}
