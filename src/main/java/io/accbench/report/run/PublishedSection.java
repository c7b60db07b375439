package io.accbench.report.run;

import io.accbench.analysis.Agreement;
import io.accbench.analysis.RepeatedRow;
import io.accbench.report.document.Drawing;
import io.accbench.report.document.Element;
import io.accbench.report.document.ForestPlot;
import io.accbench.report.document.ForestPlot.Mark;
import io.accbench.report.document.ForestPlot.PlotAxis;
import io.accbench.report.document.PointShape;
import io.accbench.report.document.RowLabel;
import io.accbench.report.document.Section;
import io.accbench.report.document.Tone;
import io.accbench.report.ratio.PublishedTable;
import io.accbench.report.text.Text;
import io.accbench.stats.Estimate;
import java.util.List;
import java.util.stream.Collectors;

/** The results of a published study beside those that were measured here. */
final class PublishedSection {
  private static final String READING =
      "The upper bar is the published ratio with its error, the lower one what was measured here"
          + " with its 99 % interval. Right of 1 is faster than the baseline.";

  private PublishedSection() {}

  static Section of(RunContent run) {
    String title = "Published and measured";
    List<RepeatedRow> all = RepeatedRow.ofRun(run.analysis().header(), run.analysis().groups());
    if (all.isEmpty()) {
      return new Section("published", title, "", List.of());
    }
    List<Element> table = List.of(PublishedTable.of(run.analysis()));
    List<RepeatedRow> measured = all.stream().filter(each -> each.row() != null).toList();
    Element levels =
        new Element.Levels(
            List.of(new Element.Bullets("", PublishedTable.lines(run.analysis()))),
            table,
            measured.isEmpty()
                ? List.of()
                : List.of(new Element.Plot(title, "", drawing(measured), table)));
    return new Section("published", title, READING, List.of(levels));
  }

  /** Returns the published ratios, each with the measured one below it. */
  private static Drawing drawing(List<RepeatedRow> rows) {
    return new ForestPlot(
        "published-0",
        "Published and measured ratios",
        rows.stream()
            .map(row -> row.published().row() + ": " + row.agreement().words())
            .collect(Collectors.joining(". ")),
        List.of(
            new PlotAxis("", "slower ← time(baseline) / time(row) → faster", 0, 1.25, 260, 570)),
        rows.stream().map(PublishedSection::row).toList());
  }

  private static ForestPlot.PlotRow row(RepeatedRow row) {
    boolean compared =
        row.row() != null && !row.row().time().atFloor() && row.row().ratio() != null;
    Estimate here = compared ? row.row().ratio().value() : null;
    boolean agrees = row.agreement() == Agreement.YES;
    Mark mark =
        new Mark(
                here,
                tone(row.agreement()),
                agrees ? PointShape.SQUARE : PointShape.DIAMOND,
                Text.shortened(row.agreement().words(), 30))
            .withBar(new Estimate(1, row.published().low(), row.published().high(), 0));
    return new ForestPlot.PlotRow(
        RowLabel.of(Text.plain(row.published().row()), 36),
        row.published().row() + ": " + row.published().words(),
        List.of(),
        "",
        List.of(mark));
  }

  private static Tone tone(Agreement agreement) {
    return switch (agreement) {
      case YES -> Tone.SAME;
      case OPEN, NOT_MEASURED, DIRECTION -> Tone.UNDECIDED;
      default -> Tone.SLOWER;
    };
  }
}
