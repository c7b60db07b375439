package io.accbench.analysis;

import io.accbench.model.Block;
import io.accbench.model.Machine;
import io.accbench.model.PlannedCell;
import io.accbench.stats.RandomEffects;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A row that was measured several times, each time on one machine. Ratios are made machine by
 * machine and then combined; scores of different machines are never pooled.
 *
 * @param block the block of the row
 * @param planned the row's cell
 * @param ratios the ratio of each measurement, at least 2
 * @param combined the logarithm of the ratio over all of them
 */
public record ReplicatedRow(
    Block block, PlannedCell planned, List<OnMachine> ratios, RandomEffects combined) {

  /**
   * A ratio that was measured on one machine.
   *
   * @param started the start of the measurement, as an ISO-8601 instant
   */
  public record OnMachine(Machine machine, String started, Ratio ratio) {}

  /** Returns the rows that several of these analyses have, in the order of the first. */
  static List<ReplicatedRow> of(List<Analysis> parts) {
    Map<String, List<Measured>> byCell = new LinkedHashMap<>();
    for (Analysis part : parts) {
      for (Group group : part.groups()) {
        for (Row row : group.rows()) {
          if (!group.isBaseline(row) && combinable(row.ratio())) {
            byCell
                .computeIfAbsent(row.planned().cell().id(), any -> new ArrayList<>())
                .add(new Measured(part, group, row));
          }
        }
      }
    }
    return byCell.values().stream()
        .filter(measured -> measured.size() > 1)
        .map(ReplicatedRow::combined)
        .toList();
  }

  private record Measured(Analysis part, Group group, Row row) {}

  /** Returns whether a ratio has an error of its own by which it can be weighted. */
  private static boolean combinable(Ratio ratio) {
    return ratio != null
        && ratio.enough()
        && !ratio.inactive()
        && ratio.logs().stream().distinct().count() > 1;
  }

  private static ReplicatedRow combined(List<Measured> measured) {
    List<RandomEffects.Effect> effects = new ArrayList<>();
    List<OnMachine> ratios = new ArrayList<>();
    for (Measured each : measured) {
      Ratio ratio = each.row.ratio();
      ratios.add(
          new OnMachine(each.part.header().machine(), each.part.header().start().time(), ratio));
      effects.add(
          RandomEffects.Effect.of(
              ratio.logs().stream().mapToDouble(Double::doubleValue).toArray()));
    }
    Measured first = measured.get(0);
    return new ReplicatedRow(
        first.group.block(),
        first.row.planned(),
        List.copyOf(ratios),
        RandomEffects.of(effects, Analyzer.CONFIDENCE));
  }
}
