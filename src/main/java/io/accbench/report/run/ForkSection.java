package io.accbench.report.run;

import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.analysis.fork.ForkSample;
import io.accbench.model.Finding;
import io.accbench.report.document.Detail;
import io.accbench.report.document.Element;
import io.accbench.report.document.ForestPlot;
import io.accbench.report.document.LinearScale;
import io.accbench.report.document.LogScale;
import io.accbench.report.document.Marks;
import io.accbench.report.document.Scale;
import io.accbench.report.document.ScaleAxis;
import io.accbench.report.document.Section;
import io.accbench.report.document.Svg;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.ratio.CellLabel;
import io.accbench.report.text.ComparedValues;
import io.accbench.report.text.Figure;
import io.accbench.report.text.FindingText;
import io.accbench.report.text.TimeScale;
import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.DoubleStream;

/**
 * Every fork of every row as a dot: how far they lie apart, and whether they drift. An instance is
 * the plot of one block, with a row for each contender.
 */
final class ForkSection {
  private static final String READING =
      "Each dot is a fork, which is one sample; further left is faster. Within a row the first"
          + " round is at the top and the last at the bottom, so a slope is drift. The bar is the"
          + " mean with its 99 % interval. Hollow dots are the slower ones where forks ran at two"
          + " speeds.";

  private static final double TOP = 8;
  private static final double ROW = 40;
  private static final double RIGHT = 745;

  /** The largest ratio between times that a linear axis shows well. Arbitrary. */
  private static final double LINEAR = 25;

  private final RunContent run;
  private final Group group;
  private final String id;
  private final List<Row> rows;
  private final TimeScale unit;
  private final Scale x;
  private final double bottom;

  static Section of(RunContent run) {
    List<Element> plots = new ArrayList<>();
    for (Group group : run.shown()) {
      if (group.rows().stream().anyMatch(row -> !run.forks(row).isEmpty())) {
        plots.add(new ForkSection(run, group, "forks-" + plots.size()).element());
      }
    }
    return new Section("forks", "Forks", run.reading(READING), Detail.FULL, plots);
  }

  private ForkSection(RunContent run, Group group, String id) {
    this.run = run;
    this.group = group;
    this.id = id;
    this.rows = group.rows().stream().filter(row -> !run.forks(row).isEmpty()).toList();
    this.unit =
        TimeScale.of(
            rows.stream().map(row -> row.time().nanosPerOp()).filter(Objects::nonNull).toList());
    this.x = scale(rows.stream().flatMap(row -> run.forks(row).stream()).toList());
    this.bottom = TOP + rows.stream().mapToDouble(this::height).sum();
  }

  private Scale scale(List<ForkSample> forks) {
    double[] times = forks.stream().mapToDouble(this::time).filter(time -> time > 0).toArray();
    double least = DoubleStream.of(times).min().orElse(1);
    double most = DoubleStream.of(times).max().orElse(1);
    return most > LINEAR * least
        ? new LogScale(least / 1.2, most * 1.2, RatioPlot.LABEL, RIGHT)
        : new LinearScale(0, most * 1.04, RatioPlot.LABEL, RIGHT);
  }

  private double time(ForkSample fork) {
    return fork.nanosPerOp() * unit.perNano();
  }

  Element element() {
    String speeds =
        String.join(
            " ", rows.stream().map(this::twoSpeeds).filter(text -> !text.isEmpty()).toList());
    return new Element.Plot(
        CellLabel.of(group.block()), speeds, () -> drawing().svg(), List.of(table()));
  }

  /** Returns a line for each row that has forks. */
  private Table table() {
    List<List<String>> texts = new ArrayList<>();
    for (Row row : rows) {
      texts.add(texts(row));
    }
    String per = " (" + unit.unit() + "/op)";
    List<Column> columns =
        List.of(
            Column.text("row"),
            Column.number("forks"),
            Column.number("failed"),
            Column.number("mean" + per),
            Column.number("fastest" + per),
            Column.number("slowest" + per),
            Column.number("slower of two speeds"),
            Column.number("disturbed"));
    return new Table("Forks", "all forks and iterations: samples.csv", columns, texts, List.of());
  }

  private List<String> texts(Row row) {
    List<ForkSample> forks = run.forks(row);
    double slow = run.slowFrom(row);
    double[] times = forks.stream().mapToDouble(this::time).sorted().toArray();
    return List.of(
        ComparedValues.of(group, row),
        Integer.toString(forks.size()),
        Integer.toString(Math.max(0, row.failedForks())),
        unit.text(row.time().nanosPerOp()),
        Figure.of(times[0]),
        Figure.of(times[times.length - 1]),
        Long.toString(forks.stream().filter(fork -> fork.nanosPerOp() >= slow).count()),
        Long.toString(forks.stream().filter(ForkSample::disturbed).count()));
  }

  private String twoSpeeds(Row row) {
    Finding finding = run.twoSpeeds(row);
    return finding == null ? "" : ComparedValues.of(group, row) + ": " + FindingText.of(finding);
  }

  private Svg drawing() {
    String title = "Forks, " + axis();
    Svg svg = new Svg(id, ForestPlot.WIDTH, bottom + 36, title, description());
    ScaleAxis.below(svg, x, TOP, bottom, axis());
    double top = TOP;
    for (Row row : rows) {
      row(svg, row, top + (height(row) - ROW) / 2);
      top += height(row);
    }
    return svg;
  }

  private double height(Row row) {
    return RatioPlot.label(group, row).height(ROW);
  }

  private String axis() {
    String how = x instanceof LogScale ? " (logarithmic)" : "";
    return "time of an operation, " + unit.unit() + "/op" + how;
  }

  private String description() {
    StringBuilder text = new StringBuilder();
    for (Row row : rows) {
      text.append(ComparedValues.of(group, row)).append(": ").append(run.forks(row).size());
      text.append(" forks, ").append(unit.text(row.time().nanosPerOp())).append(' ');
      text.append(unit.unit()).append("/op. ");
    }
    return text.toString().strip();
  }

  private void row(Svg svg, Row row, double top) {
    boolean baseline = group.isBaseline(row);
    double middle = top + ROW / 2;
    svg.open("g", "class=row", "data-key", run.key(group, row));
    RatioPlot.label(group, row).draw(svg, middle);
    Marks.toned(svg, RowLook.ofTime(row, baseline).tone());
    mean(svg, row.time().nanosPerOp(), middle);
    dots(svg, row, top);
    svg.close().close();
  }

  private void mean(Svg svg, Estimate nanos, double y) {
    if (nanos == null || !(nanos.center() > 0)) {
      return;
    }
    Estimate shown = Figure.scaled(nanos, unit.perNano());
    svg.open("g", "opacity=0.55");
    if (Double.isFinite(Figure.halfWidth(shown))) {
      Marks.interval(svg, x, shown.low(), shown.high(), y);
    }
    double center = x.clipped(shown.center());
    svg.leaf(
        "path",
        "d",
        "M" + Svg.point(center, y - 15) + "v30",
        "stroke=currentColor stroke-width=1.8");
    svg.close();
  }

  private void dots(Svg svg, Row row, double top) {
    List<ForkSample> forks = run.forks(row);
    double slow = run.slowFrom(row);
    double step = (ROW - 12) / Math.max(1, forks.size());
    double y = top + 6 + step / 2;
    for (ForkSample fork : forks) {
      if (x.holds(time(fork))) {
        dot(svg, fork, fork.nanosPerOp() >= slow, y);
      }
      y += step;
    }
  }

  private void dot(Svg svg, ForkSample fork, boolean hollow, double y) {
    svg.open(
        "circle",
        "cx",
        x.at(time(fork)),
        "cy",
        y,
        "r=3",
        "fill",
        hollow ? "#ffffff" : "currentColor",
        "class",
        hollow ? "paper" : "",
        "stroke",
        hollow ? "currentColor" : "",
        "stroke-width",
        hollow ? "1.4" : "");
    if (!run.large()) {
      svg.tip(tip(fork));
    }
    svg.close();
  }

  private String tip(ForkSample fork) {
    String disturbed = fork.disturbed() ? ", disturbed" : "";
    return "round "
        + fork.round()
        + ": "
        + Figure.of(time(fork))
        + " "
        + unit.unit()
        + "/op"
        + disturbed;
  }
}
