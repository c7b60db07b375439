package io.accbench.report;

import io.accbench.analysis.Row;
import io.accbench.model.Launch;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** Why a row has no score, or fewer forks than it should have. */
final class Reason {
  private Reason() {}

  /** {@code failed: exit code 137}; empty when nothing is wrong. */
  static String of(Row row, List<Launch> launches) {
    boolean measured = row.status() == Row.Status.MEASURED;
    if (measured && row.failedForks() <= 0) {
      return "";
    }
    String words =
        measured
            ? row.failedForks() + " of " + (row.forks() + row.failedForks()) + " forks failed"
            : words(row.status());
    String cause = Text.present(row.reason()) ? row.reason() : cause(row, launches);
    return words + (Text.present(cause) ? ": " + Text.plain(cause) : "");
  }

  /** The same for one line: without exception classes and without what every property shares. */
  static String brief(Row row, List<Launch> launches) {
    String reason = of(row, launches);
    return row.status() == Row.Status.NOT_SUPPORTED
        ? reason
            .replaceFirst("(\\d+) of \\1 properties not reachable: ", "")
            .replaceAll("\\b[\\w.$]*(Exception|Error): ", "")
        : reason;
  }

  static String words(Row.Status status) {
    return switch (status) {
      case MEASURED -> "measured";
      case NOT_SUPPORTED -> "not supported";
      case UNAVAILABLE -> "unavailable";
      case FAILED -> "failed";
      case NOT_RUN -> "not run";
    };
  }

  /**
   * Why the first failed fork of a cell failed, of those whose round has no score, or why it has
   * none; null when neither.
   */
  private static String cause(Row row, List<Launch> launches) {
    if (row.status() == Row.Status.NOT_RUN) {
      return "the run ended before its first fork";
    }
    String id = row.planned().cell().id();
    List<Launch> own = launches.stream().filter(launch -> id.equals(launch.cell())).toList();
    Set<Integer> measured =
        own.stream()
            .filter(launch -> !launch.failed())
            .map(Launch::round)
            .collect(Collectors.toSet());
    return own.stream()
        .filter(launch -> !measured.contains(launch.round()))
        .map(Launch::cause)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }
}
