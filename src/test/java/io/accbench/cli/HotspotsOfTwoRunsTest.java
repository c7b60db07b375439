package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Golden;
import io.accbench.cli.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code accbench hotspots RUN --diff RUN}, on runs whose forks recorded {@code KnownShare}. */
class HotspotsOfTwoRunsTest {
  private static final String CELL = Calibrating.block().baseline().cell().id();
  private static final String COPY = Calibrating.block().cells().get(1).cell().id();
  private static final Path JDK_17 = Path.of("src/test/resources/jfr/known-share-17.jfr");
  private static final Path JDK_25 = Path.of("src/test/resources/jfr/known-share-25.jfr");

  @TempDir Path folder;
  private Path old;
  private Path same;

  @BeforeEach
  void runs() throws IOException {
    old = run("old", JDK_17, CELL, COPY);
    same = run("new", JDK_17, CELL, COPY);
  }

  private Path run(String name, Path recording, String... cells) throws IOException {
    Path run = Files.createDirectory(folder.resolve(name));
    return HotspotsOfRunTest.profiled(run, recording, cells);
  }

  /** Everything in the journal is twice as slow. */
  private static void halve(Path run) throws IOException {
    Path journal = run.resolve("journal.jsonl");
    String text = Files.readString(journal);
    Files.writeString(journal, text.replaceAll("(\"scores\":\\[)[^\\]]*", "$1200.0,200.0"));
  }

  @ParameterizedTest
  @CsvSource({"markdown,md", "csv,csv", "json,json"})
  void cells_of_both_are_compared_in_time_of_an_operation(String format, String extension)
      throws IOException {
    halve(same);

    Outcome outcome =
        accbench("hotspots", old.toString(), "--diff", same.toString(), "--format", format)
            .ended(0);

    Golden.check("hotspots/two-runs." + extension, outcome.out());
  }

  @Test
  void one_cell_may_be_compared_with_another_of_the_other_run() throws IOException {
    Path html = folder.resolve("moved.html");
    String run = old.toString();

    Outcome chosen =
        accbench("hotspots", run, "--diff", same.toString(), "--cell", COPY, "--flame", "" + html);
    Outcome crossed =
        accbench(
            "hotspots %s --diff %s --cell 1/none --other-cell 1/none",
            run, same + "/journal.jsonl");
    Outcome unknown = accbench("hotspots", run, "--diff", same + "/journal.jsonl", "--cell", "x");
    Outcome many = accbench("hotspots", run, "--diff", same.toString(), "--other-cell", COPY);

    assertThat(chosen.err()).isEmpty();
    assertThat(chosen.out().lines().filter(line -> line.startsWith("## ") && line.contains(" → ")))
        .hasSize(1);
    assertThat(html).content().contains("old → new", "more ns/op");
    assertThat(crossed.exitCode()).as(crossed.err()).isZero();
    assertThat(unknown.exitCode()).isEqualTo(2);
    assertThat(unknown.err()).contains("--cell: cell \"x\" is unknown; known: " + CELL);
    assertThat(many.exitCode()).isEqualTo(2);
    assertThat(many.err()).contains("--other-cell compares exactly one cell with one");
  }

  @Test
  void runs_of_different_jdks_are_compared_only_when_forced() throws IOException {
    String newer = run("newer", JDK_25, CELL, COPY).toString();

    Outcome refused = accbench("hotspots", old.toString(), "--diff", newer);
    Outcome forced = accbench("hotspots", old.toString(), "--diff", newer, "--force");

    assertThat(refused.exitCode()).as(refused.err()).isEqualTo(7);
    assertThat(refused.out()).isEmpty();
    assertThat(refused.err())
        .contains(CELL + " (and 1 more): different JVM: ", "--force compares them all the same");
    assertThat(forced.exitCode()).as(forced.err()).isZero();
    assertThat(forced.out()).contains("- different JVM: ", "ns/op");
  }

  @Test
  void nothing_in_common_is_told_with_what_there_is() throws IOException {
    Path other = run("other", JDK_17, CELL);
    Path without = Calibrating.run(Files.createDirectory(folder.resolve("without")), 6);

    Outcome disjoint =
        accbench("hotspots", old.toString(), "--diff", other.toString(), "--cell", "1/none");
    Outcome unprofiled = accbench("hotspots", old.toString(), "--diff", without.toString());
    Outcome missing = accbench("hotspots", "none", "--diff", folder.toString());

    assertThat(disjoint.exitCode()).as(disjoint.err()).isEqualTo(7);
    assertThat(disjoint.err())
        .contains("in both: " + old + " has " + COPY + "; " + other + " has " + CELL + "; choose");
    assertThat(unprofiled.exitCode()).isEqualTo(2);
    assertThat(unprofiled.err()).contains(without + ": a run without hotspots");
    assertThat(missing.exitCode()).isEqualTo(2);
  }
}
