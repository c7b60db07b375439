package io.accbench.report.html;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.Repeat;
import io.accbench.analysis.Row;
import io.accbench.model.Obstacle;
import io.accbench.report.html.page.PageBlock;
import io.accbench.report.html.svg.Marks;
import io.accbench.report.html.svg.RowLabel;
import io.accbench.report.html.svg.Svg;
import io.accbench.report.ratio.CellLabel;
import io.accbench.report.ratio.Factor;
import io.accbench.report.ratio.RatioTable;
import io.accbench.report.ratio.RowSentence;
import io.accbench.report.text.Csv;
import io.accbench.report.text.ObstacleText;
import io.accbench.report.text.Table;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.List;

/**
 * The forest plot of a block: a row for each contender, time on the left, allocation on the right.
 */
final class RatioPlot {
  static final double WIDTH = 790;
  static final double LABEL = 150;

  private static final double TOP = 24;
  private static final double ROW = 24;

  /** The most characters of a line of a row's name, which ends before {@link #LABEL}. */
  private static final int LABEL_CHARACTERS = 22;

  private static final int VERDICT_CHARACTERS = 20;

  private final RunContent run;
  private final Group group;
  private final String id;
  private final double bottom;
  private final RatioPanel time;
  private final RatioPanel allocation;

  RatioPlot(RunContent run, Group group, String id) {
    this.run = run;
    this.group = group;
    this.id = id;
    this.bottom = TOP + group.rows().stream().mapToDouble(this::height).sum();
    List<Row> compared = group.rows().stream().filter(row -> !group.isBaseline(row)).toList();
    double margin = run.margin(group);
    double bytes = run.goal().allocationMargin();
    this.allocation =
        RatioPanel.of(
            compared.stream().map(row -> row.allocation().ratio()).toList(), bytes, 580, 672);
    this.time =
        RatioPanel.of(
            compared.stream().map(row -> row.time().atFloor() ? null : row.ratio()).toList(),
            margin,
            LABEL,
            allocation.empty() ? 630 : 420);
  }

  PageBlock block() {
    Table table = RatioTable.of(group, run.analysis());
    return new PageBlock.Plot(
        CellLabel.of(group.block()),
        table.subtitle(),
        drawing(),
        List.of(new PageBlock.Numbers(table), words()));
  }

  private PageBlock words() {
    List<PageBlock> words = new ArrayList<>();
    for (Row row : group.rows()) {
      if (row.measured() && !group.isBaseline(row)) {
        Analysis analysis = run.analysis();
        words.add(new PageBlock.Paragraph(new RowSentence(analysis, group, row).text()));
        String command = Repeat.command(analysis.header(), group.block(), row.planned());
        if (!command.isEmpty()) {
          words.add(new PageBlock.Verbatim(Text.plain(command)));
        }
      }
    }
    return new PageBlock.Folded("In words, and how to repeat it", words);
  }

  private Svg drawing() {
    String title = "Ratios to " + RatioTable.label(group, group.baseline());
    Svg svg = new Svg(id, WIDTH, bottom + 36, title, description());
    time.frame(svg, TOP, bottom, "time", "slower ← time(baseline) / time(row) → faster");
    if (!allocation.empty()) {
      allocation.frame(svg, TOP, bottom, "allocation", "less ← bytes → more");
    }
    double top = TOP;
    for (Row row : group.rows()) {
      row(svg, row, top + height(row) / 2);
      top += height(row);
    }
    return svg;
  }

  /** Returns the name of a row, in lines that end before the marks. */
  static RowLabel label(Group group, Row row) {
    return RowLabel.of(RatioTable.label(group, row), LABEL_CHARACTERS);
  }

  private double height(Row row) {
    return label(group, row).height(ROW);
  }

  private String description() {
    StringBuilder text = new StringBuilder();
    for (Row row : group.rows()) {
      String words =
          row.measured() ? Factor.ofTime(row, group.isBaseline(row)) : row.outcome().label();
      text.append(RatioTable.label(group, row)).append(": ").append(words).append(". ");
    }
    return text.toString().strip();
  }

  private void row(Svg svg, Row row, double y) {
    boolean baseline = group.isBaseline(row);
    Ratio ratio = row.ratio();
    boolean judged = ratio != null && row.measured();
    svg.open(
        "g",
        "class",
        "row",
        "data-key",
        run.key(group, row),
        "data-cell",
        row.planned().cell().id(),
        "data-ratio",
        judged ? Csv.center(ratio.value()) : "",
        "data-low",
        judged ? Csv.low(ratio.value()) : "",
        "data-high",
        judged ? Csv.high(ratio.value()) : "");
    svg.tip(new RowSentence(run.analysis(), group, row).text());
    label(group, row).draw(svg, y);
    if (row.measured()) {
      measured(svg, row, baseline, y);
    } else {
      unmeasured(svg, row, y);
    }
    svg.close();
  }

  /** Draws the reason why a row has no ratio, over the marks of the panels. */
  private static void unmeasured(Svg svg, Row row, double y) {
    svg.leaf(
        "rect",
        "x",
        LABEL,
        "y",
        y - 9,
        "width",
        WIDTH - LABEL,
        "height",
        18,
        "class",
        "paper",
        "fill",
        "#ffffff");
    svg.text(
        LABEL,
        y + 4,
        Text.shortened(reason(row), 88),
        "class",
        "soft",
        "font-style",
        "italic",
        "fill",
        Marks.SOFT);
  }

  private void measured(Svg svg, Row row, boolean baseline, double y) {
    if (baseline) {
      time.baseline(svg, y);
    } else if (!row.time().atFloor()) {
      time.ratio(svg, row.ratio(), RowLook.ofTime(row, false), y);
    }
    svg.text(time.end() + 14, y + 4, verdict(row, baseline), "class", "label");
    if (allocation.empty()) {
      return;
    }
    if (baseline) {
      allocation.baseline(svg, y);
    } else {
      allocation.ratio(svg, row.allocation().ratio(), RowLook.ofAllocation(row, false), y);
    }
    svg.text(allocation.end() + 10, y + 4, Factor.ofAllocation(row, baseline), "class", "label");
  }

  /** Returns the verdict; without its explanation where that has no room. A pointer shows it. */
  private static String verdict(Row row, boolean baseline) {
    String whole = Factor.ofTime(row, baseline);
    return whole.length() <= VERDICT_CHARACTERS ? whole : Factor.ofTimeInBrief(row, baseline);
  }

  private static String reason(Row row) {
    return row.outcome() instanceof Obstacle obstacle
        ? ObstacleText.brief(obstacle)
        : row.outcome().label();
  }
}
