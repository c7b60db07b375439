package io.accbench.report.run;

import io.accbench.analysis.StartUp;
import io.accbench.model.Cell;
import io.accbench.report.document.Element;
import io.accbench.report.document.ForestPlot;
import io.accbench.report.document.LogScale;
import io.accbench.report.document.Marks;
import io.accbench.report.document.RowLabel;
import io.accbench.report.document.ScaleAxis;
import io.accbench.report.document.Section;
import io.accbench.report.document.Svg;
import io.accbench.report.document.Table;
import io.accbench.report.document.Tone;
import io.accbench.report.ratio.BreakEvenText;
import io.accbench.report.ratio.StartUpTable;
import io.accbench.report.text.Text;
import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * First operation and steady state together: who is ahead after how many operations. An instance is
 * the plot of one comparison, the time from the first operation on over the number of operations.
 */
final class StartUpSection {
  private static final String READING =
      "Time from the first operation of a fresh JVM on, over the number of operations, both"
          + " logarithmic; lower is faster. It is computed from the first operation and the"
          + " steady time. Where a line crosses the baseline's, a slower start is repaid; the"
          + " number of operations stands there if the intervals show the crossing.";

  private static final double LEFT = 70;
  private static final double RIGHT = 600;
  private static final double TOP = 12;
  private static final double BOTTOM = 300;

  /** The most characters in a line of a label. */
  private static final int LABEL_CHARACTERS = 22;

  /** The factor of operations that are shown beyond the last crossing. Arbitrary. */
  private static final double BEYOND = 20;

  private final RunContent run;
  private final StartUp startUp;
  private final String id;
  private final List<StartUp.ColdRow> rows;
  private final LogScale x;
  private final LogScale y;

  static Section of(RunContent run) {
    List<Element> elements = new ArrayList<>();
    Set<Cell> baselines =
        run.shown().stream()
            .map(group -> group.block().baseline().cell())
            .collect(Collectors.toSet());
    for (StartUp startUp : run.analysis().startUps()) {
      boolean shown = !run.shortened() || baselines.contains(startUp.baseline());
      List<Element> table = List.of(StartUpTable.of(startUp));
      elements.add(
          shown && drawable(startUp)
              ? new StartUpSection(run, startUp, "start-" + elements.size()).element()
              : new Element.Levels(table, table, List.of()));
    }
    return new Section("start-up", "Start-up", run.reading(READING), elements);
  }

  private StartUpSection(RunContent run, StartUp startUp, String id) {
    this.run = run;
    this.startUp = startUp;
    this.id = id;
    this.rows = startUp.rows().stream().filter(StartUpSection::drawable).toList();
    double last =
        rows.stream()
            .filter(row -> row.breakEvenOperations() != null)
            .mapToDouble(StartUp.ColdRow::breakEvenOperations)
            .max()
            .orElse(0);
    double most = Math.max(1e5, Math.pow(10, Math.ceil(Math.log10(Math.max(1, last * BEYOND)))));
    this.x = new LogScale(1, most, LEFT, RIGHT);
    double least = rows.stream().mapToDouble(row -> millis(row, 1)).min().orElse(1);
    double longest = rows.stream().mapToDouble(row -> millis(row, most)).max().orElse(1);
    this.y = new LogScale(least / 1.3, Math.max(longest, least * 10) * 1.3, BOTTOM, TOP);
  }

  static boolean drawable(StartUp startUp) {
    return startUp.rows().stream().filter(StartUpSection::drawable).count() > 1;
  }

  private static boolean drawable(StartUp.ColdRow row) {
    return positive(row.firstOperationNanos()) && positive(row.nanosPerOp());
  }

  private static boolean positive(Estimate nanos) {
    return nanos != null && nanos.center() > 0 && Double.isFinite(nanos.center());
  }

  /** Returns the time of the first operations together, ms. */
  static double millis(StartUp.ColdRow row, double operations) {
    return (row.firstOperationNanos().center() + (operations - 1) * row.nanosPerOp().center())
        / 1e6;
  }

  Element element() {
    Table table = StartUpTable.of(startUp);
    return new Element.Plot(
        table.title(), String.join(". ", table.notes()), () -> drawing().svg(), List.of(table));
  }

  private Svg drawing() {
    List<String> words =
        rows.stream()
            .map(row -> Text.plain(row.label()) + ": " + Text.plain(BreakEvenText.of(startUp, row)))
            .toList();
    List<Name> names = names();
    Svg svg =
        new Svg(
            id,
            ForestPlot.WIDTH,
            Math.max(BOTTOM + 36, names.get(names.size() - 1).end()),
            "Start-up and steady state",
            String.join(". ", words));
    ScaleAxis.leftOf(svg, y, LEFT, RIGHT);
    ScaleAxis.below(svg, x, TOP, BOTTOM, "operations");
    svg.text(LEFT + 4, TOP + 8, "ms in total", "class=soft", "fill", Marks.SOFT, "font-size=11");
    for (StartUp.ColdRow row : rows) {
      line(svg, row);
    }
    new StartUpCrossings(rows, x, y).draw(svg, TOP + 10);
    for (Name name : names) {
      Marks.toned(svg, tone(name.row));
      name.label.drawBelow(svg, RIGHT + 8, name.first);
      svg.close();
    }
    return svg;
  }

  private boolean baseline(StartUp.ColdRow row) {
    return row.equals(rows.get(0));
  }

  private Tone tone(StartUp.ColdRow row) {
    if (baseline(row)) {
      return Tone.BASELINE;
    }
    return row.nanosPerOp().center() < rows.get(0).nanosPerOp().center()
        ? Tone.FASTER
        : Tone.SLOWER;
  }

  private void line(Svg svg, StartUp.ColdRow row) {
    StringBuilder path = new StringBuilder();
    for (double place = LEFT; place <= RIGHT; place += 10) {
      double operations = Math.pow(x.high(), (place - LEFT) / (RIGHT - LEFT));
      path.append(path.length() == 0 ? 'M' : 'L')
          .append(Svg.point(place, y.clipped(millis(row, operations))));
    }
    svg.open("g", "class=row", "data-key", run.key(Text.plain(row.label())));
    Marks.toned(svg, tone(row));
    svg.leaf(
        "path",
        "d",
        path.toString(),
        "fill=none stroke=currentColor",
        "stroke-width",
        baseline(row) ? "2.6" : "1.6",
        "stroke-dasharray",
        baseline(row) ? "6 3" : "");
    svg.close().close();
  }

  /** The name of a row, whose first line stands at a height. */
  private record Name(StartUp.ColdRow row, RowLabel label, double first) {
    private double end() {
      return first + label.textHeight();
    }
  }

  /** Returns the names at the right ends of the lines, from top to bottom, none over another. */
  private List<Name> names() {
    List<StartUp.ColdRow> ordered = new ArrayList<>(rows);
    ordered.sort(Comparator.comparingDouble(row -> -millis(row, x.high())));
    List<Name> names = new ArrayList<>();
    double free = TOP;
    for (StartUp.ColdRow row : ordered) {
      String words = Text.plain(row.label()) + (baseline(row) ? " (baseline)" : "");
      double first = Math.max(free, y.at(millis(row, x.high())) + 4);
      Name name = new Name(row, RowLabel.of(words, LABEL_CHARACTERS), first);
      names.add(name);
      free = name.end();
    }
    return names;
  }
}
