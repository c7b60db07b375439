package io.accbench.report.ratio;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.LaunchList;
import io.accbench.kernel.wire.FactKeys;
import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import io.accbench.model.Prepared;
import io.accbench.report.text.Counts;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** Counts what one operation of a block's cells does, as far as its forks agree. */
final class WorkloadText {
  private WorkloadText() {}

  /**
   * Returns {@code 36 properties of 11 beans in layout bean, typed slots}; empty where nothing is
   * known.
   */
  static String of(Block block, Analysis analysis) {
    Cell cell = block.baseline().cell();
    List<String> varies = Text.each(block.varies());
    List<String> held = new ArrayList<>();
    if (Text.present(cell.layout()) && !varies.contains("layout")) {
      held.add("layout " + Text.plain(cell.layout()));
    }
    if (Text.present(cell.slot()) && !varies.contains("slot")) {
      held.add(Text.plain(cell.slot()) + " slots");
    }
    String counts = counts(block, analysis);
    String holding = String.join(", ", held);
    return counts.isEmpty() || holding.isEmpty() ? counts + holding : counts + " in " + holding;
  }

  private static String counts(Block block, Analysis analysis) {
    Cell cell = block.baseline().cell();
    long accesses = fact(FactKeys.ACCESSES, block, analysis);
    long beans = fact(FactKeys.BEANS, block, analysis);
    if (!cell.wholeGraph() && !Text.each(block.varies()).contains("layout")) {
      return accesses > 0 ? accesses(accesses) : "";
    }
    beans = beans > 0 ? beans : prepared(block, analysis);
    String of = beans > 0 ? Counts.of(beans, "bean") : "";
    if (accesses <= 0) {
      return of;
    }
    if (!Set.of("read", "write").contains(Text.plain(cell.operation()))) {
      return accesses(accesses) + (of.isEmpty() ? "" : ", " + of);
    }
    String properties = Counts.of(accesses, "property", "properties");
    return properties + (of.isEmpty() ? "" : " of " + of);
  }

  private static String accesses(long number) {
    return Counts.of(number, "access", "accesses");
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
            .flatMap(cell -> LaunchList.ofCell(Text.each(analysis.launches()), cell).stream())
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
        Text.each(analysis.header().prepared()).stream()
            .filter(prepared -> fixtures.contains(prepared.fixture()))
            .map(Prepared::beans)
            .distinct()
            .toList();
    return beans.size() == 1 ? beans.get(0) : 0;
  }
}
