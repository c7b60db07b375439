package io.accbench.report.run;

import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.analysis.fork.ForkSample;
import io.accbench.model.Launch;
import io.accbench.model.Mode;
import io.accbench.report.document.Detail;
import io.accbench.report.document.Element;
import io.accbench.report.document.ForestPlot;
import io.accbench.report.document.Section;
import io.accbench.report.document.Svg;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.ratio.CellLabel;
import io.accbench.report.text.ComparedValues;
import io.accbench.report.text.Figure;
import java.util.ArrayList;
import java.util.List;

/**
 * The iterations of every fork, so that a reader sees whether it was steady. An instance is the
 * plot of one block, with some lines of small pictures for each contender.
 */
final class IterationSection {
  /** The most forks that are drawn; of larger runs the first blocks only. Arbitrary: 2 MB. */
  private static final int MOST = 4_000;

  /**
   * The most forks in which changes of level are searched for, which takes a millisecond each; of
   * larger runs the first blocks only. Arbitrary: the page is to be written in a second.
   */
  private static final int SEARCHED = 400;

  /** The fewest and the most pictures in a line. */
  private static final int FEWEST_COLUMNS = 5;

  private static final int MOST_COLUMNS = 8;
  private static final double LINE = 46;

  private final RunContent run;
  private final Group group;
  private final String id;
  private final boolean levels;
  private final List<Row> rows;
  private final int columns;
  private final double step;

  static Section of(RunContent run) {
    List<Element> plots = new ArrayList<>();
    int forks = 0;
    int searched = 0;
    int all = run.shown().stream().mapToInt(group -> forks(run, group)).sum();
    for (Group group : run.shown()) {
      int own = forks(run, group);
      if (own > 0 && forks + own <= MOST) {
        String id = "iterations-" + plots.size();
        plots.add(new IterationSection(run, group, id, forks + own <= SEARCHED).element());
        forks += own;
        searched = forks <= SEARCHED ? forks : searched;
      }
    }
    if (searched < forks) {
      plots.add(
          new Element.Paragraph(
              "Changes of level are searched for and marked in the first %s only."
                  .formatted(Figure.count(searched, "fork"))));
    }
    if (forks < all) {
      plots.add(
          new Element.Paragraph(
              "%s of %s are drawn; samples.csv has all."
                  .formatted(Figure.count(forks, "fork"), Figure.count(all, "fork"))));
    }
    return new Section("iterations", "Iterations", run.reading(reading()), Detail.FULL, plots);
  }

  private static String reading() {
    return "Each small picture is a fork, its iterations from left to right, lower is faster."
        + " Warm-up is pale, what counts is dark. The height is logarithmic, from 0.7 to 3"
        + " times the median fork; what lies beyond is cut at the edge. A tick below marks"
        + " where the level changed, a dot above a garbage collection. The thin line is the"
        + " control workload (ruler): if it moves with the iterations, the machine did it.";
  }

  /**
   * @param levels whether changes of level are searched for
   */
  private IterationSection(RunContent run, Group group, String id, boolean levels) {
    this.run = run;
    this.group = group;
    this.id = id;
    this.levels = levels;
    this.rows = group.rows().stream().filter(row -> drawn(run, row)).toList();
    int most = rows.stream().mapToInt(row -> run.forks(row).size()).max().orElse(1);
    this.columns = Math.max(FEWEST_COLUMNS, Math.min(MOST_COLUMNS, most));
    this.step = (ForestPlot.WIDTH - RatioPlot.LABEL) / columns;
  }

  /** Returns the number of forks that are drawn of a group; 0 for first operations. */
  static int forks(RunContent run, Group group) {
    return group.rows().stream()
        .filter(row -> drawn(run, row))
        .mapToInt(row -> run.forks(row).size())
        .sum();
  }

  private static boolean drawn(RunContent run, Row row) {
    Mode mode = row.planned().cell().mode();
    return row.measured()
        && mode.steady()
        && run.forks(row).stream().anyMatch(fork -> run.launch(fork) != null);
  }

  Element element() {
    return new Element.Plot(
        CellLabel.of(group.block()), "", () -> drawing().svg(), List.of(table()));
  }

  private Svg drawing() {
    double height = rows.stream().mapToDouble(this::height).sum();
    Svg svg = new Svg(id, ForestPlot.WIDTH, height, "Iterations of each fork", description());
    double top = 4;
    for (Row row : rows) {
      row(svg, row, top);
      top += height(row);
    }
    return svg;
  }

  private double height(Row row) {
    return RatioPlot.label(group, row).height(lines(row) * LINE + 8);
  }

  private int lines(Row row) {
    return (run.forks(row).size() + columns - 1) / columns;
  }

  private String description() {
    StringBuilder text = new StringBuilder();
    for (Row row : rows) {
      text.append(ComparedValues.of(group, row)).append(": ");
      text.append(steady(row)).append(" of ").append(run.forks(row).size());
      text.append(" forks got steady. ");
    }
    return text.toString().strip();
  }

  private long steady(Row row) {
    return run.forks(row).stream().filter(fork -> fork.firstSteady() >= 0).count();
  }

  private void row(Svg svg, Row row, double top) {
    svg.open("g", "class=row", "data-key", run.key(group, row));
    RatioPlot.label(group, row).drawBelow(svg, top + 22);
    List<ForkSample> forks = run.forks(row);
    double median =
        forks.stream()
            .mapToDouble(ForkSample::nanosPerOp)
            .sorted()
            .skip(forks.size() / 2)
            .findFirst()
            .orElse(1);
    ForkPictures pictures = new ForkPictures(row.planned().cell(), median, step - 8, levels);
    for (int i = 0; i < forks.size(); i++) {
      Launch launch = run.launch(forks.get(i));
      if (launch != null) {
        int line = i / columns;
        double left = RatioPlot.LABEL + i % columns * step;
        pictures.add(forks.get(i), launch, left, top + line * LINE);
      }
    }
    pictures.draw(svg);
    svg.close();
  }

  private Table table() {
    List<List<String>> texts = new ArrayList<>();
    for (Row row : rows) {
      for (ForkSample fork : run.forks(row)) {
        Launch launch = run.launch(fork);
        if (launch != null) {
          texts.add(texts(row, fork, launch));
        }
      }
    }
    List<Column> headers =
        List.of(
            Column.text("row"),
            Column.number("round"),
            Column.number("warm-up iterations"),
            Column.number("measured"),
            Column.number("steady from"),
            Column.number("with collections"),
            Column.number("ns/op"),
            Column.number("ruler (µs)"));
    return new Table("Forks and their iterations", "", headers, texts, List.of());
  }

  private List<String> texts(Row row, ForkSample fork, Launch launch) {
    return List.of(
        ComparedValues.of(group, row),
        Integer.toString(fork.round()),
        Integer.toString(launch.samples().warmup().size()),
        Integer.toString(launch.samples().scores().size()),
        fork.firstSteady() < 0 ? "never" : Integer.toString(fork.firstSteady()),
        Long.toString(launch.samples().gcMillis().stream().filter(millis -> millis > 0).count()),
        Figure.of(fork.nanosPerOp()),
        Figure.of(launch.conditions().rulerNanos() / 1e3));
  }
}
