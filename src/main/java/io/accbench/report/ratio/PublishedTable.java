package io.accbench.report.ratio;

import io.accbench.analysis.Agreement;
import io.accbench.analysis.Analysis;
import io.accbench.analysis.RepeatedRow;
import io.accbench.analysis.Row;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.text.ChangeText;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Text;
import io.accbench.report.text.TimeScale;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Compares published results with the measured ones. */
public final class PublishedTable {
  private PublishedTable() {}

  /** Returns the table, without rows where the profile repeats no study. */
  public static Table of(Analysis analysis) {
    List<RepeatedRow> all = RepeatedRow.ofRun(analysis.header(), analysis.groups());
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
        all.stream().map(PublishedTable::texts).toList(),
        notes(all));
  }

  /**
   * Returns a sentence for each published row that this run has, and one for those that it lacks;
   * empty where the profile repeats no study.
   */
  public static List<String> lines(Analysis analysis) {
    List<RepeatedRow> all = RepeatedRow.ofRun(analysis.header(), analysis.groups());
    List<String> lines = new ArrayList<>();
    all.stream().filter(each -> each.row() != null).map(PublishedTable::line).forEach(lines::add);
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
            : RatioTable.label(each.group(), each.row())
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
