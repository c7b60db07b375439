package io.accbench.gate;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Pairing;
import io.accbench.analysis.Procedure;
import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Goal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Compares rows with the same rows of a stored run. A row that only one of the two runs has is
 * never left out. It is inconclusive when only the stored run measured it, and a finding when it is
 * new.
 */
final class BeforeAndNow {
  private final Pairing now;
  private final Set<Cell> cellsNow;
  private final Stored stored;
  private final Pairs pairsNow;
  private final Pairs pairsThen;
  private final List<String> axes;
  private final Goal goal;

  BeforeAndNow(Analysis now, Pairs pairsNow, Stored stored, List<String> axes) {
    this.now = new Pairing(now);
    this.cellsNow = Set.copyOf(pairsNow.cells());
    this.stored = stored;
    this.pairsNow = pairsNow;
    this.pairsThen = stored.pairs();
    this.axes = axes;
    this.goal = now.header().settings().goal();
  }

  /** Returns what a rule expects of rows, and the rows that are new. */
  RowExpectations.Matched found(Expectation rule, RowSelector.RowChoice choice) {
    Map<String, Pair> then = pairs(pairsThen, choice);
    List<RowExpectation> expectations = new ArrayList<>();
    List<Finding> fresh = new ArrayList<>();
    pairs(pairsNow, choice)
        .forEach((key, pair) -> beside(rule, pair, then.remove(key), expectations, fresh));
    then.values().stream()
        .filter(pair -> pair.measured(rule.metric()))
        .map(pair -> missing(rule, pair))
        .forEach(expectations::add);
    return new RowExpectations.Matched(expectations, fresh);
  }

  private Map<String, Pair> pairs(Pairs pairs, RowSelector.RowChoice choice) {
    Map<String, Pair> byKey = new LinkedHashMap<>();
    (stored.raw() ? pairs.single(choice) : pairs.of(choice))
        .forEach(pair -> byKey.put(pair.key(), pair));
    return byKey;
  }

  /**
   * Adds the expectation or finding for a row of this run; {@code then} is null when the stored run
   * does not have the row.
   */
  private void beside(
      Expectation rule,
      Pair pair,
      Pair then,
      List<RowExpectation> expectations,
      List<Finding> fresh) {
    Metric metric = rule.metric();
    boolean before = then != null && then.measured(metric);
    boolean quiet = !rule.written() && pair.nothingToSay(metric);
    if (!before && quiet) {
      return;
    }
    if (then == null) {
      fresh.add(Finding.of(FindingKind.NEW_ROW, pair.cell().id(), compared(pair)));
    } else if (!before
        && pair.measured(metric)
        && (then.unsupported() || then.nothingToSay(metric))) {
      fresh.add(notMeasuredThen(compared(pair), then, metric));
    } else {
      expectations.add(expectation(rule, pair, then, before));
    }
  }

  private RowExpectation expectation(Expectation rule, Pair pair, Pair then, boolean before) {
    Metric metric = rule.metric();
    Evidence evidence =
        stored.evidence(
            now, Procedure.of(pair.group().block().rounds()), metric, pair.cell(), pair.baseCell());
    boolean lost = before && !pair.measured(metric);
    Optional<RowObstacle> now = pair.obstacle(metric);
    Optional<RowObstacle> obstacle =
        lost
            ? now.map(RowObstacle.NoLongerMeasured::new)
            : now.or(() -> then.obstacle(metric).map(RowObstacle.NotMeasuredThen::new));
    RowExpectation expectation = RowExpectation.of(rule, goal, compared(pair), evidence);
    return obstacle.isEmpty() && evidence.samples() == 0
        ? expectation.hindered(new RowObstacle.NoCommonRoundInOneRun())
        : obstacle.map(expectation::hindered).orElse(expectation);
  }

  private static Finding notMeasuredThen(ComparedCells row, Pair then, Metric metric) {
    String subject = row.cell().id();
    return then.obstacle(metric).orElse(null) instanceof RowObstacle.NotMeasured not
        ? Finding.of(FindingKind.ROW_NOT_MEASURED_THEN, subject, not.cell(), not.outcome(), row)
        : Finding.of(FindingKind.ROW_WITHOUT_ALLOCATION_THEN, subject, row);
  }

  private RowExpectation missing(Expectation rule, Pair then) {
    return RowExpectation.of(rule, goal, compared(then), null)
        .hindered(
            cellsNow.contains(then.cell())
                ? new RowObstacle.NoLongerCompared(then.baseCell())
                : new RowObstacle.NoLongerPlanned());
  }

  private ComparedCells compared(Pair pair) {
    return new ComparedCells(pair.cell(), pair.baseCell(), true, axes);
  }
}
