package io.accbench.report.ratio;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Repeat;
import io.accbench.analysis.Row;
import java.util.ArrayList;
import java.util.List;

/**
 * A row's verdict for programs that do not want to compute it.
 *
 * @param block the block's id
 * @param cell the cell's id
 * @param direction the verdict, or why there is no verdict; empty when nothing was measured
 * @param allocation {@code less}, {@code more}, {@code same} or {@code undecided}; empty when
 *     nothing was compared
 * @param missingSeconds how long the missing rounds would take, s; NaN when that is not known, or
 *     nothing is missing
 * @param allocationMissingSeconds how long the missing rounds of allocation would take, s; NaN as
 *     above
 * @param sentence the verdict in plain English
 * @param repeat the command that measures the row and its baseline alone; empty when there is no
 *     such command
 */
public record WrittenVerdict(
    String block,
    String cell,
    String direction,
    String allocation,
    double missingSeconds,
    double allocationMissingSeconds,
    String sentence,
    String repeat) {

  /**
   * Returns one judgement for each row except those of the empty benchmark, in the report's order.
   */
  public static List<WrittenVerdict> of(Analysis analysis) {
    List<WrittenVerdict> judgements = new ArrayList<>();
    for (Group group : analysis.groups()) {
      if (!Floors.is(group)) {
        group.rows().forEach(row -> judgements.add(of(analysis, group, row)));
      }
    }
    return judgements;
  }

  private static WrittenVerdict of(Analysis analysis, Group group, Row row) {
    RowSentence sentence = new RowSentence(analysis, group, row);
    boolean measured = row.measured();
    boolean baseline = group.isBaseline(row);
    return new WrittenVerdict(
        group.block().id(),
        row.planned().cell().id(),
        measured ? Factor.direction(row, baseline) : "",
        Factor.ofBytes(row),
        sentence.missing().seconds(),
        sentence.missingOfAllocation().seconds(),
        sentence.text(),
        Repeat.command(analysis.header(), group.block(), row.planned()));
  }
}
