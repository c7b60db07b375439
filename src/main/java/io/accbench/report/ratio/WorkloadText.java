package io.accbench.report.ratio;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.fork.LaunchList;
import io.accbench.kernel.wire.FactKeys;
import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import io.accbench.model.Prepared;
import io.accbench.suite.Suites;
import io.accbench.suite.WorkCounts;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** The work of one operation of a block's cells in words, with counts as far as its forks agree. */
final class WorkloadText {
  private WorkloadText() {}

  /**
   * Returns {@code 36 properties of 11 beans in layout bean, typed slots}; empty where nothing is
   * known.
   */
  static String of(Block block, Analysis analysis) {
    Cell cell = block.baseline().cell();
    long beans = fact(FactKeys.BEANS, block, analysis);
    WorkCounts counts =
        new WorkCounts(
            fact(FactKeys.ACCESSES, block, analysis),
            beans > 0 ? beans : prepared(block, analysis));
    return Suites.of(cell).work(cell, block.varies(), counts);
  }

  /**
   * Returns the number that every fork of the block reports; 0 where they differ or no fork reports
   * one.
   */
  private static long fact(String name, Block block, Analysis analysis) {
    Set<String> cells =
        block.cells().stream().map(planned -> planned.cell().id()).collect(Collectors.toSet());
    List<String> values =
        cells.stream()
            .flatMap(cell -> LaunchList.ofCell(analysis.launches(), cell).stream())
            .map(Launch::facts)
            .filter(Objects::nonNull)
            .map(facts -> facts.get(name))
            .filter(Objects::nonNull)
            .distinct()
            .toList();
    boolean number = values.size() == 1 && values.get(0).matches("\\d{1,18}");
    return number ? Long.parseLong(values.get(0)) : 0;
  }

  private static long prepared(Block block, Analysis analysis) {
    Set<String> fixtures =
        block.cells().stream()
            .map(PlannedCell::cell)
            .map(Cell::fixture)
            .filter(Objects::nonNull)
            .collect(Collectors.toSet());
    List<Integer> beans =
        analysis.header().subjects().prepared().stream()
            .filter(prepared -> fixtures.contains(prepared.fixture()))
            .map(Prepared::beans)
            .distinct()
            .toList();
    return beans.size() == 1 ? beans.get(0) : 0;
  }
}
