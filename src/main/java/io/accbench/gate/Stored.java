package io.accbench.gate;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Pairing;
import io.accbench.analysis.Procedure;
import io.accbench.model.Cell;
import io.accbench.model.Finding;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A run from before, as the other side: its ratios to the in-run baseline, which travel between
 * machines, or its raw scores, which do not.
 */
public final class Stored {
  private final Pairing then;
  private final boolean raw;
  private final List<Finding> findings;
  private final Map<String, Group> groups = new HashMap<>();

  private Stored(Analysis then, boolean raw, List<Finding> findings) {
    this.then = new Pairing(then);
    this.raw = raw;
    this.findings = findings;
    then.groups()
        .forEach(
            group -> group.rows().forEach(row -> groups.put(row.planned().cell().id(), group)));
  }

  /**
   * A stored run that may be compared with one of now.
   *
   * @param name of the stored run, for messages
   * @param raw whether raw scores are compared
   * @throws io.accbench.model.UserException with every reason why it may not, exit code 7
   */
  public static Stored of(String name, Analysis then, Analysis now, boolean raw) {
    Comparability comparability = new Comparability(name, then, now, raw);
    comparability.check();
    return new Stored(then, raw, comparability.findings());
  }

  boolean raw() {
    return raw;
  }

  List<Finding> findings() {
    return findings;
  }

  /** Whether it measured a cell, and against the same baseline. */
  boolean has(Cell cell, Cell base) {
    Group group = groups.get(cell.id());
    return group != null && (raw || group.block().baseline().cell().id().equals(base.id()));
  }

  Evidence evidence(Pairing now, Procedure procedureNow, Metric metric, Cell cell, Cell base) {
    Procedure procedureThen = Procedure.of(groups.get(cell.id()).block().rounds());
    return new Evidence.Sides(
        samples(now, metric, cell, base),
        procedureNow,
        samples(then, metric, cell, base),
        procedureThen);
  }

  private double[] samples(Pairing pairing, Metric metric, Cell cell, Cell base) {
    if (!raw) {
      return Claims.rounds(pairing, metric, cell, base);
    }
    return metric == Metric.TIME ? pairing.times(cell) : pairing.bytes(cell);
  }
}
