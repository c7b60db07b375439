package io.accbench.run;

import io.accbench.model.Block;
import io.accbench.model.PlannedCell;
import io.accbench.model.Repetition;
import io.accbench.model.Settings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;

/**
 * A fork that is to be launched: a cell in a round.
 *
 * @param round the number of the round, from 0
 * @param recording the file that a profiling fork writes; null for a fork that is timed
 * @param repetition the repetition; null for the first launch of the cell in the round
 */
record ScheduledFork(PlannedCell planned, int round, Path recording, Repetition repetition) {
  /** Creates a fork that is timed. */
  ScheduledFork(PlannedCell planned, int round) {
    this(planned, round, null, null);
  }

  /** Returns this fork as a profiling fork. */
  ScheduledFork recording(Path file) {
    return new ScheduledFork(planned, round, file, repetition);
  }

  /** Returns this fork as a repetition. */
  ScheduledFork again(Repetition again) {
    return new ScheduledFork(planned, round, recording, again);
  }

  /** Returns the settings by which this fork measures. */
  Settings settings(Settings run) {
    Settings own = run.of(planned);
    return recording == null ? own : own.profiled();
  }

  String id() {
    return planned.cell().id();
  }

  /**
   * Returns the forks of one round of a block. Their order is drawn again for each round from the
   * seed, so that no fork is always first. Cells that cannot be measured are left out.
   *
   * <p>Seeds of neighbouring rounds differ little, and {@link Random} would then begin alike;
   * {@link SplittableRandom} mixes them first.
   */
  static List<ScheduledFork> round(Block block, int round, long seed) {
    List<ScheduledFork> forks = new ArrayList<>();
    for (PlannedCell planned : block.cells()) {
      if (planned.supported()) {
        forks.add(new ScheduledFork(planned, round));
      }
    }
    long drawn = new SplittableRandom(seed * 31 + block.id().hashCode() + 7919L * round).nextLong();
    Collections.shuffle(forks, new Random(drawn));
    return forks;
  }
}
