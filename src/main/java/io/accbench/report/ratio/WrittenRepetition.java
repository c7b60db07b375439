package io.accbench.report.ratio;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.accbench.analysis.Agreement;
import io.accbench.analysis.Analysis;
import io.accbench.analysis.RepeatedRow;
import java.util.List;

/**
 * A published row with its agreement, for programs.
 *
 * @param published the row's name in the header's list
 * @param cell the id of the cell that repeats the row; left out where no cell does
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record WrittenRepetition(String published, String cell, Agreement agreement) {
  public static List<WrittenRepetition> of(Analysis analysis) {
    return RepeatedRow.ofRun(analysis.header(), analysis.groups()).stream()
        .map(each -> new WrittenRepetition(each.published().row(), id(each), each.agreement()))
        .toList();
  }

  private static String id(RepeatedRow each) {
    return each.row() == null ? null : each.row().planned().cell().id();
  }
}
