package io.accbench.report.ratio;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.analysis.Activity;
import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.Row;
import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.CellOutcome;
import io.accbench.model.PlannedCell;
import io.accbench.model.SampleCells;
import io.accbench.report.run.SampleAnalysis;
import io.accbench.stats.Estimate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** An answer that turns round is found, one that does not is not. */
class ReversedVerdictsTest {

  @Test
  void faster_on_one_stack_and_slower_on_another_is_said_in_one_sentence() {
    assertThat(lines(group("a", "17", 1.12, false), group("b", "17", 0.83, false)))
        .containsExactly(
            "jackson-blackbird against jackson, serialize, order, average time: 1.12× faster on"
                + " stack a; 0.830×, slower on stack b: the verdict depends on the libraries");
  }

  @Test
  void faster_on_one_jvm_and_slower_on_another_depends_on_the_jvm() {
    assertThat(lines(group("a", "17", 1.12, false), group("a", "25", 0.83, false)))
        .singleElement()
        .asString()
        .endsWith(
            "1.12× faster on JVM 17; 0.830×, slower on JVM 25: the verdict depends on the JVM");
  }

  @Test
  void the_same_direction_everywhere_is_no_flip() {
    assertThat(lines(group("a", "17", 1.12, false), group("b", "17", 1.5, false))).isEmpty();
  }

  @Test
  void what_is_inactive_turns_nothing_round() {
    assertThat(lines(group("a", "17", 1.12, true), group("b", "17", 0.83, false))).isEmpty();
  }

  @Test
  void another_stack_on_another_jvm_is_not_compared() {
    assertThat(lines(group("a", "17", 1.12, false), group("b", "25", 0.83, false))).isEmpty();
  }

  @Test
  void faster_where_accesses_are_inlined_and_slower_where_they_are_called_depends_on_that() {
    assertThat(lines(access("bean", 1.4), access("bean-called", 0.8)))
        .containsExactly(
            "hidden against reflection, read, order, average time: 1.40× faster in layout bean;"
                + " 0.800×, slower in layout bean-called: the verdict depends on whether each"
                + " access is inlined or called");
  }

  @Test
  void a_layout_of_one_property_is_other_work() {
    assertThat(lines(access("bean", 1.4), access("mono:id", 0.8))).isEmpty();
    assertThat(lines(access("bean", 1.4), access("bean-called", 1.2))).isEmpty();
  }

  private static List<String> lines(Group... groups) {
    Analysis empty = SampleAnalysis.finished();
    return ReversedVerdicts.lines(
        new Analysis(
            empty.header(),
            List.of(),
            empty.end(),
            Arrays.asList(groups),
            List.of(),
            List.of(),
            List.of()));
  }

  private static Group group(String stack, String jvm, double factor, boolean inactive) {
    return group(
        planned("jackson", stack, jvm), planned("jackson-blackbird", stack, jvm), factor, inactive);
  }

  private static Group access(String layout, double factor) {
    return group(access("reflection", layout), access("hidden", layout), factor, false);
  }

  private static PlannedCell access(String strategy, String layout) {
    Cell cell = SampleCells.of("access read order %s field %s typed - 17 avgt 1", strategy, layout);
    return new PlannedCell(cell, "", null, List.of());
  }

  private static Group group(
      PlannedCell baseline, PlannedCell other, double factor, boolean inactive) {
    Estimate value = new Estimate(factor, factor * 0.99, factor * 1.01, 6);
    Ratio ratio =
        inactive
            ? new Ratio(value, factor, true, List.of(), null, 0)
            : SampleAnalysis.judged(value, factor, 9);
    return new Group(
        new Block("b", List.of("strategy"), List.of(baseline, other), 6),
        List.of(row(baseline, null), row(other, ratio)));
  }

  private static PlannedCell planned(String codec, String stack, String jvm) {
    Cell cell =
        SampleCells.of("codec serialize order %s default - - %s %s avgt 1", codec, stack, jvm);
    return new PlannedCell(cell, "", null, List.of());
  }

  private static Row row(PlannedCell planned, Ratio ratio) {
    Estimate nanos = new Estimate(1000, 990, 1010, 6);
    return new Row(
        planned,
        new CellOutcome.Measured(),
        6,
        0,
        new Row.RowTime(nanos, "ns/op", nanos, nanos, Double.NaN, Double.NaN, Map.of(), false),
        ratio,
        new Row.RowAllocation(Double.NaN, null),
        Activity.NONE,
        Map.of());
  }
}
