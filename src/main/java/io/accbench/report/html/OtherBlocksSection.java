package io.accbench.report.html;

import io.accbench.analysis.Group;
import io.accbench.report.document.Section;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.document.Tone;
import io.accbench.report.ratio.CellLabel;
import io.accbench.report.ratio.Factor;
import io.accbench.report.ratio.RatioTable;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The blocks that a page of very many rows does not show in full, a line for each. */
public final class OtherBlocksSection implements RunSection {
  private static final List<Column> COLUMNS =
      List.of(
          Column.text("block"),
          number("faster"),
          number("slower"),
          number("same"),
          number("undecided"),
          number("without a ratio"),
          Column.text("furthest from the baseline"));

  private static Column number(String header) {
    return new Column(header, true, 0);
  }

  @Override
  public Optional<Section> of(RunContent run) {
    if (!run.shortened()) {
      return Optional.empty();
    }
    Set<Group> shown = Collections.newSetFromMap(new IdentityHashMap<>());
    shown.addAll(run.shown());
    List<List<String>> lines =
        run.groups().stream()
            .filter(group -> !shown.contains(group))
            .map(OtherBlocksSection::line)
            .toList();
    Table table = new Table("Blocks that are not shown in full", "", COLUMNS, lines, List.of());
    return Optional.of(new Section("others", "Other blocks", reading(), List.of(table)));
  }

  private static String reading() {
    return "The verdicts on time in each block that the sections above leave out. Every row of them"
        + " stands in report.md and ratios.csv, which has the command that measures it again;"
        + " accbench report RUN writes both.";
  }

  private static List<String> line(Group group) {
    VerdictTally tally = new VerdictTally(List.of(group));
    List<String> line = new ArrayList<>(List.of(CellLabel.of(group.block())));
    for (Tone tone : List.of(Tone.FASTER, Tone.SLOWER, Tone.SAME, Tone.UNDECIDED)) {
      line.add(count(tally.of(tone)));
    }
    line.add(count(tally.without()));
    line.add(Farthest.of(group).map(farthest -> words(group, farthest)).orElse(Text.NONE));
    return line;
  }

  private static String words(Group group, Farthest farthest) {
    return RatioTable.label(group, farthest.row()) + " " + Factor.ofTime(farthest.row(), false);
  }

  private static String count(int number) {
    return number == 0 ? Text.NONE : Integer.toString(number);
  }
}
