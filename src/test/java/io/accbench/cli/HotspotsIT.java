package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.cli.Cli.Outcome;
import io.accbench.model.Journal;
import io.accbench.model.ProfiledFork;
import io.accbench.run.Recordings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real profiling forks, of 5 s each. */
class HotspotsIT {
  @TempDir Path folder;

  @Test
  void cells_are_profiled_after_their_rounds_and_a_killed_run_goes_on_with_what_is_missing()
      throws IOException {
    Path run = folder.resolve("run");
    List<String> arguments =
        Quick.run(1, run, "--hotspots", "--keep-recordings", "--budget", "30s");
    arguments.set(arguments.indexOf("field"), "method");

    Outcome outcome = accbench(arguments.toArray(String[]::new));

    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    Journal journal = Journals.of(run);
    assertThat(journal.launches()).as("two cells and the empty benchmark").hasSize(3);
    Map<String, List<ProfiledFork>> byCell =
        journal.profiledForks().stream().collect(Collectors.groupingBy(ProfiledFork::cell));
    assertThat(byCell).as(outcome.err()).hasSize(2);
    assertThat(journal.profiledForks()).noneMatch(ProfiledFork::failed);
    assertThat(byCell.values()).allMatch(forks -> !forks.isEmpty() && forks.size() <= 6);
    for (ProfiledFork profiled : journal.profiledForks()) {
      assertThat(Recordings.file(run, profiled.cell(), profiled.fork())).isNotEmptyFile();
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

    Outcome resumed = accbench("run", "--resume", run.toString());

    assertThat(resumed.exitCode()).as(resumed.err()).isZero();
    Journal after = Journals.of(run);
    assertThat(after.launches()).isEqualTo(whole.launches());
    assertThat(after.profiledForks().subList(0, last))
        .isEqualTo(whole.profiledForks().subList(0, last));
    assertThat(after.profiledForks()).hasSizeGreaterThan(last);
    assertThat(after.end()).isNotNull();
  }
}
