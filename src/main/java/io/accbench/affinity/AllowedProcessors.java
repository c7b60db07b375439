package io.accbench.affinity;

import io.accbench.model.ProcessorChoice;
import io.accbench.model.ProcessorSet;
import java.util.Map;

/**
 * The processors that this process and the forks may use now.
 *
 * @param ordinary those to which the system gives threads by itself
 * @param isolated those that it leaves alone ({@code isolcpus}), which must be asked for
 * @param topology how they belong together
 */
public record AllowedProcessors(ProcessorSet ordinary, ProcessorSet isolated, Topology topology) {

  /** Nothing is known. */
  static final AllowedProcessors UNKNOWN =
      new AllowedProcessors(
          ProcessorSet.NONE, ProcessorSet.NONE, new Topology(Map.of(), ProcessorSet.NONE));

  public ProcessorSet all() {
    return ordinary.or(isolated);
  }

  /**
   * Returns those among which a choice goes round; empty where none of the listed ones is allowed.
   *
   * <p>Isolated processors are used where one is enough: the system moves no thread from one of
   * them to the next, so several threads would share the first.
   *
   * @param threads that measure, at least 1
   */
  public ProcessorSet usable(ProcessorChoice choice, int threads) {
    if (!choice.listed().isEmpty()) {
      return choice.listed().and(all());
    }
    boolean alone = threads == 1 && !isolated.isEmpty();
    return alone || ordinary.isEmpty() ? isolated : ordinary;
  }
}
