package io.accbench.analysis;

import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Mode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Pairs blocks that share all axes but the mode: single shot with average time, or with throughput
 * where average time was not measured.
 */
final class StartUps {
  private StartUps() {}

  /**
   * Returns the start-ups in the order of the single-shot blocks; blocks whose baseline lacks
   * either mode are left out.
   */
  static List<StartUp> of(List<Group> groups) {
    Map<String, Group> average = byId(groups, Mode.AVERAGE_TIME);
    Map<String, Group> throughput = byId(groups, Mode.THROUGHPUT);
    List<StartUp> startUps = new ArrayList<>();
    byId(groups, Mode.SINGLE_SHOT)
        .forEach(
            (id, shots) -> {
              List<StartUp.ColdRow> rows = rows(shots, average.get(id));
              if (rows.isEmpty()) {
                rows = rows(shots, throughput.get(id));
              }
              if (!rows.isEmpty()) {
                startUps.add(startUp(shots.block(), rows));
              }
            });
    return List.copyOf(startUps);
  }

  private static StartUp startUp(Block shots, List<StartUp.ColdRow> rows) {
    return new StartUp(shared(shots), shots.baseline().cell(), shots.varies(), rows);
  }

  private static Map<String, Group> byId(List<Group> groups, Mode mode) {
    Map<String, Group> byId = new LinkedHashMap<>();
    for (Group group : groups) {
      Cell baseline = group.block().baseline().cell();
      boolean varies = group.block().varies().contains("mode");
      if (baseline.mode() == mode && !varies && !Floor.isEmpty(baseline)) {
        byId.putIfAbsent(group.block().varies() + shared(group.block()), group);
      }
    }
    return byId;
  }

  private static String shared(Block block) {
    Cell baseline = block.baseline().cell();
    return baseline.axes().stream()
        .filter(axis -> !axis.equals("mode") && !block.varies().contains(axis))
        .map(baseline::axis)
        .filter(value -> !value.isEmpty())
        .collect(Collectors.joining("/"));
  }

  private static List<StartUp.ColdRow> rows(Group shots, Group steady) {
    Map<String, StartUpPair> pairs = pairs(shots, steady);
    String baselineLabel = label(shots.block(), shots.block().baseline().cell());
    StartUpPair baseline = pairs.get(baselineLabel);
    List<StartUp.ColdRow> rows = new ArrayList<>();
    if (baseline != null) {
      pairs.forEach((label, pair) -> rows.add(row(label, pair, baselineLabel, baseline)));
    }
    return List.copyOf(rows);
  }

  private static Map<String, StartUpPair> pairs(Group shots, Group steady) {
    Map<String, StartUpPair> pairs = new LinkedHashMap<>();
    if (steady == null || !sameBaseline(shots.block(), steady.block())) {
      return pairs;
    }
    Map<String, Row> others = new LinkedHashMap<>();
    steady.rows().forEach(row -> others.put(label(steady.block(), row.planned().cell()), row));
    for (Row row : shots.rows()) {
      String label = label(shots.block(), row.planned().cell());
      Row other = others.get(label);
      if (other != null && row.time().nanosPerOp() != null && other.time().nanosPerOp() != null) {
        pairs.put(label, new StartUpPair(row, other));
      }
    }
    return pairs;
  }

  private static boolean sameBaseline(Block shots, Block steady) {
    return label(shots, shots.baseline().cell()).equals(label(steady, steady.baseline().cell()));
  }

  private static StartUp.ColdRow row(
      String label, StartUpPair pair, String baselineLabel, StartUpPair baseline) {
    BreakEven breakEven =
        label.equals(baselineLabel) ? BreakEven.OF_BASELINE : BreakEven.of(pair, baseline);
    return new StartUp.ColdRow(
        label, pair.first().time().nanosPerOp(), pair.steady().time().nanosPerOp(), breakEven);
  }

  /**
   * Returns the values on the varying axes, {@code hidden, 17}; the strategy when no axis varies.
   */
  private static String label(Block block, Cell cell) {
    return block.varies().isEmpty()
        ? cell.strategy()
        : block.varies().stream().map(cell::axis).collect(Collectors.joining(", "));
  }
}
