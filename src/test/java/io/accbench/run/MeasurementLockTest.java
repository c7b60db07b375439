package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MeasurementLockTest {
  @TempDir Path folder;
  private Path system;
  private Path first;
  private Path second;

  @BeforeEach
  void folders() throws IOException {
    system = Files.createDirectory(folder.resolve("system"));
    first = Files.createDirectory(folder.resolve("first"));
    second = Files.createDirectory(folder.resolve("second"));
  }

  @Test
  void runs_with_folders_of_their_own_for_temporary_files_exclude_each_other() {
    try (MeasurementLock lock = MeasurementLock.acquire(first, system)) {
      assertThat(lock).isNotNull();
      assertThatThrownBy(() -> MeasurementLock.acquire(second, system))
          .hasMessageContaining("another JMH or accbench is measuring")
          .hasMessageContaining(system.resolve("jmh.lock").toString())
          .satisfies(e -> assertThat(((UserException) e).exitCode()).isEqualTo(ExitCode.REFUSED));
      assertThatThrownBy(() -> MeasurementLock.acquire(system, system))
          .hasMessageContaining("another JMH or accbench is measuring");
    }
    MeasurementLock.acquire(second, system).close();
  }

  @Test
  void the_system_s_own_folder_is_locked_once() {
    for (int times = 0; times < 2; times++) {
      MeasurementLock.acquire(system, system).close();
    }
  }

  @Test
  void without_a_folder_of_the_system_s_the_other_one_will_do() {
    MeasurementLock.acquire(first, folder.resolve("missing")).close();
    assertThat(first.resolve("jmh.lock")).exists();
  }
}
