package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.cli.Cli.Outcome;
import io.accbench.hotspot.Filter;
import io.accbench.hotspot.JournaledHotspots;
import io.accbench.journal.JournalWriter;
import io.accbench.model.Block;
import io.accbench.model.FileName;
import io.accbench.model.ProfiledFork;
import io.accbench.run.Recordings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code accbench hotspots RUN}, on a run whose forks recorded {@code KnownShare}. */
class HotspotsOfRunTest {
  private static final Path RECORDING = Path.of("src/test/resources/jfr/known-share-17.jfr");
  private static final Block BLOCK = Calibrating.block();
  private static final String BASELINE = BLOCK.baseline().cell().id();
  private static final String COPY = BLOCK.cells().get(1).cell().id();

  @TempDir Path folder;

  /** The baseline and its copy were profiled by one fork each. */
  private Path profiled() {
    return profiled(folder, RECORDING, BASELINE, COPY);
  }

  static Path profiled(Path folder, Path recording, String... cells) {
    Path run = Calibrating.run(folder, 6);
    Filter main = new Filter(Pattern.compile("^main$"), List.of(), null, null, null);
    try (JournalWriter journal = JournalWriter.append(run.resolve("journal.jsonl"))) {
      for (String cell : cells) {
        journal.profiled(
            new ProfiledFork(cell, 0, null, 8, JournaledHotspots.read(recording, main)));
      }
    }
    return run;
  }

  private Path kept() throws IOException {
    Path run = profiled();
    for (String cell : List.of(BASELINE, COPY)) {
      Path file = Recordings.file(run, cell, 0);
      Files.createDirectories(file.getParent());
      Files.copy(RECORDING, file);
    }
    return run;
  }

  @Test
  void without_recordings_it_shows_what_the_journal_holds() {
    Outcome outcome = accbench("hotspots", profiled().toString()).ended(0);

    assertThat(outcome.out())
        .contains("KnownShare.busy", "Method.invoke and what it calls", "ns/op")
        .contains("These samples show no difference.");
  }

  @Test
  void recordings_show_the_same_and_may_be_filtered() throws IOException {
    String run = kept().toString();
    Outcome stored = accbench("report", run, "--format", "hotspots");

    Outcome read = accbench("hotspots", run, "--thread", "^main$");
    Outcome none = accbench("hotspots", run, "--thread", "nobody");

    assertThat(read.err()).isEmpty();
    assertThat(read.out()).isEqualTo(stored.out());
    assertThat(none.exitCode()).as(none.err()).isEqualTo(2);
    assertThat(none.err()).contains("has a stack that passes the filter");
  }

  @Test
  void flame_graphs_of_a_run_lie_in_its_folder_and_its_reports_link_them() throws IOException {
    Path run = profiled();
    Files.createDirectories(run.resolve("flames"));
    Path stale = Files.writeString(run.resolve("flames/of-another-cell.html"), "");

    accbench("report", run.toString()).ended(0);

    assertThat(stale).doesNotExist();
    String copy = "flames/" + FileName.of(COPY);
    for (String file : List.of("flames/" + FileName.of(BASELINE), copy, copy + "-moved")) {
      assertThat(run.resolve(file + ".html")).content().contains("KnownShare", "ns/op");
      assertThat(run.resolve("report.md")).content().contains("](<" + file + ".html>)");
    }
    assertThat(Files.readString(run.resolve(copy + ".html"))).doesNotContain("samples';");
  }

  @Test
  void flame_graph_of_a_run_needs_no_recording() throws IOException {
    String run = profiled().toString();
    Path one = folder.resolve("one.html");
    Path two = folder.resolve("two.html");

    accbench("hotspots", run, "--cell", COPY, "--flame", one.toString());
    Outcome both = accbench("hotspots", run, "--flame", two.toString());

    assertThat(both.err()).isEmpty();
    assertThat(one).content().contains("KnownShare").doesNotContain("more ns/op");
    assertThat(two).content().contains("KnownShare", "more ns/op");
  }

  @Test
  void journal_without_stacks_gives_no_flame_graph() throws IOException {
    Path run = profiled();
    Path journal = run.resolve("journal.jsonl");
    String stacks = ",\"stacks\":\\{\"methods\".*?\\]\\}(?=\\})";
    String none = ",\"stacks\":{\"methods\":[],\"stacks\":[]}";
    Files.writeString(journal, Files.readString(journal).replaceAll(stacks, none));

    Outcome report = accbench("report", run.toString());
    Outcome flame =
        accbench("hotspots", run.toString(), "--flame", folder.resolve("x.html").toString());

    assertThat(report.exitCode()).as(report.err()).isZero();
    assertThat(run.resolve("flames")).doesNotExist();
    assertThat(run.resolve("hotspots.md")).content().contains("busy").doesNotContain("flames/");
    assertThat(flame.exitCode()).isEqualTo(2);
    assertThat(flame.err()).contains("--flame: the journal holds no stacks");
  }

  @Test
  void filter_needs_the_recordings() {
    Outcome outcome = accbench("hotspots", profiled().toString(), "--package", "java").ended(2);

    assertThat(outcome.err()).contains("only recordings can be filtered", "--keep-recordings");
  }

  @Test
  void only_samples_of_time_are_shown_in_time_of_an_operation() throws IOException {
    String run = kept().toString();
    Outcome parked = accbench("hotspots", run, "--event", "ThreadPark");
    Outcome sampled = accbench("hotspots", run, "--event", "ExecutionSample", "--thread", "^main$");

    assertThat(parked.exitCode()).isEqualTo(2);
    assertThat(parked.err()).contains("--event ThreadPark: the cells of a run are shown in ns/op");
    assertThat(sampled.exitCode()).as(sampled.err()).isZero();
  }

  @Test
  void cells_are_chosen_by_a_part_of_their_id_in_every_format() throws IOException {
    Path run = profiled();
    Path results = Files.writeString(run.resolve("results.json"), "[]");

    for (String format : List.of("markdown", "csv", "json")) {
      Outcome one =
          accbench("hotspots", results.toString(), "--cell", "/1/none", "--format", format)
              .ended(0);

      assertThat(one.out()).contains("busy").doesNotContain("What moved");
    }
    assertThat(accbench("hotspots", run.toString(), "--cell", "hiden").err())
        .contains("--cell: cell \"hiden\" is unknown; known: " + BASELINE + ", " + COPY);
  }

  @Test
  void run_without_hotspots_says_how_to_get_them() throws IOException {
    Path run = Calibrating.run(folder, 5);

    Outcome outcome = accbench("hotspots", run.toString());
    Outcome report = accbench("report", run.toString(), "--format", "hotspots");

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).contains(run + ": a run without hotspots; run with --hotspots");
    assertThat(report.err()).contains("nothing was profiled; run with --hotspots");
  }

  @Test
  void what_fits_no_run_is_one_list_of_problems() {
    Path run = profiled();

    Outcome outcome =
        accbench("hotspots", run.toString(), RECORDING.toString(), "--diff", RECORDING.toString());
    Outcome mixed = accbench("hotspots", RECORDING.toString(), "--diff", run.toString());
    Outcome other = accbench("hotspots", run.toString(), "--other-cell", COPY);
    Outcome cell = accbench("hotspots", RECORDING.toString(), "--cell", "x");

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err().lines())
        .hasSize(2)
        .anyMatch(line -> line.contains("give one run, or recordings, not both"))
        .anyMatch(line -> line.contains("--diff: a run is compared with one run"));
    assertThat(mixed.err()).contains("--diff " + run + ": a run is compared with a run");
    assertThat(other.err()).contains("--other-cell chooses a cell of the run that --diff names");
    assertThat(cell.err()).contains("--cell chooses among the cells of a run");
    assertThat(accbench("hotspots", folder.resolve("..").toString()).err())
        .contains("no journal.jsonl in it");
  }
}
