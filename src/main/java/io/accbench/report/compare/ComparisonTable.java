package io.accbench.report.compare;

import io.accbench.compare.Change;
import io.accbench.compare.ComparedGroup;
import io.accbench.compare.ComparedGroup.Quantity;
import io.accbench.compare.ComparedRow;
import io.accbench.compare.ComparedRow.SideScore;
import io.accbench.compare.Comparison;
import io.accbench.model.Mode;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.document.Tone;
import io.accbench.report.ratio.Factor;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Builds the table of one group of a comparison. Few sides stand in columns; more sides stand in
 * rows of their own, since no screen is so wide.
 */
final class ComparisonTable {
  /** The number of sides that fit next to each other into 120 characters. */
  private static final int MOST_BESIDE = 3;

  /** The digits of a confidence level. Arbitrary: more than anybody gives. */
  private static final int LEVEL_DIGITS = 15;

  private static final String MEAN = "geometric mean";

  private final Comparison comparison;
  private final ComparedGroup group;
  private final ComparisonFigure figure;
  private final List<Column> columns = new ArrayList<>();
  private final List<Line> lines = new ArrayList<>();

  /** A row that grows, from left to right. */
  private static final class Line {
    private final List<String> texts = new ArrayList<>();
    private final List<Tone> shades = new ArrayList<>();

    void add(String text) {
      add(text, Tone.PLAIN);
    }

    void add(String text, Tone shade) {
      texts.add(text);
      shades.add(shade);
    }
  }

  private ComparisonTable(Comparison comparison, ComparedGroup group) {
    this.comparison = comparison;
    this.group = group;
    this.figure = new ComparisonFigure(group.quantity());
    columns.add(Column.text("benchmark"));
    group.varies().forEach(param -> columns.add(Column.text(Text.plain(param))));
  }

  /**
   * @param width the largest number of characters of a line
   */
  static Table of(Comparison comparison, ComparedGroup group, int width) {
    if (group.labels().size() <= MOST_BESIDE) {
      ComparisonTable wide = new ComparisonTable(comparison, group);
      wide.beside();
      if (group.labels().size() == 2 || wide.narrowest() <= width) {
        return wide.table();
      }
    }
    ComparisonTable narrow = new ComparisonTable(comparison, group);
    narrow.below();
    return narrow.table();
  }

  private Table table() {
    return new Table(
            title(group),
            common(group),
            columns,
            lines.stream().map(line -> line.texts).toList(),
            List.of(),
            lines.stream().map(line -> line.shades).toList())
        .withoutEmptyColumns();
  }

  /** Returns the number of characters that the columns take, without those that may be left out. */
  private int narrowest() {
    int sum = 0;
    for (int i = 0; i < columns.size(); i++) {
      if (columns.get(i).weight() == 0) {
        int longest = columns.get(i).header().length();
        for (Line line : lines) {
          longest = Math.max(longest, line.texts.get(i).length());
        }
        sum += longest + 2;
      }
    }
    return sum - 2;
  }

  /** Returns {@code throughput (ops/s), higher is better}. */
  static String title(ComparedGroup group) {
    if (group.quantity() == Quantity.ALLOCATION) {
      return "allocation (B/op, " + group.mode().words() + "), lower is better";
    }
    String better = group.mode() == Mode.THROUGHPUT ? "higher" : "lower";
    return group.mode().words() + " (" + Text.plain(group.unit()) + "), " + better + " is better";
  }

  /** Returns a confidence level as {@code 99 %}. */
  static String level(double confidence) {
    return Figure.percent(confidence, LEVEL_DIGITS);
  }

  private static String common(ComparedGroup group) {
    return group.common().entrySet().stream()
        .map((Map.Entry<String, String> param) -> param.getKey() + "=" + param.getValue())
        .map(Text::plain)
        .collect(Collectors.joining(" "));
  }

  /**
   * Fills the columns with the scores of all sides first, and then the comparison of each with the
   * first.
   */
  private void beside() {
    List<String> labels = group.labels();
    labels.forEach(label -> columns.add(Column.number(Text.plain(label))));
    for (String label : labels.subList(1, labels.size())) {
      changeColumns(labels.size() > 2 ? Text.plain(label) + ": " : "");
    }
    columns.add(new Column("forks", true, 2));
    for (ComparedRow row : group.rows()) {
      Line line = start(row);
      row.parts().forEach(part -> line.add(figure.score(part)));
      row.parts().subList(1, labels.size()).forEach(part -> change(part.change(), line));
      line.add(forks(row.parts()));
      lines.add(line);
    }
    if (!group.means().isEmpty()) {
      Line line = start();
      labels.forEach(label -> line.add(""));
      group.means().subList(1, labels.size()).forEach(mean -> change(mean.change(), line));
      line.add("");
      lines.add(line);
    }
  }

  private void below() {
    columns.add(Column.text("side"));
    columns.add(Column.number("score"));
    changeColumns("");
    columns.add(new Column("forks", true, 2));
    for (ComparedRow row : group.rows()) {
      for (int side = 0; side < row.parts().size(); side++) {
        SideScore part = row.parts().get(side);
        if (part.score() != null) {
          Line line = start(row);
          line.add(Text.plain(group.labels().get(side)));
          line.add(figure.score(part));
          change(side, part.change(), line);
          line.add(Integer.toString(part.forks()));
          lines.add(line);
        }
      }
    }
    for (int side = 1; side < group.means().size(); side++) {
      if (group.means().get(side).change() == null) {
        continue;
      }
      Line line = start();
      line.add(Text.plain(group.labels().get(side)));
      line.add("");
      change(side, group.means().get(side).change(), line);
      line.add("");
      lines.add(line);
    }
  }

  private void changeColumns(String against) {
    columns.add(Column.text(against + "ratio"));
    String level = level(comparison.confidence());
    columns.add(new Column(against + level + " interval", false, 1));
  }

  private Line start(ComparedRow row) {
    Line line = new Line();
    line.add(Text.plain(row.name()));
    for (String param : group.varies()) {
      line.add(Text.plain(row.param(param)));
    }
    return line;
  }

  private Line start() {
    Line line = new Line();
    line.add(MEAN);
    group.varies().forEach(param -> line.add(""));
    return line;
  }

  private void change(int side, Change change, Line line) {
    if (side == 0) {
      line.add(Factor.BASELINE);
      line.add(Text.NONE);
    } else {
      change(change, line);
    }
  }

  private void change(Change change, Line line) {
    line.add(figure.ratio(change), figure.shade(change));
    line.add(figure.interval(change));
  }

  /** Returns the number of forks, as {@code 5+4} where sides differ. */
  private static String forks(List<SideScore> parts) {
    List<String> forks =
        parts.stream()
            .map(part -> part.score() == null ? Text.NONE : Integer.toString(part.forks()))
            .toList();
    return forks.stream().distinct().count() == 1 ? forks.get(0) : String.join("+", forks);
  }
}
