package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.accbench.cli.Cli.Outcome;
import io.accbench.model.FailedBy;
import io.accbench.model.Launch;
import io.accbench.model.Repetition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Real forks and hosts that somebody ends, and cells that fail by themselves. */
@EnabledOnOs(value = OS.LINUX, disabledReason = "signals through setsid and kill")
@Tag("any-jdk")
class EndedFromOutsideIT {
  private static final int ROUNDS = 1;

  @TempDir Path folder;

  private final String marker = "-Dmarked.by.test=" + UUID.randomUUID();

  /** Two forks of a second and a half each, which take turns, and the empty benchmark. */
  private List<String> slowly(Path run) {
    List<String> arguments = Quick.run(ROUNDS, run, "-jvmArgs", marker);
    arguments.set(arguments.indexOf("-i") + 1, "75");
    return arguments;
  }

  @Test
  void a_fork_that_is_ended_is_repeated_and_the_run_is_none_that_failed() throws Exception {
    oneThatIsEndedIsRepeated("ForkedMain", "KILL", "exit code 137");
  }

  @Tag("campaign")
  @ParameterizedTest
  @CsvSource({"ForkedMain, TERM, exit code 143", "HostMain, KILL, the host JVM ended unexpectedly"})
  void another_signal_and_a_host_are_no_different(String who, String signal, String cause)
      throws Exception {
    oneThatIsEndedIsRepeated(who, signal, cause);
  }

  private void oneThatIsEndedIsRepeated(String who, String signal, String cause) throws Exception {
    Path run = folder.resolve("run");
    try (Started accbench = Started.accbench(folder, slowly(run))) {
      accbench.awaitLaunches(run, 0);
      accbench.killMeasuring(who, signal);

      assertThat(accbench.exitCode()).as(accbench.err()).isZero();
      accbench.assertNothingIsLeft(marker);
      assertThat(accbench.err()).contains("ended from outside, repeated at its round's end");
    }
    List<Launch> launches = Journals.of(run).launches();
    List<Launch> ended = launches.stream().filter(Launch::failed).toList();
    assertThat(ended)
        .singleElement()
        .returns(FailedBy.OUTSIDE, launch -> launch.outcome().failedBy())
        .satisfies(launch -> assertThat(launch.outcome().cause()).contains(cause));
    assertThat(launches)
        .filteredOn(launch -> launch.id().repetition() != null)
        .extracting(Launch::cell, Launch::round, Launch::failed, launch -> launch.id().repetition())
        .containsExactly(
            tuple(ended.get(0).cell(), ended.get(0).round(), false, Repetition.IN_ROUND));
    assertThat(launches.stream().filter(launch -> !launch.failed()).map(EndedFromOutsideIT::key))
        .hasSize(3 * ROUNDS)
        .doesNotHaveDuplicates();
    assertThat(run.resolve("report.md"))
        .content()
        .contains("1 of %d launches were ended from outside".formatted(3 * ROUNDS));
  }

  @Test
  void a_cell_that_fails_by_itself_is_not_repeated_but_measured_again_on_request()
      throws IOException {
    Path run = folder.resolve("run");
    Path healed = folder.resolve("healed");
    Outcome failed =
        accbench(
                ("run --classpath target/test-classes --type io.accbench.acme.Fragile --factory"
                     + " io.accbench.acme.Fragile::sample --operation read --mode avgt --layout"
                     + " bean --slot typed --strategy reflection,methodhandle --member method -f 1"
                     + " -wi 1 -w 50ms -i 2 -r 50ms --heap 64m --out "
                        + run)
                    .concat(" -jvmArgs -Dfragile=exit-until:" + healed)
                    .split(" "))
            .ended(5);

    assertThat(Journals.of(run).launches())
        .filteredOn(Launch::failed)
        .hasSize(2)
        .allMatch(
            launch ->
                launch.outcome().failedBy() == FailedBy.ITSELF && launch.id().repetition() == null);

    Files.createFile(healed);
    String[] again =
        ("run --resume " + run + " --retry-failed -jvmArgs -Dfragile=exit-until:" + healed)
            .split(" ");
    Outcome retried = accbench(again).ended(0);

    assertThat(retried.err()).contains("measuring again what failed: 2 forks");
    assertThat(
            Journals.of(run).launches().stream()
                .filter(Launch::retried)
                .map(EndedFromOutsideIT::key)
                .collect(Collectors.toSet()))
        .hasSize(2);
    assertThat(Files.readString(run.resolve("ratios.csv")))
        .contains("measured")
        .doesNotContain(",failed,");
    assertThat(accbench(again).err()).contains("nothing is left to measure");
  }

  private static String key(Launch launch) {
    return launch.cell() + "#" + launch.round();
  }
}
