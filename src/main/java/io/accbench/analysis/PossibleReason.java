package io.accbench.analysis;

import io.accbench.stats.Association;

/** Something in which the forks of a cell differ, and which could be why they ran at two speeds. */
sealed interface PossibleReason {
  /** How it is held against the two groups, the slow forks being the one that is tested. */
  Association.Feature feature();

  /**
   * The processors that a fork's threads were bound to.
   *
   * @param name as the fork tells it: {@code 1}, {@code 0-1}
   * @param on which forks ran there
   */
  record Processor(String name, boolean[] on) implements PossibleReason {
    @Override
    public Association.Feature feature() {
      return Association.split(on);
    }
  }

  /**
   * Time that was taken by something else than the code.
   *
   * @param cost what took it
   * @param nanos fork by fork, ns
   */
  record Time(Cost cost, double[] nanos) implements PossibleReason {
    @Override
    public Association.Feature feature() {
      return Association.larger(nanos);
    }
  }

  /** A choice of the JIT compiler. */
  record Jit(JitDecision decision) implements PossibleReason {
    /**
     * Of a call that is not accbench's own: half, so that of few forks, where any decision may fit
     * by chance, the loop around all accesses is still told. Any weight below 1 does.
     */
    private static final double ELSEWHERE = 0.5;

    @Override
    public Association.Feature feature() {
      Association.Feature split = Association.split(decision.holding());
      return decision.site().callsOurs() ? split : Association.weighing(ELSEWHERE, split);
    }
  }

  /** What takes time besides the code. */
  enum Cost {
    COLLECTIONS,
    RULER,
    ALLOCATING_RULER
  }
}
