package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.cli.Cli.Outcome;
import io.accbench.jfr.Recordings;
import io.accbench.model.Journal;
import io.accbench.model.ProfiledFork;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Recordings read as users start it, and real profiling forks. */
class HotspotsIT {
  @TempDir Path folder;

  static Stream<Path> recordings() {
    return Stream.of(Recordings.NULL_CONSTANT, Recordings.JDK_25);
  }

  /** The launcher's options had the JDK's parser fail at constants that are null. */
  @ParameterizedTest
  @MethodSource("recordings")
  void launcher_reads_a_recording_as_the_tests_do(Path recording) {
    List<String> arguments = new ArrayList<>(List.of("hotspots", recording.toString()));
    if (recording.equals(Recordings.NULL_CONSTANT)) {
      arguments.addAll(List.of("--event", "profiler.Malloc"));
    }
    List<String> command = new ArrayList<>(List.of("bin/accbench"));
    command.addAll(arguments);

    assertThat(Programs.run(command)).isEqualTo(accbench(arguments));
  }

  @Test
  void cells_are_profiled_after_their_rounds_and_a_killed_run_goes_on_with_what_is_missing()
      throws IOException {
    Path run = folder.resolve("run");
    List<String> arguments =
        Quick.run(1, run, "--hotspots", "--keep-recordings", "--budget", "20s");
    arguments.set(arguments.indexOf("field"), "method");

    Outcome outcome = accbench(arguments).ended(0);

    Journal journal = Journals.of(run);
    assertThat(journal.launches()).as("two cells and the empty benchmark").hasSize(3);
    Map<String, List<ProfiledFork>> byCell =
        journal.profiledForks().stream().collect(Collectors.groupingBy(ProfiledFork::cell));
    assertThat(byCell).as(outcome.err()).hasSize(2);
    assertThat(journal.profiledForks()).noneMatch(ProfiledFork::failed);
    assertThat(byCell.values()).allMatch(forks -> !forks.isEmpty() && forks.size() <= 6);
    for (ProfiledFork profiled : journal.profiledForks()) {
      assertThat(io.accbench.run.Recordings.file(run, profiled.cell(), profiled.fork()))
          .isNotEmptyFile();
      assertThat(profiled.samples()).isPositive();
    }
    assertShown(run);
    assertGoesOn(run, journal);
  }

  private static void assertShown(Path run) throws IOException {
    String page = Files.readString(run.resolve("hotspots.md"));
    assertThat(page).contains("java.lang.reflect.Method.invoke", "reflection → direct");
    assertThat(Files.readString(run.resolve("report.md")))
        .contains("## Hotspots")
        .contains("reflection → direct: ");
    Outcome read = accbench("hotspots", run.toString());
    assertThat(read.out()).as(read.err()).isEqualTo(page);
  }

  private static void assertGoesOn(Path run, Journal whole) throws IOException {
    int last = whole.profiledForks().size() - 1;
    Journals.cut(run, whole.launches().size() + last);

    accbench("run", "--resume", run.toString()).ended(0);

    Journal after = Journals.of(run);
    assertThat(after.launches()).isEqualTo(whole.launches());
    assertThat(after.profiledForks().subList(0, last))
        .isEqualTo(whole.profiledForks().subList(0, last));
    assertThat(after.profiledForks()).hasSizeGreaterThan(last);
    assertThat(after.end()).isNotNull();
  }
}
