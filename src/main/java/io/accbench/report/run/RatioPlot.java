package io.accbench.report.run;

import io.accbench.analysis.Group;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.Row;
import io.accbench.model.Obstacle;
import io.accbench.report.document.Drawing;
import io.accbench.report.document.ForestPlot;
import io.accbench.report.document.ForestPlot.Mark;
import io.accbench.report.document.ForestPlot.PlotAxis;
import io.accbench.report.document.RowLabel;
import io.accbench.report.ratio.Factor;
import io.accbench.report.ratio.RowSentence;
import io.accbench.report.text.ComparedValues;
import io.accbench.report.text.Csv;
import io.accbench.report.text.ObstacleText;
import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The forest plot of a block: a row for each contender, time on the left, allocation on the right.
 */
final class RatioPlot {
  static final double LABEL = 150;

  /** The most characters of a line of a row's name, which ends before {@link #LABEL}. */
  private static final int LABEL_CHARACTERS = 22;

  private static final int VERDICT_CHARACTERS = 20;

  private final RunContent run;
  private final Group group;
  private final String id;

  RatioPlot(RunContent run, Group group, String id) {
    this.run = run;
    this.group = group;
    this.id = id;
  }

  Drawing drawing() {
    boolean allocates =
        group.rows().stream()
            .anyMatch(row -> !group.isBaseline(row) && drawable(row.allocation().ratio()));
    List<PlotAxis> axes = new ArrayList<>();
    axes.add(
        new PlotAxis(
            "time",
            "slower ← time(baseline) / time(row) → faster",
            run.margin(group),
            1,
            LABEL,
            allocates ? 420 : 630));
    if (allocates) {
      double margin = run.goal().allocationMargin();
      axes.add(new PlotAxis("allocation", "less ← bytes → more", margin, 1, 580, 672));
    }
    return new ForestPlot(
        id,
        "Ratios to " + ComparedValues.of(group, group.baseline()),
        group.rows().stream().map(this::words).collect(Collectors.joining(" ")),
        axes,
        group.rows().stream().map(row -> row(row, allocates)).toList());
  }

  private static boolean drawable(Ratio ratio) {
    return ratio != null
        && ratio.value() != null
        && ratio.value().center() > 0
        && Double.isFinite(ratio.value().center());
  }

  /** Returns the name of a row, in lines that end before the marks. */
  static RowLabel label(Group group, Row row) {
    return RowLabel.of(ComparedValues.of(group, row), LABEL_CHARACTERS);
  }

  private String words(Row row) {
    return ComparedValues.of(group, row) + ": " + Factor.ofRow(group, row) + ".";
  }

  private ForestPlot.PlotRow row(Row row, boolean allocates) {
    boolean judged = row.ratio() != null && row.measured();
    Estimate value = judged ? row.ratio().value() : null;
    List<Object> attributes =
        List.of(
            "data-key",
            run.key(group, row),
            "data-cell",
            row.planned().cell().id(),
            "data-ratio",
            Csv.center(value),
            "data-low",
            Csv.low(value),
            "data-high",
            Csv.high(value));
    String tip = new RowSentence(run.analysis(), group, row).text();
    if (!row.measured()) {
      return new ForestPlot.PlotRow(label(group, row), tip, attributes, obstacle(row), List.of());
    }
    boolean baseline = group.isBaseline(row);
    List<Mark> marks = new ArrayList<>();
    Ratio time = row.time().atFloor() ? null : row.ratio();
    marks.add(mark(time, RowLook.ofTime(row, baseline), verdict(row, baseline), baseline));
    if (allocates) {
      RowLook look = RowLook.ofAllocation(row, baseline);
      String text = Factor.ofAllocation(row, baseline);
      marks.add(mark(row.allocation().ratio(), look, text, baseline));
    }
    return new ForestPlot.PlotRow(label(group, row), tip, attributes, "", marks);
  }

  private static Mark mark(Ratio ratio, RowLook look, String text, boolean baseline) {
    if (baseline) {
      Estimate one = new Estimate(1, 1, 1, 0);
      return new Mark(one, look.tone(), look.shape(), text).withoutInterval();
    }
    Estimate value = ratio == null ? null : ratio.value();
    Mark mark = new Mark(value, look.tone(), look.shape(), text);
    return ratio != null && ratio.enough() ? mark : mark.withoutInterval();
  }

  /** Returns the verdict; without its explanation where that has no room. A pointer shows it. */
  private static String verdict(Row row, boolean baseline) {
    String whole = Factor.ofTime(row, baseline);
    return whole.length() <= VERDICT_CHARACTERS ? whole : Factor.ofTimeInBrief(row, baseline);
  }

  private static String obstacle(Row row) {
    return row.outcome() instanceof Obstacle obstacle
        ? ObstacleText.brief(obstacle)
        : row.outcome().label();
  }
}
