package io.accbench.run;

import io.accbench.affinity.Affinity;
import io.accbench.affinity.AffinityException;
import io.accbench.affinity.AllowedProcessors;
import io.accbench.affinity.ProcessThreads;
import io.accbench.affinity.Rotation;
import io.accbench.model.MeasuredProcessors;
import io.accbench.model.ProcessorChoice;
import io.accbench.model.ProcessorSet;
import java.util.Optional;

/**
 * The processors on which the forks of one round measure, and the ruler beside them.
 *
 * <p>Processors that share a machine with others are not alike, and which is the slower one changes
 * within minutes: where the system chooses, one fork of a round may have the slow one while its
 * neighbour has not. Forks start and warm up free, since a JVM that starts with one processor is
 * another JVM.
 */
final class RoundProcessors {
  private final Affinity affinity;
  private final Ruler ruler;
  private final Wanted wanted;
  private Rotation rotation;

  /**
   * What a round asks for.
   *
   * @param choice as the user made it
   * @param threads that measure in a fork, the most of all forks of the round
   * @param round from 0
   */
  record Wanted(ProcessorChoice choice, int threads, int round) {}

  private RoundProcessors(Affinity affinity, Ruler ruler, Wanted wanted) {
    this.affinity = affinity;
    this.ruler = ruler;
    this.wanted = wanted;
  }

  /** The system decides, for the ruler, too. */
  static RoundProcessors any(Ruler ruler) {
    ruler.free();
    return new RoundProcessors(Affinity.none(""), ruler, new Wanted(ProcessorChoice.ANY, 1, 0));
  }

  /** Of a round that begins now; any where there is nothing to bind, or no way to do it. */
  static RoundProcessors of(Affinity affinity, Ruler ruler, Wanted wanted) {
    RoundProcessors round = new RoundProcessors(affinity, ruler, wanted);
    return affinity.obstacle().isEmpty() && round.renew() ? round : any(ruler);
  }

  /** Looks at what is allowed now; false where forks would be bound to all of it. */
  private synchronized boolean renew() {
    AllowedProcessors allowed = affinity.allowed();
    ProcessorSet usable = allowed.usable(wanted.choice, wanted.threads);
    rotation = usable.isEmpty() ? null : new Rotation(usable, allowed.topology());
    return rotation == null || !rotation.choose(wanted.threads, 0).containsAll(allowed.all());
  }

  private synchronized ProcessorSet chosen() throws AffinityException {
    if (rotation == null) {
      throw new AffinityException(
          AffinityException.Kind.NOT_ALLOWED,
          "with --processors " + wanted.choice + " none is left that may be used");
    }
    return rotation.choose(wanted.threads, wanted.round);
  }

  /** One fork of the round. */
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

    /** A control group may have other processors since the round began. */
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

    /** Where the fork measured; empty where nothing was to be bound, or it did not come so far. */
    synchronized Optional<MeasuredProcessors> measured() {
      return bound.isEmpty() && obstacle == null
          ? Optional.empty()
          : Optional.of(new MeasuredProcessors(bound, obstacle));
    }
  }
}
