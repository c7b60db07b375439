package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Journal;
import io.accbench.model.PlannedCell;
import io.accbench.plan.Obstacles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A shipped study whose libraries cannot be had: it says so cell by cell, and loses no row. */
@Tag("any-jdk")
class UnavailableStudyIT {
  @TempDir Path folder;

  @Test
  void every_cell_is_unavailable_with_the_reason_and_every_published_row_is_listed()
      throws IOException {
    Path run = folder.resolve("run");

    accbench(
            "run --profile smithy-json --offline --stack before=com.acme:missing:1"
                + " --stack after=com.acme:missing:2 --baseline stack=before --out %s",
            run)
        .ended(0);

    Journal journal = Journals.of(run);
    List<PlannedCell> cells =
        journal.header().blocks().stream().flatMap(block -> block.cells().stream()).toList();
    assertThat(cells.size() % (3 * 2 * 2 * 4)).as("codecs, stacks, fixtures, operations").isZero();
    assertThat(cells)
        .allSatisfy(
            planned ->
                assertThat(Obstacles.words(planned))
                    .startsWith("unavailable: ")
                    .contains("com.acme:missing:" + (before(planned) ? 1 : 2)));
    assertThat(journal.launches()).isEmpty();
    assertThat(Files.readString(run.resolve("ratios.csv")).lines().skip(1))
        .hasSameSizeAs(cells)
        .allMatch(line -> line.contains(",unavailable,"));
    assertThat(accbench("report", run.toString(), "--format", "markdown").out())
        .contains("deserializeReversed COMPLEX, Smithy", "Agreement: 16 × not measured");
  }

  private static boolean before(PlannedCell planned) {
    return planned.cell().stack().equals("before");
  }
}
