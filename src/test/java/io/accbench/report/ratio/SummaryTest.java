package io.accbench.report.ratio;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.analysis.Activity;
import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.Row;
import io.accbench.model.Block;
import io.accbench.model.Cause;
import io.accbench.model.Cell;
import io.accbench.model.CellOutcome;
import io.accbench.model.Mode;
import io.accbench.model.Obstacle;
import io.accbench.model.PlannedCell;
import io.accbench.model.SampleCells;
import io.accbench.report.run.SampleAnalysis;
import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SummaryTest {
  @Test
  void shown_differences_are_ranked_the_others_only_named() {
    Group group =
        group(
            "order",
            Mode.AVERAGE_TIME,
            row("reflection", 1, 5),
            row("unsafe", 1.5, 5),
            row("hidden", 3, 5),
            row("lambda", 0.5, 5),
            row("varhandle", 9, 4));
    assertThat(lines(List.of(group)))
        .containsExactly(
            "read, order, fields: faster than reflection: hidden 3.00×, unsafe 1.50×; slower:"
                + " lambda 0.50×; too few forks (4 of 5): varhandle");
  }

  @Test
  void tables_that_say_the_same_share_a_line() {
    List<Group> groups = new ArrayList<>();
    for (String fixture : List.of("order", "wide")) {
      groups.add(group(fixture, Mode.AVERAGE_TIME, row("reflection", 1, 2), row("hidden", 1.2, 2)));
    }
    assertThat(lines(groups))
        .containsExactly("order; wide: too few forks (2 of 5) to rank against reflection");
  }

  @Test
  void a_table_without_a_baseline_is_left_out() {
    Row failed = unmeasured("reflection");
    assertThat(lines(List.of(group("order", Mode.AVERAGE_TIME, failed, row("hidden", 2, 5)))))
        .isEmpty();
    assertThat(lines(List.of(group("order", Mode.AVERAGE_TIME, row("reflection", 1, 5)))))
        .isEmpty();
  }

  @Test
  void many_tables_are_counted_strategy_by_strategy() {
    List<Group> groups = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      groups.add(
          group(
              "fixture" + i,
              i < 7 ? Mode.AVERAGE_TIME : Mode.SINGLE_SHOT,
              row("reflection", 1, 5),
              row("hidden", i < 7 ? (i == 0 ? 0.5 : 1.5 + i) : 0.25, 5),
              row("lambda", 1.02, 5)));
    }
    assertThat(lines(groups))
        .containsExactly(
            "hidden: faster than reflection in 6 of 7 tables (2.50× to 7.50×), slower in 1"
                + " (0.500×); first operation slower than reflection in 2 of 2 tables (0.250×)",
            "lambda: neither faster nor slower in any of 7 tables (undecided in 7); first operation"
                + " neither faster nor slower in any of 2 tables (undecided in 2)");
  }

  private static List<String> lines(List<Group> groups) {
    return Summary.lines(
        new Analysis(null, List.of(), null, groups, List.of(), List.of(), List.of()));
  }

  private static Group group(String fixture, Mode mode, Row... rows) {
    List<Row> placed = new ArrayList<>();
    for (Row row : rows) {
      Cell cell =
          SampleCells.of(
              "access read %s %s field bean typed - 17 %s 1",
              fixture, row.planned().cell().strategy(), mode);
      placed.add(with(row, cell));
    }
    List<PlannedCell> cells = placed.stream().map(Row::planned).toList();
    return new Group(new Block(fixture, List.of("strategy"), cells, 5), placed);
  }

  private static Row with(Row row, Cell cell) {
    return row(new PlannedCell(cell, "plain", null, List.of()), row.outcome(), row.ratio());
  }

  private static Row unmeasured(String strategy) {
    return row(planned(strategy), new Obstacle.Failed(Cause.NONE), null);
  }

  /** The interval is 5 % to either side. */
  private static Row row(String strategy, double factor, int forks) {
    Estimate value = new Estimate(factor, factor * 0.95, factor * 1.05, forks);
    return row(
        planned(strategy), new CellOutcome.Measured(), SampleAnalysis.judged(value, factor, 9));
  }

  private static PlannedCell planned(String strategy) {
    Cell cell = SampleCells.of("- - - %s - - - - - avgt 1", strategy);
    return new PlannedCell(cell, "plain", null, List.of());
  }

  private static Row row(PlannedCell planned, CellOutcome outcome, Ratio ratio) {
    return new Row(
        planned,
        outcome,
        5,
        0,
        new Row.RowTime(null, "", null, null, 0, 0, Map.of(), false),
        ratio,
        new Row.RowAllocation(Double.NaN, null),
        Activity.NONE,
        Map.of());
  }
}
