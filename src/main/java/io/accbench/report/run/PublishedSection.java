package io.accbench.report.run;

import io.accbench.analysis.Agreement;
import io.accbench.analysis.RepeatedRow;
import io.accbench.analysis.Row;
import io.accbench.report.document.Drawing;
import io.accbench.report.document.Element;
import io.accbench.report.document.ForestPlot;
import io.accbench.report.document.ForestPlot.Mark;
import io.accbench.report.document.ForestPlot.PlotAxis;
import io.accbench.report.document.PointShape;
import io.accbench.report.document.RowLabel;
import io.accbench.report.document.Section;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.document.Tone;
import io.accbench.report.ratio.CellLabel;
import io.accbench.report.ratio.Factor;
import io.accbench.report.text.ChangeText;
import io.accbench.report.text.ComparedValues;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Text;
import io.accbench.report.text.TimeScale;
import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
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
    List<Element> table = List.of(table(all));
    List<RepeatedRow> measured = all.stream().filter(each -> each.row() != null).toList();
    Element levels =
        new Element.Levels(
            List.of(new Element.Bullets("", lines(all))),
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

  private static Table table(List<RepeatedRow> all) {
    return new Table(
        "Each published row",
        "time(baseline) / time(row): above 1 it is faster than its baseline",
        List.of(
            Column.text("published as"),
            Column.text("scores or claim"),
            Column.text("JDK"),
            Column.text("published"),
            Column.text("measured"),
            Column.text("measured scores"),
            Column.text("change of time"),
            Column.text("measured as"),
            Column.text("agree?")),
        all.stream().map(PublishedSection::texts).toList(),
        notes(all));
  }

  /** Returns a sentence for each published row that this run has, and one for those it lacks. */
  private static List<String> lines(List<RepeatedRow> all) {
    List<String> lines = new ArrayList<>();
    all.stream().filter(each -> each.row() != null).map(PublishedSection::line).forEach(lines::add);
    long left = all.size() - lines.size();
    if (left > 0) {
      lines.add("%d of %d published rows were not measured".formatted(left, all.size()));
    }
    return lines;
  }

  private static String line(RepeatedRow each) {
    return "%s: published %s, measured %s: %s"
        .formatted(
            each.published().row(), published(each), measured(each), each.agreement().words());
  }

  private static List<String> texts(RepeatedRow each) {
    return List.of(
        each.published().row(),
        each.published().words(),
        each.published().jdk().isEmpty() ? Text.NONE : each.published().jdk(),
        published(each),
        measured(each),
        scores(each),
        change(each),
        each.row() == null
            ? Text.NONE
            : ComparedValues.of(each.group(), each.row())
                + " · "
                + CellLabel.of(each.group().block()),
        each.agreement().words());
  }

  private static String published(RepeatedRow each) {
    double low = each.published().low();
    double high = each.published().high();
    return low == high ? Figure.of(low) + "×" : Figure.of(low) + " to " + Figure.of(high);
  }

  private static String measured(RepeatedRow each) {
    if (each.row() == null) {
      return Text.NONE;
    }
    String times = Factor.times(each.row(), false);
    String interval = Factor.interval(each.row(), false);
    return interval.equals(Text.NONE) ? times : times + " (" + interval + ")";
  }

  /** Returns the scores in one unit: {@code 650 ± 80 ns/op, then 220 ± 70 ns/op}. */
  private static String scores(RepeatedRow each) {
    if (each.row() == null || each.row().time().score() == null) {
      return Text.NONE;
    }
    Row baseline = each.group().baseline();
    TimeScale scale =
        TimeScale.of(Arrays.asList(baseline.time().nanosPerOp(), each.row().time().nanosPerOp()));
    return scale.score(baseline.time().score(), baseline.time().unit())
        + ", then "
        + scale.score(each.row().time().score(), each.row().time().unit());
  }

  /** Returns the change of an operation's time, as exact as the ratio: {@code -63 %}. */
  private static String change(RepeatedRow each) {
    boolean none = each.row() == null || each.row().time().atFloor() || each.row().ratio() == null;
    return none ? Text.NONE : ChangeText.ofTime(each.row().ratio().value());
  }

  private static List<String> notes(List<RepeatedRow> all) {
    Map<Agreement, Integer> counts = new EnumMap<>(Agreement.class);
    all.forEach(each -> counts.merge(each.agreement(), 1, Integer::sum));
    List<String> notes = new ArrayList<>();
    notes.add(
        counts.entrySet().stream()
            .map(each -> each.getValue() + " × " + each.getKey().words())
            .collect(Collectors.joining(", ", "Agreement: ", "")));
    all.stream()
        .map(each -> "Published: " + each.published().source())
        .distinct()
        .forEach(notes::add);
    return notes;
  }
}
