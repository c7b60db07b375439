package io.accbench.gate;

import io.accbench.analysis.Allocation;
import io.accbench.analysis.Analysis;
import io.accbench.analysis.Pairing;
import io.accbench.analysis.Procedure;
import io.accbench.analysis.Row;
import io.accbench.model.Cell;
import io.accbench.model.Goal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Compares rows with others of the same rounds. */
final class InRun {
  private final Pairing pairing;
  private final Pairs pairs;
  private final List<String> axes;
  private final Goal goal;

  InRun(Analysis analysis, Pairs pairs, List<String> axes) {
    this.pairing = new Pairing(analysis);
    this.pairs = pairs;
    this.axes = axes;
    this.goal = analysis.header().settings().goal();
  }

  /**
   * Returns what a rule expects of rows.
   *
   * @param problems receives a problem when two sides were not measured together
   */
  RowExpectations.Matched found(
      Expectation rule, RowSelector.RowChoice choice, List<String> problems) {
    if (pairs.apart(choice)) {
      problems.add(
          "%s: %s and %s were not measured in the same rounds; run with --baseline %s=%s"
              .formatted(
                  rule.place(), choice.first(), choice.second(), choice.pair(), choice.second()));
    }
    List<RowExpectation> expectations = new ArrayList<>();
    for (Pair pair : pairs.of(choice)) {
      if (rule.written() || !pair.nothingToSay(rule.metric())) {
        expectations.add(expectation(rule, pair));
      }
    }
    return new RowExpectations.Matched(expectations, List.of());
  }

  private RowExpectation expectation(Expectation rule, Pair pair) {
    Metric metric = rule.metric();
    double[] logs = rounds(pairing, metric, pair.cell(), pair.baseCell());
    Optional<RowObstacle> obstacle = pair.obstacle(metric);
    RowExpectation expectation =
        RowExpectation.of(
                rule,
                goal,
                new ComparedCells(pair.cell(), pair.baseCell(), false, axes),
                pair.sameCode()
                    ? new Evidence.SameCode(logs.length)
                    : new Evidence.Rounds(logs, Procedure.of(pair.group().block().rounds())))
            .allocating(newBytesPerOp(metric, pair.row(), pair.base()));
    return obstacle.isEmpty() && logs.length == 0
        ? expectation.hindered(new RowObstacle.NoCommonRound())
        : obstacle.map(expectation::hindered).orElse(expectation);
  }

  /** Returns the logarithms of candidate over base, one for each round that measured both. */
  static double[] rounds(Pairing pairing, Metric metric, Cell cell, Cell base) {
    return metric == Metric.TIME ? pairing.times(cell, base) : pairing.bytes(cell, base);
  }

  private static double newBytesPerOp(Metric metric, Row row, Row base) {
    boolean appeared =
        Allocation.isNothing(base.allocation().bytesPerOp())
            && !Allocation.isNothing(row.allocation().bytesPerOp());
    return metric == Metric.ALLOCATION && appeared ? row.allocation().bytesPerOp() : Double.NaN;
  }
}
