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
import java.util.Set;

/**
 * Compares rows with the same rows of a stored run. A row that only one of the two runs has is
 * never left out: it is inconclusive when only the stored run measured it, and a finding when it is
 * new.
 */
final class BeforeAndNow {
  private final Pairing now;
  private final Set<Cell> cellsNow;
  private final Stored stored;
  private final Pairs pairsNow;
  private final Pairs pairsThen;
  private final RowLabels names;
  private final Goal goal;

  BeforeAndNow(Analysis now, Pairs pairsNow, Stored stored, RowLabels names) {
    this.now = new Pairing(now);
    this.cellsNow = Set.copyOf(pairsNow.cells());
    this.stored = stored;
    this.pairsNow = pairsNow;
    this.pairsThen = stored.pairs();
    this.names = names;
    this.goal = now.header().settings().goal();
  }

  /** Returns the claims of an expectation, and the rows that are new. */
  MatchedRows found(Expectation expectation, RowSelector.Choice choice) {
    Map<String, Pair> then = pairs(pairsThen, choice);
    List<RowExpectation> claims = new ArrayList<>();
    List<Finding> fresh = new ArrayList<>();
    pairs(pairsNow, choice)
        .forEach((key, pair) -> beside(expectation, pair, then.remove(key), claims, fresh));
    then.values().stream()
        .filter(pair -> pair.measured(expectation.metric()))
        .map(pair -> missing(expectation, pair))
        .forEach(claims::add);
    return new MatchedRows(claims, fresh);
  }

  private Map<String, Pair> pairs(Pairs pairs, RowSelector.Choice choice) {
    Map<String, Pair> byKey = new LinkedHashMap<>();
    (stored.raw() ? pairs.single(choice) : pairs.of(choice))
        .forEach(pair -> byKey.put(pair.key(), pair));
    return byKey;
  }

  /**
   * Adds the claim or finding for a row of this run; {@code then} is null when the stored run does
   * not have the row.
   */
  private void beside(
      Expectation expectation,
      Pair pair,
      Pair then,
      List<RowExpectation> claims,
      List<Finding> fresh) {
    Metric metric = expectation.metric();
    boolean before = then != null && then.measured(metric);
    boolean quiet = !expectation.written() && pair.nothingToSay(metric);
    if (!before && quiet) {
      return;
    }
    if (then == null) {
      fresh.add(Finding.of(FindingKind.NEW_ROW, name(pair)));
    } else if (!before
        && pair.measured(metric)
        && (then.unsupported() || then.nothingToSay(metric))) {
      fresh.add(Finding.of(FindingKind.ROW_NOT_MEASURED_THEN, name(pair), then.obstacle(metric)));
    } else {
      claims.add(claim(expectation, pair, then, before));
    }
  }

  private RowExpectation claim(Expectation expectation, Pair pair, Pair then, boolean before) {
    Metric metric = expectation.metric();
    Evidence evidence =
        stored.evidence(
            now, Procedure.of(pair.group().block().rounds()), metric, pair.cell(), pair.baseCell());
    String today = pair.obstacle(metric);
    String obstacle =
        !today.isEmpty()
            ? (before && !pair.measured(metric) ? "measured in the stored run; now " : "") + today
            : then.obstacle(metric).isEmpty() ? "" : "in the stored run " + then.obstacle(metric);
    boolean nothing = obstacle.isEmpty() && evidence.samples() == 0;
    return RowExpectation.of(expectation, goal, name(pair), pair, evidence)
        .hindered(nothing ? "in one of the two runs no round measured both" : obstacle);
  }

  private RowExpectation missing(Expectation expectation, Pair then) {
    return RowExpectation.of(expectation, goal, name(then), then, null)
        .hindered("measured in the stored run, but now " + whyMissing(then));
  }

  private String whyMissing(Pair then) {
    if (!cellsNow.contains(then.cell())) {
      return "not planned";
    }
    return "not compared with "
        + then.baseCell().id()
        + "; measure it with accbench run --baseline AXIS=VALUE";
  }

  private String name(Pair pair) {
    return names.stored(pair.cell(), pair.baseCell());
  }
}
