package io.accbench.run;

import io.accbench.model.MeasuredProcessors;
import io.accbench.model.ProcessorChoice;
import io.accbench.model.ProcessorSet;
import io.accbench.process.Affinity;
import io.accbench.process.AffinityException;
import io.accbench.process.AllowedProcessors;
import io.accbench.process.ProcessThreads;
import io.accbench.process.Rotation;
import java.util.Optional;

/**
 * The processors on which the forks of one round measure, and to which the ruler is bound, too.
 *
 * <p>Processors that share a machine with others are not alike, and which one is slower changes
 * within minutes. If the system chooses, one fork of a round may get the slow one while its
 * neighbour does not. Forks start and warm up without being bound, because a JVM that starts with
 * one processor behaves differently.
 */
final class RoundProcessors {
  private final Affinity affinity;
  private final Ruler ruler;
  private final WantedProcessors wanted;
  private Rotation rotation;

  /**
   * The processors that a round asks for.
   *
   * @param choice the choice as the user made it
   * @param threads the greatest number of threads that measure in a fork of the round
   * @param round the number of the round, from 0
   */
  record WantedProcessors(ProcessorChoice choice, int threads, int round) {}

  private RoundProcessors(Affinity affinity, Ruler ruler, WantedProcessors wanted) {
    this.affinity = affinity;
    this.ruler = ruler;
    this.wanted = wanted;
  }

  /** Returns processors that the system chooses, for the ruler as well. */
  static RoundProcessors any(Ruler ruler) {
    ruler.free();
    return new RoundProcessors(
        Affinity.none(""), ruler, new WantedProcessors(ProcessorChoice.ANY, 1, 0));
  }

  /**
   * Returns the processors of a round that begins now, or {@link #any} if there is nothing to bind
   * or no way to do it.
   */
  static RoundProcessors of(Affinity affinity, Ruler ruler, WantedProcessors wanted) {
    RoundProcessors round = new RoundProcessors(affinity, ruler, wanted);
    return affinity.obstacle().isEmpty() && round.renew() ? round : any(ruler);
  }

  /**
   * Reads which processors are allowed now; returns false if forks would be bound to all of them.
   */
  private synchronized boolean renew() {
    AllowedProcessors allowed = affinity.allowed();
    ProcessorSet usable = allowed.usable(wanted.choice, wanted.threads);
    rotation = usable.isEmpty() ? null : new Rotation(usable, allowed.topology());
    return rotation == null || !rotation.choose(wanted.threads, 0).containsAll(allowed.all());
  }

  private synchronized ProcessorSet chosen() throws AffinityException {
    if (rotation == null) {
      throw new AffinityException(
          AffinityException.AffinityRefusal.NOT_ALLOWED,
          "with --processors " + wanted.choice + " the fork may use none of them");
    }
    return rotation.choose(wanted.threads, wanted.round);
  }

  /** Returns the processors of one fork of the round. */
  ForkProcessors fork() {
    return new ForkProcessors();
  }

  /** The processors of one fork of the round, from its first measured iteration on. */
  final class ForkProcessors {
    private ProcessThreads threads;
    private ProcessorSet bound = ProcessorSet.NONE;
    private String obstacle;

    private ForkProcessors() {}

    /** Binds the fork, whose turn has come, and the ruler; never fails. */
    synchronized void bind(long process) {
      if (!wanted.choice.bound() || obstacle != null) {
        return;
      }
      if (threads == null) {
        threads = affinity.threads(process);
      }
      try {
        bindTo(chosen());
      } catch (AffinityException changed) {
        bindAgain();
      }
    }

    /**
     * Binds to the processors that are allowed now, because a control group may have changed since
     * the round began.
     */
    private void bindAgain() {
      try {
        renew();
        bindTo(chosen());
      } catch (AffinityException refused) {
        obstacle = refused.getMessage();
      }
    }

    private void bindTo(ProcessorSet processors) throws AffinityException {
      threads.bind(processors);
      ruler.bind(affinity, processors);
      bound = bound.or(processors);
    }

    /**
     * Returns the processors on which the fork measured, or empty if nothing was to be bound or the
     * fork did not come so far.
     */
    synchronized Optional<MeasuredProcessors> measured() {
      return bound.isEmpty() && obstacle == null
          ? Optional.empty()
          : Optional.of(new MeasuredProcessors(bound, obstacle));
    }
  }
}
