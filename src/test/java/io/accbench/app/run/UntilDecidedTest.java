package io.accbench.app.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Conditions;
import io.accbench.model.Header;
import io.accbench.model.Interleaving;
import io.accbench.model.JournalBuilder;
import io.accbench.model.Launch;
import io.accbench.model.Machine;
import io.accbench.model.Mode;
import io.accbench.model.PlannedCell;
import io.accbench.model.ProcessorChoice;
import io.accbench.model.Range;
import io.accbench.model.SampleCells;
import io.accbench.model.Settings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
    return SampleCells.of(
        "access",
        "read",
        "order",
        strategy,
        "field",
        "bean",
        "typed",
        "",
        "17",
        Mode.AVERAGE_TIME,
        1);
  }

  private static PlannedCell planned(Cell cell) {
    return new PlannedCell(cell, "plain", null, List.of());
  }

  private static Header header() {
    Range rounds = BLOCK.rounds();
    Settings settings =
        JournalBuilder.withPlacement(
            JournalBuilder.settings(
                Range.exactly(1), Duration.ofMillis(20), 1, Duration.ofMillis(20), rounds),
            Interleaving.ITERATIONS,
            ProcessorChoice.ANY);
    Machine machine = new Machine("cpu", 2, 1L << 33, "os", "unknown", 0);
    return new Header(
        new Header.RunStart("0", "accbench run", "test", 1, "2026-01-01T00:00:00Z"),
        machine,
        List.of(),
        new Header.Subjects(List.of(), List.of(), List.of(), List.of()),
        new Header.RunPlan(settings, List.of(BLOCK), List.of(), null),
        List.of());
  }

  /** A fork of each round: a number of time alone would be decided at once. */
  private void forks(Cell cell, String cause, double nanosPerOp, double... bytesPerOp) {
    for (int round = 0; round < bytesPerOp.length; round++) {
      launches.add(
          JournalBuilder.launch(
              cell.id(),
              round,
              cause,
              "ns/op",
              List.of(),
              cause == null ? List.of(nanosPerOp + round / 100.0) : List.of(),
              List.of(),
              cause == null ? List.of(bytesPerOp[round]) : List.of(),
              List.of(),
              1,
              0,
              Conditions.UNKNOWN,
              Map.of(),
              List.of()));
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
    launches.add(
        JournalBuilder.launch(
            lost.cell(),
            lost.round(),
            "killed",
            "",
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            1,
            0,
            Map.of(),
            List.of()));

    assertThat(open()).isEmpty();
  }

  @Test
  void between_two_looks_all_stay_open() {
    forks(BASE, null, 200, 100, 100, 100);
    forks(OTHER, null, 100, 50, 50, 50);

    assertThat(open()).containsExactlyInAnyOrder(BASE.id(), OTHER.id());
  }
}
