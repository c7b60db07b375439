package io.accbench.report.ratio;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.model.Cell;
import io.accbench.report.text.Sentences;
import java.util.List;

/**
 * Writes the answer before the tables: one sentence a table, or one a strategy where there are many
 * tables.
 */
public final class Summary {
  /** The number of tables that a reader takes in one by one; arbitrary. */
  private static final int FEW = 8;

  private Summary() {}

  /** Returns the lines; empty where nothing is compared. */
  public static List<String> lines(Analysis analysis) {
    List<Group> groups = compared(analysis);
    return many(groups) ? SummaryPerStrategy.lines(groups) : oneByOne(groups);
  }

  /** Returns the groups that compare anything. */
  public static List<Group> compared(Analysis analysis) {
    return compared(analysis.groups());
  }

  /** Returns those of some groups that compare anything. */
  public static List<Group> compared(List<Group> groups) {
    return groups.stream()
        .filter(group -> !Floors.is(group) && new Ranking(group).compares())
        .toList();
  }

  static boolean many(List<Group> groups) {
    return groups.size() > FEW;
  }

  private static List<String> oneByOne(List<Group> groups) {
    List<Cell> cells = groups.stream().map(group -> group.block().baseline().cell()).toList();
    List<String> titles = CellLabel.apart(cells);
    Sentences sentences = new Sentences("; ");
    for (int i = 0; i < groups.size(); i++) {
      String title = titles.get(i).isEmpty() ? CellLabel.of(groups.get(i).block()) : titles.get(i);
      sentences.add(title, new Ranking(groups.get(i)).sentence());
    }
    return sentences.lines();
  }
}
