package io.accbench.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.accbench.analysis.Agreement;
import io.accbench.analysis.Analysis;
import io.accbench.analysis.Repetition;
import java.util.List;

/**
 * A published row with its agreement, for programs.
 *
 * @param published the row's name in the header's list
 * @param cell the id of the cell that repeats the row; left out where no cell does
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record Repeated(String published, String cell, Agreement agreement) {
  static List<Repeated> of(Analysis analysis) {
    return Repetition.all(analysis.header(), analysis.groups()).stream()
        .map(each -> new Repeated(each.published().row(), id(each), each.agreement()))
        .toList();
  }

  private static String id(Repetition each) {
    return each.row() == null ? null : each.row().planned().cell().id();
  }
}
