package io.accbench.app.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.analysis.JournalBuilder;
import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Header;
import io.accbench.model.Interleaving;
import io.accbench.model.Launch;
import io.accbench.model.LaunchBuilder;
import io.accbench.model.PlannedCell;
import io.accbench.model.ProcessorChoice;
import io.accbench.model.Range;
import io.accbench.model.SampleCells;
import io.accbench.model.Settings;
import io.accbench.model.SettingsBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class UntilDecidedTest {
  private static final int ROUNDS = 6;
  private static final Cell BASE = cell("base");
  private static final Cell OTHER = cell("other");
  private static final Block BLOCK =
      new Block(
          "block",
          List.of("strategy"),
          List.of(planned(BASE), planned(OTHER)),
          new Range(ROUNDS, 40));

  private final List<Launch> launches = new ArrayList<>();

  private static Cell cell(String strategy) {
    return SampleCells.of("access read order %s field bean typed - 17 avgt 1", strategy);
  }

  private static PlannedCell planned(Cell cell) {
    return new PlannedCell(cell, "plain", null, List.of());
  }

  private static Header header() {
    Range rounds = BLOCK.rounds();
    Settings settings =
        new SettingsBuilder()
            .iterations(Range.exactly(1), 20, 1, 20)
            .rounds(rounds, rounds)
            .placement(Interleaving.ITERATIONS, ProcessorChoice.ANY)
            .build();
    return JournalBuilder.header(settings, List.of(BLOCK));
  }

  /** A fork of each round: a number of time alone would be decided at once. */
  private void forks(Cell cell, String cause, double nanosPerOp, double... bytesPerOp) {
    for (int round = 0; round < bytesPerOp.length; round++) {
      launches.add(
          new LaunchBuilder(cell.id(), round)
              .failed(cause)
              .scores(cause == null ? List.of(nanosPerOp + round / 100.0) : List.of())
              .allocated(cause == null ? List.of(bytesPerOp[round]) : List.of())
              .build());
    }
  }

  private Set<String> open() {
    return new UntilDecided(header(), new BlockAnalysis(header())).open(BLOCK, launches);
  }

  @Test
  void a_cell_with_both_verdicts_needs_no_more() {
    forks(BASE, null, 200, 100, 100, 100, 100, 100, 100);
    forks(OTHER, null, 100, 50, 50, 50, 50, 50, 50);

    assertThat(open()).isEmpty();
  }

  @Test
  void a_time_that_is_decided_stays_open_while_its_allocation_is_not() {
    forks(BASE, null, 200, 100, 100, 100, 100, 100, 100);
    forks(OTHER, null, 100, 90, 110, 95, 105, 92, 108);

    assertThat(open()).containsExactly(OTHER.id());
  }

  @Test
  void where_nothing_is_allocated_time_decides_alone() {
    forks(BASE, null, 200, new double[ROUNDS]);
    forks(OTHER, null, 100, new double[ROUNDS]);

    assertThat(open()).isEmpty();
  }

  @Test
  void a_cell_whose_forks_all_failed_needs_no_more() {
    forks(BASE, null, 200, 100, 100, 100, 100, 100, 100);
    forks(OTHER, "exit code 1", 0, new double[ROUNDS]);

    assertThat(open()).isEmpty();
  }

  @Test
  void one_failed_fork_leaves_a_verdict_to_the_others() {
    forks(BASE, null, 200, 100, 100, 100, 100, 100, 100);
    forks(OTHER, null, 100, 50, 50, 50, 50, 50, 50);
    Launch lost = launches.remove(launches.size() - 1);
    launches.add(new LaunchBuilder(lost.cell(), lost.round()).failed("killed").unit("").build());

    assertThat(open()).isEmpty();
  }

  @Test
  void between_two_looks_all_stay_open() {
    forks(BASE, null, 200, 100, 100, 100);
    forks(OTHER, null, 100, 50, 50, 50);

    assertThat(open()).containsExactlyInAnyOrder(BASE.id(), OTHER.id());
  }
}
