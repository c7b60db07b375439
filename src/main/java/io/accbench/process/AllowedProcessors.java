package io.accbench.process;

import io.accbench.model.ProcessorChoice;
import io.accbench.model.ProcessorSet;
import java.util.Map;

/**
 * The processors that this process and the forks may use now.
 *
 * @param ordinary the processors to which the system gives threads by itself
 * @param isolated the processors that the system leaves alone ({@code isolcpus}), which must be
 *     asked for
 * @param topology the cores to which the processors belong
 */
public record AllowedProcessors(ProcessorSet ordinary, ProcessorSet isolated, Topology topology) {

  /** The value for a machine of which nothing is known. */
  static final AllowedProcessors UNKNOWN =
      new AllowedProcessors(
          ProcessorSet.NONE, ProcessorSet.NONE, new Topology(Map.of(), ProcessorSet.NONE));

  public ProcessorSet all() {
    return ordinary.or(isolated);
  }

  /**
   * Returns the processors among which a choice goes round; empty if no listed processor is
   * allowed.
   *
   * <p>Isolated processors are used if one is enough. The system moves no thread from one of them
   * to the next, so several threads would share the first.
   *
   * @param threads the number of threads that measure, at least 1
   */
  public ProcessorSet usable(ProcessorChoice choice, int threads) {
    if (!choice.listed().isEmpty()) {
      return choice.listed().and(all());
    }
    boolean alone = threads == 1 && !isolated.isEmpty();
    return alone || ordinary.isEmpty() ? isolated : ordinary;
  }
}
