package io.accbench.analysis;

import io.accbench.analysis.fork.ForkStatistic;
import io.accbench.analysis.fork.Forks;
import io.accbench.analysis.fork.RoundStatistic;
import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Journal;
import io.accbench.model.PlannedCell;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A cell and its copy with injected work, compared round by round by every statistic.
 *
 * @param block the block that holds both
 * @param copy the cell with the injection; without it, it is the cell that it is compared with
 * @param logs the logarithms by the statistic's name, the one in use ({@link Analyzer#statistic})
 *     among them: by round that measured both, ln(time of the copy) − ln(time of the cell)
 */
public record PairedRounds(Block block, PlannedCell copy, Map<String, double[]> logs) {
  /** The name of the plain mean, which leaves nothing out. */
  public static final String MEAN = ForkStatistic.MEAN.words();

  /**
   * Returns every injected cell that its journal can compare with the same cell without injection,
   * in the plan's order.
   */
  public static List<PairedRounds> injected(Journal journal) {
    Map<String, Forks> forks = Analyzer.forks(journal.header(), journal.launches());
    List<PairedRounds> pairs = new ArrayList<>();
    for (Block block : journal.header().blocks()) {
      Cell cell = block.baseline().cell();
      for (PlannedCell copy : block.cells()) {
        boolean injected = !copy.cell().injection().isEmpty();
        if (injected && copy.supported() && copy.cell().with("").equals(cell)) {
          pairs.add(
              new PairedRounds(
                  block, copy, logs(forks.get(copy.cell().id()), forks.get(cell.id()))));
        }
      }
    }
    return List.copyOf(pairs);
  }

  private static Map<String, double[]> logs(Forks copy, Forks cell) {
    Map<String, double[]> logs = new LinkedHashMap<>();
    for (RoundStatistic statistic : RoundStatistic.statistics()) {
      List<Double> each = CellComparison.logs(copy, cell, statistic);
      logs.put(statistic.words(), each.stream().mapToDouble(Double::doubleValue).toArray());
    }
    return logs;
  }

  /** Returns the logarithms by the statistic in use. */
  public double[] inUse() {
    return logs.get(Analyzer.statistic());
  }
}
