package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Words;
import io.accbench.cli.Cli.Outcome;
import io.accbench.model.Block;
import io.accbench.model.ExitCode;
import io.accbench.model.JitOutcome;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import io.accbench.plan.Obstacles;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real forks of the suites access and codec that are polluted before they warm up. */
class PollutedForksIT {
  @TempDir Path folder;

  private Outcome run(String line, Object... values) {
    String measuring = " --mode avgt -f 1 -wi 1 -w 50ms -i 2 -r 50ms --heap 64m --out %s";
    return accbench(Words.of("run " + line.formatted(values) + measuring, folder.resolve("run")));
  }

  @Test
  void a_strategy_reads_other_beans_first_in_every_layout() {
    run("--fixture point --operation read --member method --strategy reflection"
            + " --layout bean,mono,constant --slot typed --pollution none,types")
        .ended(0);

    Journal journal = Journals.of(folder.resolve("run"));
    assertThat(journal.launches())
        .filteredOn(launch -> launch.cell().contains("/reflection/"))
        .hasSize(6)
        .allSatisfy(launch -> assertThat(launch.facts()).containsKey("checksum"))
        .as("the code of clean and polluted forks is compared")
        .allSatisfy(launch -> assertThat(launch.jit()).anyMatch(JitOutcome::part));
  }

  @Test
  void a_copy_meets_other_collections_and_what_a_strategy_does_not_reach_is_said() {
    Outcome outcome =
        run("--fixture order --operation copy --member field --strategy reflection,unsafe"
                + " --layout bean --slot typed --pollution types")
            .ended(0);

    assertThat(Journals.of(folder.resolve("run")).launches())
        .filteredOn(launch -> launch.cell().contains("/order/"))
        .hasSize(2)
        .allSatisfy(launch -> assertThat(launch.facts()).containsKey("checksum"));
    assertThat(outcome.out().replaceAll("\\s+", " "))
        .containsOnlyOnce("leave out parts of fixture ledger")
        .contains("operation copy, member field, JVM", "properties not reachable");
  }

  @Test
  void a_codec_is_polluted_with_what_it_takes_and_writes_as_in_a_clean_jvm() {
    Outcome outcome =
        run(
                "--codec jackson,%1$s/Alone.java,%1$s/Remembering.java --stack jackson-2.21.1"
                    + " --fixture point --operation serialize --pollution none,types,strings",
                "src/test/resources/codec")
            .ended(ExitCode.CELL_FAILED.number());

    Journal journal = Journals.of(folder.resolve("run"));
    assertThat(journal.launches().stream().map(Launch::cell))
        .filteredOn(cell -> cell.matches("codec[.].*/(jackson|Alone)/.*"))
        .hasSize(5);
    assertThat(journal.header().plan().blocks())
        .flatExtracting(Block::cells)
        .extracting(Obstacles::words)
        .filteredOn(Objects::nonNull)
        .singleElement()
        .satisfies(
            words ->
                assertThat(words)
                    .as("one of a single type, with text alone")
                    .startsWith("not supported: its JVM cannot be polluted by types")
                    .contains("ClassCastException"));
    assertThat(outcome.out())
        .contains("leave out", "other text")
        .contains("serialize gives something else after pollution types than in a clean JVM");
  }

  @Test
  void traffic_of_any_suite_changes_when_a_fork_is_warm() {
    run("--fixture point --operation read --member method --strategy reflection --layout bean"
            + " --slot typed --pollution none,shift")
        .ended(0);

    assertThat(Journals.of(folder.resolve("run")).launches())
        .filteredOn(launch -> launch.cell().endsWith("/shift"))
        .singleElement()
        .satisfies(
            launch -> {
              assertThat(launch.facts()).containsKey("checksum").containsEntry("shifted", "1");
              assertThat(launch.samples().warmup()).hasSize(2);
              assertThat(launch.samples().scores()).hasSize(2);
            });
  }

  @Tag("any-jdk")
  @Test
  void other_traffic_that_never_ends_fails_its_cell() {
    Outcome outcome =
        run("--codec src/test/resources/codec/Tiring.java --stack jackson-2.21.1 --fixture point"
                + " --operation serialize --pollution none,shift --timeout 5s")
            .ended(ExitCode.CELL_FAILED.number());

    assertThat(outcome.out())
        .contains("pollution shift did not end: killed: no sign of life for 5 s (--timeout)");
  }
}
