package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WatchdogTest {
  @TempDir Path folder;

  @Test
  void a_fork_in_time_that_prints_little_lives() {
    Watchdog watchdog = new Watchdog(Duration.ofHours(1), folder);

    assertThat(watchdog.verdict()).isNull();
    assertThat(watchdog.interval()).isEqualTo(Duration.ofSeconds(1));
  }

  @Test
  void a_fork_past_its_time_is_killed() {
    Watchdog watchdog = new Watchdog(Duration.ZERO, folder);

    assertThat(watchdog.verdict()).isEqualTo("killed: no sign of life for 0 s (--timeout)");
    assertThat(watchdog.interval()).isZero();
  }

  @Test
  void a_fork_that_would_fill_the_disk_is_killed() throws IOException {
    try (RandomAccessFile sparse = new RandomAccessFile(folder.resolve("out").toFile(), "rw")) {
      sparse.setLength((256L << 20) + 1);
    }

    assertThat(new Watchdog(Duration.ofHours(1), folder).verdict())
        .isEqualTo("killed: it printed more than 256 MB");
  }

  @Test
  void a_folder_that_is_gone_is_no_reason_to_kill() {
    assertThat(new Watchdog(Duration.ofHours(1), folder.resolve("gone")).verdict()).isNull();
  }

  @Test
  void a_fork_that_waits_for_its_turn_is_not_killed_and_not_asked_all_the_time() {
    Watchdog watchdog = new Watchdog(Duration.ZERO, folder);

    watchdog.pause();
    assertThat(watchdog.verdict()).isNull();
    assertThat(watchdog.interval()).isEqualTo(Duration.ofSeconds(1));
    watchdog.resume();
    assertThat(watchdog.verdict()).isNotNull();
    assertThat(watchdog.waitedSeconds()).isNotNegative();
  }
}
