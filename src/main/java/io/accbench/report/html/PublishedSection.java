package io.accbench.report.html;

import io.accbench.analysis.RepeatedRow;
import io.accbench.report.document.Drawing;
import io.accbench.report.document.Element;
import io.accbench.report.document.Section;
import io.accbench.report.ratio.PublishedTable;
import io.accbench.report.text.Text;
import java.util.List;

/** The results of a published study beside those that were measured here. */
final class PublishedSection {
  private static final String READING =
      "The upper bar is the published ratio with its error, the lower one what was measured here"
          + " with its 99 % interval. Right of 1 is faster than the baseline.";

  private PublishedSection() {}

  static Section of(RunContent run) {
    String title = "Published and measured";
    List<RepeatedRow> all =
        RepeatedRow.ofRun(run.analysis().header(), Text.each(run.analysis().groups()));
    if (all.isEmpty()) {
      return new Section("published", title, "", List.of());
    }
    List<Element> table = List.of(PublishedTable.of(run.analysis()));
    List<RepeatedRow> measured = all.stream().filter(each -> each.row() != null).toList();
    Drawing drawing = () -> new PublishedPlot(measured, "published-0").drawing().svg();
    Element levels =
        new Element.Levels(
            List.of(new Element.Bullets("", PublishedTable.lines(run.analysis()))),
            table,
            measured.isEmpty() ? List.of() : List.of(new Element.Plot(title, "", drawing, table)));
    return new Section("published", title, READING, List.of(levels));
  }
}
