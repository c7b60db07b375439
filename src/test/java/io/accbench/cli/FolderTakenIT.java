package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.cli.Cli.Outcome;
import io.accbench.run.LockHolder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run whose folder another process measures into, which does not share the lock of JMH. */
@Tag("any-jdk")
class FolderTakenIT {
  @TempDir Path folder;

  @Test
  void force_does_not_replace_a_run_that_is_still_going() throws Exception {
    Path journal = Files.writeString(folder.resolve("journal.jsonl"), "precious\n");
    String[] forced = Quick.faked(1, folder, "--force").toArray(String[]::new);
    try (LockHolder other = LockHolder.of(folder)) {
      assertThat(other).isNotNull();

      Outcome second = accbench(forced).ended(6);

      assertThat(second.err()).contains(folder + ": another accbench is measuring");
      assertThat(journal).hasContent("precious\n");
    }

    assertThat(accbench(forced).exitCode()).isZero();

    assertThat(Journals.launches(folder)).hasSize(3);
    assertThat(folder.resolve("run.lock")).doesNotExist();
  }
}
