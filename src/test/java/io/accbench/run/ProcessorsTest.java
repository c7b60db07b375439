package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.accbench.run.IterationLog.ProcessorTime;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Shares of the processors, their busy time, and switches of threads. */
class ProcessorsTest {
  private static final Set<Thread.State> SETTLED =
      EnumSet.of(Thread.State.WAITING, Thread.State.TERMINATED);

  private final Processors two = new Processors(2);

  @Test
  void a_fork_with_more_threads_than_there_are_processors_starts_by_itself() throws Exception {
    Processors.ProcessorShare one = two.take(1);
    FutureTask<Processors.ProcessorShare> eight = later(8);
    FutureTask<Processors.ProcessorShare> behind = later(1);

    assertThat(eight).isNotDone();
    one.giveBack();
    assertThat(eight).succeedsWithin(Duration.ofSeconds(10));
    assertThat(behind).isNotDone();
    eight.get().giveBack();
    assertThat(behind).succeedsWithin(Duration.ofSeconds(10));
  }

  @Test
  void a_share_is_given_back_once() throws Exception {
    Processors.ProcessorShare share = two.take(1);
    share.giveBack();
    share.giveBack();
    two.take(2);

    assertThat(later(1)).isNotDone();
  }

  /** Waits, or has its share, when this returns. */
  private FutureTask<Processors.ProcessorShare> later(int wanted) {
    FutureTask<Processors.ProcessorShare> share = new FutureTask<>(() -> two.take(wanted));
    Thread thread = new Thread(share);
    thread.setDaemon(true);
    thread.start();
    while (!SETTLED.contains(thread.getState())) {
      Thread.onSpinWait();
    }
    return share;
  }

  private static final ProcessorTime BEFORE =
      ProcessorTime.parse("cpu  1000 10 300 5000 40 0 20 70 500 5");

  @Test
  void idle_and_waiting_time_is_not_busy_and_guests_count_once() {
    // 1000 + 10 + 300 + 0 + 20 ticks of 10 ms; 5040 idle; 70 stolen
    assertThat(BEFORE.busySeconds()).isEqualTo(13.3, within(1e-9));
    assertThat(BEFORE.stealSeconds()).isEqualTo(0.7);
    assertThat(BEFORE.allSeconds()).isEqualTo(64.4, within(1e-9));
  }

  @Test
  void others_have_what_is_busy_and_not_ones_own() {
    ProcessorTime now = ProcessorTime.parse("cpu  1150 10 310 5040 40 0 20 70 500 5");
    ProcessorTime between = now.since(BEFORE); // 1.6 s busy of 2 s

    assertThat(between.othersShare(1)).isEqualTo(0.3, within(1e-9));
    assertThat(between.othersShare(1.7)).as("clocks differ").isZero();
    assertThat(between.plus(between).othersShare(2)).isEqualTo(0.3, within(1e-9));
    assertThat(between.othersShare(Double.NaN)).isNaN();
  }

  @Test
  void what_the_system_does_not_tell_is_no_number() {
    assertThat(ProcessorTime.parse("unknown")).isEqualTo(ProcessorTime.UNKNOWN);
    assertThat(ProcessorTime.UNKNOWN.since(BEFORE).othersShare(1)).isNaN();
    assertThat(BEFORE.since(BEFORE).othersShare(0)).isNaN();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void a_thread_that_waits_switches() throws InterruptedException {
    long self = ProcessHandle.current().pid();
    Switches before = Switches.of(self);
    Thread waiting = new Thread(() -> LockSupport.parkNanos(1));
    waiting.start();
    waiting.join();
    for (int i = 0; i < 20; i++) {
      LockSupport.parkNanos(1_000);
    }
    Switches.SwitchCounts during = Switches.of(self).since(before);

    assertThat(during.voluntary()).isGreaterThanOrEqualTo(20);
    assertThat(during.involuntary()).isNotNegative();
  }

  @Test
  void threads_that_end_take_nothing_away(@TempDir Path tasks) throws IOException {
    thread(tasks, "7", 100, 10);
    thread(tasks, "8", 1518, 20);
    thread(tasks, "9", 300, 30);
    Switches before = Switches.in(tasks);

    thread(tasks, "7", 105, 11);
    Files.delete(tasks.resolve("8/status")); // it ends while it is looked at
    thread(tasks, "9", 2, 1); // another one has its number

    assertThat(Switches.in(tasks).since(before)).isEqualTo(new Switches.SwitchCounts(7, 2));
  }

  private static void thread(Path tasks, String number, int voluntary, int involuntary)
      throws IOException {
    Path folder = Files.createDirectories(tasks.resolve(number));
    Files.writeString(
        folder.resolve("status"),
        "Name:\tC2\nvoluntary_ctxt_switches:\t%d\nnonvoluntary_ctxt_switches:\t%d\n"
            .formatted(voluntary, involuntary));
  }

  @Test
  void a_process_that_is_gone_tells_nothing() {
    Switches unknown = Switches.of(Long.MAX_VALUE);

    assertThat(unknown.since(unknown).voluntary()).isNaN();
  }
}
