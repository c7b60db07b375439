package io.accbench.gate;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Pairing;
import io.accbench.analysis.Procedure;
import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A stored run as the other side: its ratios to the in-run baseline, which carry over to another
 * machine, or its raw scores, which do not.
 */
public final class Stored {
  /** The findings of the stored run without which its rows would be read wrongly. */
  private static final Set<FindingKind> OF_ROWS =
      Set.of(FindingKind.MAY_BE_AT_FLOOR, FindingKind.JMH_ALLOCATION);

  private final Analysis then;
  private final Pairing pairing;
  private final Terms terms;
  private final List<Finding> findings;
  private final Map<String, Group> groups = new HashMap<>();

  /**
   * The terms of a comparison: its quantity, and how far apart the sides may be.
   *
   * @param raw whether scores are compared, not ratios to the in-run baseline
   * @param acrossMachines whether ratios may have been measured on another machine
   */
  public record Terms(boolean raw, boolean acrossMachines) {}

  private Stored(Analysis then, Terms terms, List<Finding> findings) {
    this.then = then;
    this.pairing = new Pairing(then);
    this.terms = terms;
    this.findings = findings;
    then.groups()
        .forEach(
            group -> group.rows().forEach(row -> groups.put(row.planned().cell().id(), group)));
  }

  /**
   * Returns a stored run that may be compared with the current one.
   *
   * @param name name of the stored run, for messages
   * @param terms terms on which they are compared
   * @throws io.accbench.model.UserException with every reason why it may not, exit code 7
   */
  public static Stored of(String name, Analysis then, Analysis now, Terms terms) {
    List<Finding> findings = new ArrayList<>(new Comparability(name, then, now, terms).findings());
    then.findings().stream()
        .filter(finding -> OF_ROWS.contains(finding.kind()))
        .map(finding -> finding.about(name + ": " + finding.subject()))
        .forEach(findings::add);
    return new Stored(then, terms, List.copyOf(findings));
  }

  boolean raw() {
    return terms.raw;
  }

  List<Finding> findings() {
    return findings;
  }

  /** Returns the stored run's rows. */
  Pairs pairs() {
    return new Pairs(then);
  }

  Evidence evidence(Pairing now, Procedure procedureNow, Metric metric, Cell cell, Cell base) {
    Procedure procedureThen = Procedure.of(groups.get(cell.id()).block().rounds());
    return new Evidence.Sides(
        samples(now, metric, cell, base),
        procedureNow,
        samples(pairing, metric, cell, base),
        procedureThen);
  }

  private double[] samples(Pairing pairing, Metric metric, Cell cell, Cell base) {
    if (!terms.raw) {
      return InRun.rounds(pairing, metric, cell, base);
    }
    return metric == Metric.TIME ? pairing.times(cell) : pairing.bytes(cell);
  }
}
