package io.accbench.report.run;

import io.accbench.analysis.Group;
import io.accbench.report.document.Detail;
import io.accbench.report.document.Section;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.document.Tone;
import io.accbench.report.ratio.CellLabel;
import io.accbench.report.ratio.Factor;
import io.accbench.report.text.ComparedValues;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.List;

/** The blocks that a page of very many rows does not show in full, a line for each. */
final class OtherBlocksSection {
  private static final List<Column> COLUMNS =
      List.of(
          Column.text("block"),
          Column.number("faster"),
          Column.number("slower"),
          Column.number("same"),
          Column.number("undecided"),
          Column.number("without a ratio"),
          Column.text("furthest from the baseline"));

  private static final String READING =
      "The verdicts on time in each block that the sections above leave out. Every row of them"
          + " stands in report.md and ratios.csv, which has the command that measures it again;"
          + " accbench report RUN writes both.";

  private OtherBlocksSection() {}

  static Section of(RunContent run) {
    List<List<String>> lines =
        run.groups().stream()
            .filter(group -> !run.shows(group))
            .map(OtherBlocksSection::line)
            .toList();
    Table table = new Table("Blocks that are not shown in full", "", COLUMNS, lines, List.of());
    return new Section("others", "Other blocks", READING, Detail.FULL, List.of(table));
  }

  private static List<String> line(Group group) {
    VerdictTally tally = new VerdictTally(List.of(group));
    List<String> line = new ArrayList<>(List.of(CellLabel.of(group.block())));
    for (Tone tone : List.of(Tone.FASTER, Tone.SLOWER, Tone.SAME, Tone.UNDECIDED)) {
      line.add(count(tally.of(tone)));
    }
    line.add(count(tally.without()));
    line.add(
        TellingGroups.furthest(group)
            .map(row -> ComparedValues.of(group, row) + " " + Factor.ofTime(row, false))
            .orElse(Text.NONE));
    return line;
  }

  private static String count(int number) {
    return number == 0 ? Text.NONE : Integer.toString(number);
  }
}
