package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.cli.Cli.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the options of {@code accbench gain} do, and what it refuses. */
class GainCommandTest {
  private static final String KNOWN = "src/test/resources/jfr/known-parts-17.jfr";
  private static final String WALL_CLOCK = "src/test/resources/jfr/wall-weights.jfr";

  @TempDir Path folder;

  @Test
  void every_format_is_written_into_a_folder() {
    Path out = folder.resolve("new/gain");

    Outcome outcome = accbench("gain", KNOWN, "reports/quick", "--out", out.toString()).ended(0);

    assertThat(outcome.out())
        .contains("reflection → unsafe: the application would need ")
        .contains("ratios of start-up (single shot) are left out")
        .contains("measure with --pollution none,application");
    for (String suffix : new String[] {"html", "md", "csv", "json"}) {
      assertThat(out.resolve("gain." + suffix)).isNotEmptyFile();
    }
  }

  @Test
  void mistakes_come_in_one_list() {
    Outcome outcome =
        accbench("gain", KNOWN, folder.toString(), "--entry", "(", "--format", "x").ended(2);

    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err().lines())
        .hasSize(3)
        .anyMatch(line -> line.contains("--entry: not a regular expression"))
        .anyMatch(line -> line.contains("report format \"x\" is unknown"))
        .anyMatch(line -> line.contains("no journal.jsonl in it"));
  }

  @Test
  void what_is_no_recording_of_processor_time_is_refused() throws Exception {
    Path empty = Files.createFile(folder.resolve("empty.jfr"));

    assertThat(accbench("gain", WALL_CLOCK).ended(2).err()).contains("are of the wall clock");
    assertThat(accbench("gain", empty.toString()).ended(2).err()).contains("empty.jfr: is empty");
    assertThat(accbench("gain", "none.jfr").ended(2).err()).contains("none.jfr: no such file");
    assertThat(accbench("gain", KNOWN, "--entry", "ObjectMaper").ended(2).err())
        .contains("the nearest: com.fasterxml.jackson.databind.ObjectMapper.");
  }

  /** Before anything is prepared or measured, in the words of {@code gain}. */
  @Test
  void run_refuses_the_same_recordings() throws Exception {
    Path out = folder.resolve("run");
    Path empty = Files.createFile(folder.resolve("empty.jfr"));

    assertThat(refused(out, WALL_CLOCK)).contains("are of the wall clock");
    assertThat(refused(out, empty.toString())).contains("empty.jfr: is empty");
    assertThat(refused(out, "none.jfr", "--dry-run")).contains("none.jfr: no such file");
    assertThat(refused(out, KNOWN, "--entry", "ObjectMaper"))
        .contains("the nearest: com.fasterxml.jackson.databind.ObjectMapper.");
    assertThat(refused(out, KNOWN, "--entry", "(")).contains("--entry: not a regular expression");
    assertThat(refused(out, KNOWN, "--jmh", "none.jar"))
        .contains("--recording needs --entry in suite jmh", "accbench gain RECORDING RUN");
    assertThat(accbench("run", "--entry", "x", "--out", out.toString()).ended(2).err())
        .contains("--entry needs --recording");
    assertThat(out).doesNotExist();
  }

  private static String refused(Path out, String recording, String... more) {
    List<String> arguments =
        new ArrayList<>(List.of("run", "--out", out.toString(), "--recording", recording));
    arguments.addAll(List.of(more));
    Outcome outcome = accbench(arguments).ended(2);
    assertThat(outcome.err()).doesNotContain("preparing");
    return outcome.err();
  }
}
