package io.accbench.report.run;

import io.accbench.analysis.Group;
import io.accbench.analysis.Repeat;
import io.accbench.analysis.Row;
import io.accbench.report.document.Element;
import io.accbench.report.document.Section;
import io.accbench.report.document.Table;
import io.accbench.report.ratio.CellLabel;
import io.accbench.report.ratio.RatioTable;
import io.accbench.report.ratio.RowSentence;
import io.accbench.report.ratio.SummaryTable;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.List;

/** The ratios of all rows with their intervals: one forest plot for each block. */
final class RatioSection {
  private static final String READING =
      "A point right of 1 is faster than the baseline, left of 1 slower. The line is the 99 %"
          + " interval, the band the margin: a verdict needs the whole line on one side of the"
          + " band (▲ faster, ▼ slower) or inside it (■ the same); ○ has no verdict. An arrow"
          + " marks an interval that goes on.";

  private RatioSection() {}

  static Section of(RunContent run) {
    List<Element> elements = new ArrayList<>();
    Table summary = SummaryTable.of(run.analysis());
    elements.add(new Element.Levels(List.of(), List.of(summary), List.of()));
    for (Group group : run.groups()) {
      List<Element> brief = List.of(RatioTable.compact(group, run.analysis()));
      Table table = RatioTable.of(group, run.analysis());
      List<Element> whole = List.of(table, words(run, group));
      String id = "ratio-" + (elements.size() - 1);
      elements.add(
          run.shows(group)
              ? new Element.Plot(
                  CellLabel.of(group.block()),
                  table.subtitle(),
                  () -> new RatioPlot(run, group, id).drawing().svg(),
                  List.of(new Element.Levels(brief, whole)))
              : new Element.Levels(brief, whole, List.of()));
    }
    return new Section("ratios", "Ratios", run.reading(READING), elements);
  }

  /** Returns each row's sentence, and below all of them the command that measures the table. */
  private static Element words(RunContent run, Group group) {
    List<Element> words = new ArrayList<>();
    for (Row row : group.rows()) {
      if (row.measured() && !group.isBaseline(row)) {
        words.add(new Element.Paragraph(new RowSentence(run.analysis(), group, row).text()));
      }
    }
    String command = Repeat.command(run.analysis().header(), group.block());
    if (!command.isEmpty()) {
      words.add(new Element.Verbatim(Text.plain(command)));
    }
    return new Element.Folded("In words, and how to repeat it", words);
  }
}
