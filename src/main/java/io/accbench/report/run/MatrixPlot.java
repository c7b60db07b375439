package io.accbench.report.run;

import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.model.Cell;
import io.accbench.report.document.Element;
import io.accbench.report.document.ForestPlot;
import io.accbench.report.document.Marks;
import io.accbench.report.document.RowLabel;
import io.accbench.report.document.Svg;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.document.Tone;
import io.accbench.report.ratio.CellLabel;
import io.accbench.report.ratio.Factor;
import io.accbench.report.text.ComparedValues;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Ratios as cells: a line for each group, a column for each contender. */
final class MatrixPlot {
  private static final double ROW = 28;
  private static final double LABEL = 270;
  private static final double LEAST = 94;

  /** The most characters in a line of a label. */
  private static final int LABEL_CHARACTERS = 38;

  /** The width of a bold character, and the gap between the heads of two columns, in pixels. */
  private static final double BOLD_CHARACTER = 7.2;

  private static final double HEAD_GAP = 6;

  /** The room below the heads of the columns, in pixels. */
  private static final double BELOW_HEADS = 8;

  private static final Map<Tone, String> SIGNS =
      new EnumMap<>(
          Map.of(
              Tone.FASTER,
              "▲ ",
              Tone.SLOWER,
              "▼ ",
              Tone.SAME,
              "■ ",
              Tone.UNDECIDED,
              "○ ",
              Tone.BASELINE,
              "",
              Tone.MUTED,
              ""));

  /** The fills of a light page, paler than the tones, so that the text in them is read. */
  private static final Map<Tone, String> FILLS =
      new EnumMap<>(
          Map.of(
              Tone.FASTER,
              "#cfe4f1",
              Tone.SLOWER,
              "#f1dcc9",
              Tone.SAME,
              "#cde9e0",
              Tone.UNDECIDED,
              "#f1f2f4",
              Tone.BASELINE,
              "#e6e8ee",
              Tone.MUTED,
              "#ffffff"));

  private final RunContent run;
  private final List<Group> groups;
  private final String id;
  private final List<String> lines;
  private final Map<Group, Map<String, Row>> rows = new IdentityHashMap<>();
  private final List<String> columns;
  private final double width;
  private final Set<String> turning;

  MatrixPlot(RunContent run, List<Group> groups, String id) {
    this.run = run;
    this.groups = groups;
    this.id = id;
    this.lines = CellLabel.apart(groups.stream().map(MatrixPlot::baseline).toList());
    Set<String> labels = new LinkedHashSet<>();
    for (Group group : groups) {
      Map<String, Row> own = new LinkedHashMap<>();
      group.rows().forEach(row -> own.putIfAbsent(ComparedValues.of(group, row), row));
      labels.addAll(own.keySet());
      rows.put(group, own);
    }
    this.columns = List.copyOf(labels);
    this.width = Math.max(LEAST, (ForestPlot.WIDTH - LABEL) / columns.size());
    this.turning = columns.stream().filter(this::turns).collect(Collectors.toSet());
  }

  private static Cell baseline(Group group) {
    return group.block().baseline().cell();
  }

  Element element() {
    return new Element.Plot(title(), "", () -> drawing().svg(), List.of(table()));
  }

  private String title() {
    Group first = groups.get(0);
    return groups.size() == 1
        ? CellLabel.of(first.block())
        : "%d blocks: %s and others".formatted(groups.size(), CellLabel.of(first.block()));
  }

  /** Returns a contender's row of a group; null where the group lacks it. */
  private Row row(Group group, String label) {
    return rows.get(group).get(label);
  }

  /** Returns a line for each group, in words. */
  private Table table() {
    List<Column> headers = new ArrayList<>(List.of(Column.text("block")));
    columns.forEach(label -> headers.add(Column.text(label)));
    List<List<String>> texts = new ArrayList<>();
    for (int i = 0; i < groups.size(); i++) {
      List<String> line = new ArrayList<>(List.of(lines.get(i)));
      for (String label : columns) {
        Row row = row(groups.get(i), label);
        line.add(row == null ? Text.NONE : Factor.ofRow(groups.get(i), row));
      }
      texts.add(line);
    }
    return new Table("Ratios side by side", "", headers, texts, List.of());
  }

  private Svg drawing() {
    int characters = (int) ((width - HEAD_GAP) / BOLD_CHARACTER);
    List<RowLabel> heads = columns.stream().map(name -> RowLabel.of(name, characters)).toList();
    List<RowLabel> labels =
        lines.stream().map(line -> RowLabel.of(line, LABEL_CHARACTERS)).toList();
    double start =
        heads.stream().mapToDouble(RowLabel::textHeight).max().orElse(0) + BELOW_HEADS + 4;
    double height = labels.stream().mapToDouble(label -> label.height(ROW)).sum();
    Svg svg =
        new Svg(
            id,
            LABEL + width * columns.size(),
            start + height + 2,
            "Ratios side by side",
            description());
    String hatch = Marks.hatch(svg);
    for (int j = 0; j < columns.size(); j++) {
      heads.get(j).drawAbove(svg, LABEL + (j + 0.5) * width, start - BELOW_HEADS);
    }
    double top = start;
    for (int i = 0; i < groups.size(); i++) {
      double row = labels.get(i).height(ROW);
      labels.get(i).draw(svg, top + row / 2);
      for (int j = 0; j < columns.size(); j++) {
        cell(svg, groups.get(i), columns.get(j), LABEL + j * width, top + (row - ROW) / 2, hatch);
      }
      top += row;
    }
    return svg;
  }

  private String description() {
    return "Ratios of %s in %d blocks; the table below has them."
        .formatted(String.join(", ", columns), groups.size());
  }

  private void cell(Svg svg, Group group, String label, double left, double top, String hatch) {
    Row row = row(group, label);
    if (row == null) {
      return;
    }
    boolean baseline = group.isBaseline(row);
    Tone tone = row.measured() ? RowLook.ofTime(row, baseline).tone() : Tone.MUTED;
    svg.open("g", "class=row", "data-key", run.key(group, row));
    svg.tip(label + " · " + CellLabel.of(group.block()) + ": " + Factor.ofRow(group, row));
    rect(svg, left, top, "fill-" + tone.css().substring(2), FILLS.get(tone));
    if (turning.contains(label) && (tone == Tone.FASTER || tone == Tone.SLOWER)) {
      rect(svg, left, top, "", hatch);
    }
    String shown =
        row.measured() ? SIGNS.get(tone) + Factor.times(row, baseline) : row.outcome().label();
    svg.text(
        left + width / 2,
        top + 18,
        Text.shortened(shown.replace(" (baseline)", ""), (int) (width / 6.2)),
        "text-anchor=middle",
        "font-size",
        row.measured() ? "" : "10",
        "class=label");
    svg.close();
  }

  private void rect(Svg svg, double left, double top, String css, String fill) {
    svg.rect(left + 1, top + 1, width - 2, ROW - 2, "rx=2", "class", css, "fill", fill);
  }

  /** Returns whether a contender is faster in one line and slower in another. */
  private boolean turns(String label) {
    Set<Tone> tones = new LinkedHashSet<>();
    for (Group group : groups) {
      Row row = row(group, label);
      if (row != null && row.measured() && !group.isBaseline(row)) {
        tones.add(RowLook.ofTime(row, false).tone());
      }
    }
    return tones.contains(Tone.FASTER) && tones.contains(Tone.SLOWER);
  }
}
