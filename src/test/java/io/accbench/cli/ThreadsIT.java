package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Words;
import io.accbench.cli.Cli.Outcome;
import io.accbench.model.Block;
import io.accbench.model.ExitCode;
import io.accbench.model.Journal;
import io.accbench.plan.Obstacles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real forks in which more than one thread measures. */
class ThreadsIT {
  @TempDir Path folder;

  private Outcome run(String line, Object... values) {
    String measuring = " --mode avgt -f 1 -wi 1 -w 50ms -i 2 -r 50ms -t 1,2 --heap 64m --out %s";
    return accbench(Words.of("run " + line.formatted(values) + measuring, folder.resolve("run")));
  }

  @Test
  void threads_share_the_codec_of_their_fork() throws IOException {
    Path told = folder.resolve("told");

    run(
            "--codec src/test/resources/codec/Counting.java --stack jackson-2.21.1 --fixture point"
                + " --operation serialize -jvmArgs -Dcounting.told=%s",
            told)
        .ended(0);

    assertThat(Files.readAllLines(told))
        .as("the probe, the fork of one thread, and both threads of the other")
        .containsExactlyInAnyOrder(
            "bound 1, used by 1", "bound 1, used by 1", "bound 1, used by 2", "bound 1, used by 2");
  }

  @Test
  void a_codec_that_threads_cannot_share_is_measured_in_one_and_says_why_it_fails_in_two() {
    run("--codec src/test/resources/codec/OneBuffer.java,jackson --stack jackson-2.21.1"
            + " --fixture point --operation serialize")
        .ended(ExitCode.CELL_FAILED.number());

    Journal journal = Journals.of(folder.resolve("run"));
    assertThat(journal.launches())
        .extracting(launch -> launch.cell())
        .filteredOn(cell -> cell.contains("/point/"))
        .hasSize(3);
    assertThat(journal.header().plan().blocks())
        .flatExtracting(Block::cells)
        .extracting(Obstacles::words)
        .filteredOn(Objects::nonNull)
        .singleElement()
        .asString()
        .startsWith("failed: several threads cannot share its Bound, ")
        .contains("ThreadLocal");
  }

  @Test
  void each_thread_of_a_strategys_fork_proves_its_work() {
    run("--fixture point --strategy direct --operation read --member method --layout bean,mono"
            + " --slot typed")
        .ended(0);

    assertThat(Journals.of(folder.resolve("run")).launches())
        .filteredOn(launch -> launch.cell().contains("/direct/"))
        .hasSize(4)
        .allSatisfy(launch -> assertThat(launch.facts()).containsKey("checksum"));
  }
}
