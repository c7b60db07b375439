package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.app.run.RunFolder;
import io.accbench.cli.Cli.Outcome;
import io.accbench.run.FolderLock;
import io.accbench.run.LockHolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder that another run has, or had. */
class RunFolderTest {
  @TempDir Path folder;
  private Path journal;

  @BeforeEach
  void name() {
    journal = folder.resolve("journal.jsonl");
  }

  @Test
  void a_run_that_is_still_going_in_another_process_is_not_resumed() throws Exception {
    Files.writeString(journal, "precious\n");
    try (LockHolder other = LockHolder.of(folder)) {
      assertThat(other).isNotNull();

      Outcome resumed = accbench("run", "--resume", folder.toString()).ended(6);

      assertThat(resumed.err()).contains(folder + ": another accbench is measuring");
    }
    assertThat(journal).hasContent("precious\n");
  }

  @Test
  void a_run_that_was_measured_since_the_folder_was_looked_at_is_kept_without_force()
      throws IOException {
    RunFolder looked = RunFolder.of(folder, false);
    Files.writeString(journal, "precious\n");

    try (FolderLock lock = looked.lock()) {
      assertThat(lock).isNotNull();
      assertThatThrownBy(looked::empty).hasMessageContaining("already holds a run");
    }

    assertThat(journal).hasContent("precious\n");
  }

  @Test
  void a_file_that_a_report_would_replace_is_kept_where_there_is_no_run() throws IOException {
    Path file = Files.writeString(folder.resolve("results.json"), "of another tool\n");

    assertThatThrownBy(() -> RunFolder.of(folder, false))
        .hasMessageContaining("holds results.json but no journal", "--force");

    assertThat(file).hasContent("of another tool\n");
    assertThat(RunFolder.of(folder, true).path()).isEqualTo(folder);
  }

  @Test
  void a_run_is_replaced_by_force() throws IOException {
    Files.writeString(journal, "old\n");
    RunFolder.of(folder, true).empty();
    assertThat(journal).doesNotExist();
  }
}
