package io.accbench.run;

import io.accbench.journal.JournalWriter;
import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Launch;
import io.accbench.model.Settings;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * Carries out a plan: every fork that is not yet in the journal, each journaled as soon as its
 * round ended.
 */
public final class Execution implements AutoCloseable {
  /** A Ctrl-C reaches our forks and us at once: time for our own handler to say so. */
  private static final long SIGNAL_GRACE_MILLIS = 300;

  private final Header header;
  private final Stopping stopping;
  private final JournalWriter journal;
  private final Progress progress;
  private final Launcher launcher;
  private final List<Launch> soFar = new ArrayList<>();
  private final CountDownLatch interruption = new CountDownLatch(1);

  public Execution(
      Header header, Site site, Stopping stopping, JournalWriter journal, Progress progress)
      throws IOException {
    this.header = header;
    this.stopping = stopping;
    this.journal = journal;
    this.progress = progress;
    this.launcher = new Launcher(site, header.settings());
  }

  /**
   * Runs what is not in {@code finished}, pass by pass over all blocks that are still open, until
   * nothing is, the budget is spent, or {@link #interrupt} is called.
   *
   * @return whether it came to its end (a spent budget is an end)
   */
  public boolean run(List<Launch> finished) throws IOException, InterruptedException {
    Map<String, Launch> known = new HashMap<>();
    finished.forEach(launch -> known.putIfAbsent(key(launch.cell(), launch.round()), launch));
    List<BlockRun> blocks = BlockRun.all(header, stopping);
    progress.begin(forksLeft(blocks) - finished.size());
    long start = System.nanoTime() - nanos(finished);
    for (int pass = 1; blocks.stream().anyMatch(BlockRun::open); pass++) {
      for (BlockRun block : blocks) {
        while (block.due(pass)) {
          if (spent(Duration.ofNanos(System.nanoTime() - start), header.settings())) {
            return !interrupted();
          }
          if (interrupted() || !round(block, known)) {
            return false;
          }
          progress.left(forksLeft(blocks));
        }
      }
    }
    return true;
  }

  /** What launches took, so that a resumed run has only the rest of its budget. */
  private long nanos(List<Launch> launches) {
    double seconds = 0;
    for (Block block : header.blocks()) {
      Set<String> cells =
          block.cells().stream().map(planned -> planned.cell().id()).collect(Collectors.toSet());
      Map<Integer, List<Double>> rounds =
          launches.stream()
              .filter(launch -> cells.contains(launch.cell()))
              .collect(
                  Collectors.groupingBy(
                      Launch::round, Collectors.mapping(Launch::seconds, Collectors.toList())));
      for (List<Double> forks : rounds.values()) {
        seconds += header.roundSeconds(forks, block);
      }
    }
    return (long) (1e9 * seconds);
  }

  private static int forksLeft(List<BlockRun> blocks) {
    return blocks.stream().mapToInt(BlockRun::forksLeft).sum();
  }

  private static String key(String cell, int round) {
    return cell + "#" + round;
  }

  /** One round of one block; false when the run was interrupted meanwhile. */
  private boolean round(BlockRun block, Map<String, Launch> known)
      throws IOException, InterruptedException {
    List<Slot> slots = block.slots();
    List<Slot> missing =
        slots.stream().filter(slot -> !known.containsKey(key(slot.id(), slot.round()))).toList();
    if (!missing.isEmpty()) {
      for (List<Slot> sideBySide : sideBySide(missing, block.block())) {
        if (interrupted() || !measured(sideBySide, known)) {
          return false;
        }
      }
    }
    List<Launch> ofRound =
        slots.stream().map(slot -> known.get(key(slot.id(), slot.round()))).toList();
    soFar.addAll(ofRound);
    block.ended(List.copyOf(soFar));
    return true;
  }

  /** The forks of a round, parted into those that live at the same time. */
  private List<List<Slot>> sideBySide(List<Slot> round, Block block) {
    return header.inTurns(block) ? List.of(round) : round.stream().map(List::of).toList();
  }

  /** Journals what is measured as soon as it is; false when the run was interrupted meanwhile. */
  private boolean measured(List<Slot> sideBySide, Map<String, Launch> known)
      throws IOException, InterruptedException {
    progress.launching(sideBySide.get(0).planned(), sideBySide.get(0).round());
    List<Launch> launches = launch(sideBySide);
    if (launches == null) {
      return false;
    }
    for (Launch launch : launches) {
      known.put(key(launch.cell(), launch.round()), launch);
      journal.launch(launch);
      progress.launched(launch);
    }
    return true;
  }

  /**
   * The launches, or null when the run was interrupted meanwhile: then they were killed with us.
   */
  private List<Launch> launch(List<Slot> slots) throws IOException, InterruptedException {
    try {
      List<Launch> launches = launcher.launch(slots);
      boolean failed = launches.stream().anyMatch(Launch::failed);
      return interrupted() || (failed && interruptedSoon()) ? null : launches;
    } catch (IOException | RuntimeException failure) {
      if (interruptedSoon()) {
        return null;
      }
      throw failure;
    }
  }

  private boolean interrupted() {
    return interruption.getCount() == 0;
  }

  private boolean interruptedSoon() throws InterruptedException {
    return interruption.await(SIGNAL_GRACE_MILLIS, TimeUnit.MILLISECONDS);
  }

  private static boolean spent(Duration elapsed, Settings settings) {
    return settings.budget() != null && elapsed.compareTo(settings.budget()) >= 0;
  }

  /** Kills the fork that runs and ends {@link #run}; safe from another thread. */
  public void interrupt() {
    interruption.countDown();
    launcher.close();
  }

  @Override
  public void close() {
    launcher.close();
  }
}
