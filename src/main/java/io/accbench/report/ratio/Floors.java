package io.accbench.report.ratio;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.model.Cell;
import io.accbench.report.text.TimeScale;
import java.util.List;

/**
 * Recognises and shows the empty benchmark, which has no work to compare and gives the least time
 * that the machine can show.
 */
public final class Floors {
  private Floors() {}

  /** Returns whether a group holds only the empty benchmark. */
  public static boolean is(Group group) {
    return group.block().baseline().cell().empty();
  }

  /**
   * Returns lines such as {@code floor of this machine: empty benchmark 0.25 ± 0.01 ns/op (JVM 17 ·
   * average time)}.
   */
  public static List<String> lines(Analysis analysis) {
    return analysis.groups().stream()
        .filter(Floors::is)
        .flatMap(group -> group.rows().stream())
        .map(row -> "floor of this machine: empty benchmark " + score(row, analysis))
        .toList();
  }

  private static String score(Row row, Analysis analysis) {
    Cell cell = row.planned().cell();
    boolean measured = row.measured();
    String score =
        measured
            ? TimeScale.of(List.of(row.time().nanosPerOp()))
                .score(row.time().score(), row.time().unit())
            : MissingScore.of(row, analysis.launches());
    return score + " (" + CellLabel.of(cell, List.of("operation", "strategy")) + ")";
  }
}
