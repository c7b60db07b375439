package io.accbench.run;

import io.accbench.journal.JournalWriter;
import io.accbench.model.Header;
import io.accbench.model.Launch;
import io.accbench.model.Settings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Carries out a plan: every fork of the schedule that is not yet in the journal, each journaled as
 * soon as it ended.
 */
public final class Execution implements AutoCloseable {
  /** A Ctrl-C reaches our forks and us at once: time for our own handler to say so. */
  private static final long SIGNAL_GRACE_MILLIS = 300;

  private final Header header;
  private final JournalWriter journal;
  private final Progress progress;
  private final Launcher launcher;
  private final CountDownLatch interruption = new CountDownLatch(1);

  public Execution(Header header, Site site, JournalWriter journal, Progress progress) {
    this.header = header;
    this.journal = journal;
    this.progress = progress;
    this.launcher = new Launcher(site, header.settings());
  }

  /** The key of a finished launch, as {@link #run} skips it. */
  public static String key(Launch launch) {
    return launch.cell() + "#" + launch.round();
  }

  /**
   * Runs what is not in {@code finished}, round by round, until all is done, the budget is spent,
   * or {@link #interrupt} is called.
   *
   * @return whether it came to its end (a spent budget is an end)
   */
  public boolean run(Set<String> finished) throws IOException, InterruptedException {
    List<Slot> open =
        Slot.schedule(header.blocks(), header.seed()).stream()
            .filter(slot -> !finished.contains(slot.key()))
            .toList();
    progress.begin(open.size());
    long start = System.nanoTime();
    for (Slot slot : open) {
      if (interrupted()) {
        return false;
      }
      if (spent(Duration.ofNanos(System.nanoTime() - start), header.settings())) {
        return true;
      }
      progress.launching(slot.planned(), slot.round());
      Launch launch = launch(slot);
      if (launch == null) {
        return false;
      }
      journal.launch(launch);
      progress.launched(launch);
    }
    return true;
  }

  /** The launch, or null when the run was interrupted meanwhile: then it was killed with us. */
  private Launch launch(Slot slot) throws IOException, InterruptedException {
    try {
      Launch launch = launcher.launch(slot);
      return interrupted() || (launch.failed() && interruptedSoon()) ? null : launch;
    } catch (IOException | UncheckedIOException failure) {
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
