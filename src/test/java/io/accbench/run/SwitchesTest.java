package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class SwitchesTest {
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
