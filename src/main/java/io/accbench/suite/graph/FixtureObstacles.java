package io.accbench.suite.graph;

import io.accbench.model.Cause;
import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Obstacle;
import io.accbench.model.Prepared;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The fixtures that were prepared, and the reasons why others were not.
 *
 * @param prepared one for each fixture on each JVM where it could be prepared
 * @param unprepared the reasons by fixture and JVM
 */
public record FixtureObstacles(List<Prepared> prepared, Map<List<String>, String> unprepared) {

  /** Returns why nothing at all can be measured with the cell's fixture on its JVM, or empty. */
  public Optional<Obstacle> of(Cell cell) {
    boolean ready =
        prepared.stream()
            .anyMatch(one -> one.fixture().equals(cell.fixture()) && one.jvm().equals(cell.jvm()));
    if (ready) {
      return Optional.empty();
    }
    String reason = unprepared.get(List.of(cell.fixture(), cell.jvm()));
    String words = reason == null ? "" : ": " + Refused.said(Cause.of(reason)).message();
    return Optional.of(
        new Obstacle.Failed(
            Cause.of(
                "fixture %s could not be prepared on %s%s"
                    .formatted(cell.fixture(), cell.jvm(), words))));
  }

  /** Returns one finding for each fixture and JVM where it could not be prepared. */
  public List<Finding> findings() {
    return unprepared.entrySet().stream()
        .map(
            entry ->
                Finding.of(
                    FindingKind.NOT_PREPARED,
                    entry.getKey().get(0),
                    entry.getKey().get(1),
                    entry.getValue()))
        .toList();
  }
}
