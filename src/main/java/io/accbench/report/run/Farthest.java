package io.accbench.report.run;

import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import java.util.Comparator;
import java.util.Optional;

/**
 * The decided ratio of a group that is the furthest from 1.
 *
 * @param row its row
 */
record Farthest(Row row) {
  /** Returns the ratio; empty where the group has no decided one. */
  static Optional<Farthest> of(Group group) {
    return group.rows().stream()
        .filter(row -> row.measured() && !row.time().atFloor() && !group.isBaseline(row))
        .filter(row -> row.ratio() != null && row.ratio().shown())
        .map(Farthest::new)
        .max(Comparator.comparingDouble(Farthest::logarithm));
  }

  /** Returns how far the ratio is from 1: the same for twice and half. */
  double logarithm() {
    return Math.abs(Math.log(row.ratio().value().center()));
  }
}
