package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.cli.Cli.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
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
}
