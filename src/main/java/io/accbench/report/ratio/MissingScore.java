package io.accbench.report.ratio;

import io.accbench.analysis.Row;
import io.accbench.analysis.fork.LaunchList;
import io.accbench.model.CellOutcome;
import io.accbench.model.Launch;
import io.accbench.model.Obstacle;
import io.accbench.report.text.ObstacleText;
import io.accbench.report.text.Text;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** Explains why a row has no score, or fewer forks than it should have. */
final class MissingScore {
  private MissingScore() {}

  /** Returns {@code failed: exit code 137}; empty when nothing is wrong. */
  static String of(Row row, List<Launch> launches) {
    if (row.outcome() instanceof Obstacle obstacle && !obstacle.cause().thrown().isEmpty()) {
      return Text.plain(ObstacleText.of(obstacle));
    }
    if (row.measured() && row.failedForks() <= 0) {
      return "";
    }
    String words =
        row.measured()
            ? row.failedForks() + " of " + (row.forks() + row.failedForks()) + " forks failed"
            : row.outcome().label();
    String cause = cause(row, launches);
    return words + (Text.present(cause) ? ": " + Text.plain(cause) : "");
  }

  /** Returns the reason for one line: see {@link ObstacleText#brief}. */
  static String brief(Row row, List<Launch> launches) {
    return row.outcome() instanceof Obstacle.NotSupported refused
        ? Text.plain(ObstacleText.brief(refused))
        : of(row, launches);
  }

  /**
   * Returns the cause of the cell's first fork in a round without a score, or why the cell has no
   * fork at all; null when there is no such cause.
   */
  private static String cause(Row row, List<Launch> launches) {
    if (row.outcome() instanceof CellOutcome.NotRun) {
      return ObstacleText.why(row.outcome());
    }
    String id = row.planned().cell().id();
    List<Launch> own = LaunchList.ofCell(launches, id);
    Set<Integer> measured =
        own.stream()
            .filter(launch -> !launch.failed())
            .map(Launch::round)
            .collect(Collectors.toSet());
    return own.stream()
        .filter(launch -> !measured.contains(launch.round()))
        .map(launch -> launch.outcome().cause())
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }
}
