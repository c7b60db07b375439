package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.FailedBy;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a fork ends: by a signal, after its iterations, or by the watchdog. */
class ForkEndsTest {
  /** A JVM that crashes ends by SIGABRT (134) or SIGSEGV (139), which nobody sent. */
  @ParameterizedTest
  @CsvSource({
    "137, OUTSIDE",
    "143, OUTSIDE",
    "130, OUTSIDE",
    "129, OUTSIDE",
    "134, ITSELF",
    "139, ITSELF",
    "135, ITSELF",
    "1, ITSELF",
    "3, ITSELF",
    "9, ITSELF",
    "128, ITSELF",
    "-1, ITSELF"
  })
  void a_signal_that_somebody_sent_is_no_failure_of_the_cell(int code, FailedBy by) {
    ForkExit exit = new ForkExit(code);

    assertThat(exit.by()).isEqualTo(by);
    assertThat(exit.words()).startsWith("the fork ended with exit code " + code);
    assertThat(exit.words().contains("sent by")).isEqualTo(by == FailedBy.OUTSIDE);
  }

  private static final PhaseLimits.Phase SHORT = new PhaseLimits.Phase(Duration.ofMillis(20));

  private final IterationLog iterations = new IterationLog(30, Ruler.NONE, () -> {});

  private void measured(long nanos) {
    iterations.measured(new TurnMessage.After(1, nanos, 0, 0, 0, 0));
  }

  @Test
  void iterations_of_the_planned_length_are_all_measured() {
    for (int i = 0; i < 29; i++) {
      assertThat(iterations.lastIsNext(SHORT)).isFalse();
      measured(25_000_000);
    }
  }

  @Test
  void long_operations_end_a_phase_with_five_iterations() {
    for (int i = 0; i < 4; i++) {
      assertThat(iterations.lastIsNext(SHORT)).isFalse();
      measured(700_000_000);
    }

    assertThat(iterations.lastIsNext(SHORT)).isTrue();
  }

  @Test
  void iterations_that_the_run_gives_have_no_limit() {
    for (int i = 0; i < 10; i++) {
      measured(10_000_000_000L);
    }

    assertThat(iterations.lastIsNext(PhaseLimits.Phase.ENDLESS)).isFalse();
  }

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
