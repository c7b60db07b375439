package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Golden;
import io.accbench.cli.Cli.Outcome;
import io.accbench.gate.Calibration;
import io.accbench.model.Mode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code accbench calibrate} on runs that are there already. */
@Tag("slow")
@Tag("any-jdk")
class CalibrateTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "tr"})
  void a_run_becomes_tables_and_files(String language) throws IOException {
    Path run = Calibrating.run(folder, 30);
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag(language));
      Outcome outcome = accbench("calibrate", run.toString()).ended(0);

      Golden.check("calibrate/table.txt", outcome.out().replace(run.toString(), "RUN"));
      Golden.check("calibrate/calibration.md", Files.readString(run.resolve("calibration.md")));
      Golden.check("calibrate/calibration.html", Files.readString(run.resolve("calibration.html")));
      Golden.check("calibrate/calibration.json", Files.readString(run.resolve("calibration.json")));
      Golden.check("calibrate/calibration.csv", Files.readString(run.resolve("calibration.csv")));
    } finally {
      Locale.setDefault(before);
    }
    Calibration calibration = Calibration.read(run.resolve("calibration.json"));
    assertThat(calibration.margin(Mode.AVERAGE_TIME)).isBetween(0.02, 0.05);
  }

  @Test
  void another_folder_takes_the_files_and_the_run_stays_as_it_was() throws IOException {
    Path run = Calibrating.run(Files.createDirectory(folder.resolve("run")), 12);
    Path out = folder.resolve("other/place");

    Outcome outcome = accbench("calibrate", run.toString(), "--out", out.toString()).ended(0);

    assertThat(outcome.out()).contains("With 12 rounds the draws often repeat one another");
    assertThat(out.resolve("calibration.json")).exists();
    try (var files = Files.list(run)) {
      assertThat(files).hasSize(1);
    }
  }

  @Test
  void a_calibration_is_overwritten_only_by_force() throws IOException {
    Path run = Calibrating.run(folder, 12);
    Path file = Files.writeString(run.resolve("calibration.json"), "mine");

    Outcome refused = accbench("calibrate", run.toString()).ended(2);
    assertThat(refused.err()).contains("already holds a calibration", "--force");
    assertThat(file).hasContent("mine");
    accbench("calibrate", run.toString(), "--force").ended(0);
    assertThat(file).content().contains("accbench-calibration");
  }

  @Test
  void mistakes_are_told_all_at_once() {
    Path run = Calibrating.run(folder, 12);

    Outcome outcome =
        accbench("calibrate %s --pair-budget soon --rounds 1..5 -f 9 --mode avgt", run).ended(2);

    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err().lines())
        .hasSize(3)
        .anyMatch(line -> line.contains("--pair-budget") && line.contains("soon"))
        .anyMatch(line -> line.contains("--rounds") && line.contains("1..5"))
        .anyMatch(line -> line.contains("leave out -f, --mode"));
  }

  @Test
  void a_folder_that_is_no_run_and_a_run_of_too_few_rounds() {
    Outcome nothing = accbench("calibrate", folder.toString()).ended(2);
    assertThat(nothing.err()).contains("no journal.jsonl in it");

    Outcome few = accbench("calibrate", Calibrating.run(folder, 8).toString()).ended(2);
    assertThat(few.out()).isEmpty();
    assertThat(few.err()).contains("8 rounds of identical code; 2 more are needed");
  }
}
