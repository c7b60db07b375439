package io.accbench.run;

import io.accbench.kernel.wire.FactKeys;
import java.util.Map;

/**
 * The whole warm-up of a fork. Where the traffic changes, that is in the middle: the fork warms up,
 * other traffic comes, and it warms up once more.
 */
final class ForkWarmUp {
  private static final int GO = 0;

  /** Added to an answer before the last iteration of a phase, as {@code TurnLink} has it. */
  static final int LAST = 1;

  /** Added to the answer from which on other traffic comes. */
  static final int CHANGE = 2;

  private final Runnable change;
  private WarmUp current;
  private WarmUp afterChange;
  private boolean warm;
  private int iterations;
  private int before = -1;

  /** Creates a warm-up without a change. */
  ForkWarmUp(WarmUp warmUp) {
    this(warmUp, null, () -> {});
  }

  /**
   * @param afterChange the warm-up after the change of traffic; null without a change
   * @param change an action that is run when the traffic changes
   */
  ForkWarmUp(WarmUp warmUp, WarmUp afterChange, Runnable change) {
    this.current = warmUp;
    this.afterChange = afterChange;
    this.change = change;
  }

  /** Returns the answer to a fork that is about to begin an iteration. */
  synchronized int answer() {
    boolean changes = warm && afterChange != null;
    if (changes) {
      current = afterChange;
      afterChange = null;
      before = iterations;
      change.run();
    }
    warm = current.lastIsNext();
    return (changes ? CHANGE : GO) + (warm && afterChange == null ? LAST : GO);
  }

  /**
   * Takes an iteration.
   *
   * @param compilerNanos the processor time of the JIT compiler's threads meanwhile
   */
  synchronized void add(TurnMessage.After iteration, long compilerNanos) {
    iterations++;
    double nanos = Math.max(1, iteration.nanos());
    current.add(
        iteration.score(),
        iteration.compileMillis() * 1e6 / nanos,
        compilerNanos / nanos,
        iteration.nanos());
  }

  /** Adds how many iterations came before the traffic changed, if it did. */
  synchronized void addFacts(Map<String, String> facts) {
    if (before >= 0) {
      facts.put(FactKeys.SHIFTED, Integer.toString(before));
    }
  }
}
