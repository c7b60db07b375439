package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class FolderLockTest {
  @TempDir Path folder;

  private void refused() {
    assertThatThrownBy(() -> FolderLock.acquire(folder))
        .hasMessageStartingWith(folder + ": another accbench is measuring into this folder")
        .satisfies(e -> assertThat(((UserException) e).exitCode()).isEqualTo(ExitCode.REFUSED));
  }

  @Test
  void a_folder_has_one_lock_and_nothing_is_left_of_it() {
    for (int times = 0; times < 2; times++) {
      try (FolderLock lock = FolderLock.acquire(folder)) {
        assertThat(lock).isNotNull();
        refused();
        refused();
      }
      assertThat(folder).isEmptyDirectory();
    }
  }

  @Test
  void another_process_is_refused_until_the_lock_is_given_back() throws Exception {
    try (LockHolder other = LockHolder.of(folder)) {
      assertThat(other).isNotNull();
      refused();
      refused();
    }
    FolderLock.acquire(folder).close();
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void a_second_refusal_in_this_process_does_not_free_the_lock_for_others() throws Exception {
    try (FolderLock lock = FolderLock.acquire(folder)) {
      assertThat(lock).isNotNull();
      refused();
      assertThatThrownBy(() -> LockHolder.of(folder)).hasMessage("it could not take the lock");
    }
  }

  @Test
  void the_lock_of_a_killed_process_is_free() throws Exception {
    LockHolder other = LockHolder.of(folder);
    other.kill();

    FolderLock.acquire(folder).close();

    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void a_folder_that_is_missing_is_named() throws IOException {
    assertThatThrownBy(() -> FolderLock.acquire(folder.resolve("missing")))
        .hasMessageContaining("missing: cannot be locked");
  }
}
