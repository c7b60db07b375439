package io.accbench.report.run;

import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.analysis.TrafficChange;
import io.accbench.analysis.TrafficChange.LeftPlace;
import io.accbench.analysis.TrafficChange.OverForks;
import io.accbench.analysis.fork.CallSite;
import io.accbench.model.LeftCode;
import io.accbench.report.document.Element;
import io.accbench.report.document.Section;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.ratio.CellLabel;
import io.accbench.report.text.ComparedValues;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Text;
import io.accbench.report.text.TimeScale;
import io.accbench.suite.Suite;
import io.accbench.suite.Suites;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Shows how slow warm forks became when their traffic changed, and for how long. */
final class ShiftSection {
  private static final String READING =
      "When these forks were warm, their traffic changed: since then other types and text went"
          + " through the same code before each warm-up iteration, for about as long as it takes."
          + " Seconds are those of the fork's own iterations. Each number is the median over forks,"
          + " with the least and the most.";

  private static final String WITHOUT_REASON =
      "A JVM before version 21 logs neither where in a method its code is left, nor why: there only"
          + " code that is discarded counts, by the method that was compiled.";

  /** The most places of a row. Arbitrary: what a reader looks at. */
  private static final int PLACES = 8;

  private ShiftSection() {}

  static Section of(RunContent run) {
    Map<String, TrafficChange> changes =
        TrafficChange.of(run.analysis()).stream()
            .collect(Collectors.toMap(TrafficChange::cell, Function.identity()));
    List<Element> elements = new ArrayList<>();
    for (Group group : run.groups()) {
      Map<Row, TrafficChange> rows = new LinkedHashMap<>();
      for (Row row : group.rows()) {
        TrafficChange change = changes.get(row.planned().cell().id());
        if (change != null) {
          rows.put(row, change);
        }
      }
      if (!rows.isEmpty()) {
        elements.add(times(group, rows));
        elements.add(Element.notInBrief(places(group, rows)));
      }
    }
    return new Section("shift", "After a change of traffic", READING, elements);
  }

  private static String axes(Group group) {
    Suite suite = Suites.of(group.block().baseline().cell());
    List<String> varies = group.block().varies();
    return (varies.isEmpty() ? List.of("strategy") : varies)
        .stream().map(suite::heading).collect(Collectors.joining(", "));
  }

  private static Table times(Group group, Map<Row, TrafficChange> rows) {
    TimeScale scale =
        TimeScale.of(
            rows.values().stream().mapToDouble(each -> each.nanosBefore().median()).toArray());
    String unit = " (" + scale.unit() + "/op)";
    List<Column> columns =
        List.of(
            Column.text(axes(group)),
            new Column("before" + unit, true, 1),
            new Column("worst" + unit, true, 3),
            Column.number("× before"),
            Column.number("steady again after (s)"),
            new Column("then" + unit, true, 2),
            Column.number("× before"),
            Column.number("deoptimizations"));
    List<List<String>> texts = new ArrayList<>();
    rows.forEach(
        (row, change) ->
            texts.add(
                List.of(
                    ComparedValues.of(group, row),
                    words(change.nanosBefore(), scale.perNano()),
                    words(change.worstNanos(), scale.perNano()),
                    words(change.worstTimes(), 1),
                    seconds(change),
                    words(change.nanosAfter(), scale.perNano()),
                    words(change.timesAfter(), 1),
                    counts(change.deoptimizations()))));
    return new Table(CellLabel.of(group.block()), "", columns, texts, List.of());
  }

  private static Table places(Group group, Map<Row, TrafficChange> rows) {
    List<List<String>> texts = new ArrayList<>();
    List<String> notes = new ArrayList<>();
    rows.forEach(
        (row, change) -> {
          String label = ComparedValues.of(group, row);
          change.places().stream().limit(PLACES).forEach(place -> texts.add(texts(label, place)));
          int left = change.places().size() - PLACES;
          if (left > 0) {
            notes.add(label + ": " + Figure.count(left, "more place") + " in report.json");
          }
        });
    boolean reasons =
        rows.values().stream()
            .flatMap(each -> each.places().stream())
            .noneMatch(each -> each.place().reason().isEmpty());
    if (!reasons) {
      notes.add(WITHOUT_REASON);
    }
    List<Column> columns =
        List.of(
            Column.text(axes(group)),
            Column.text("compiled code left in"),
            new Column("bytecode", true, 1),
            new Column("reason", false, 1),
            Column.number("times"));
    return new Table("Where, and why", "", columns, texts, notes).withoutEmptyColumns();
  }

  private static List<String> texts(String label, LeftPlace left) {
    LeftCode place = left.place();
    return List.of(
        label,
        CallSite.brief(place.method()),
        place.bci() < 0 ? Text.NONE : Integer.toString(place.bci()),
        Text.plain(place.reason()),
        counts(left.times()));
  }

  private static String seconds(TrafficChange change) {
    OverForks seconds = change.secondsUntilSteady();
    String end = Figure.of(change.secondsWatched().median());
    return Double.isInfinite(seconds.median())
        ? "not within " + end
        : words(seconds, each -> Double.isInfinite(each) ? "over " + end : Figure.of(each));
  }

  private static String words(OverForks value, double factor) {
    return words(value, each -> Figure.of(each * factor));
  }

  private static String counts(OverForks value) {
    return words(value, each -> Figure.fixed(each, each == Math.rint(each) ? 0 : 1));
  }

  private static String words(OverForks value, DoubleFunction<String> figure) {
    if (Double.isNaN(value.median())) {
      return Text.NONE;
    }
    String median = figure.apply(value.median());
    String least = figure.apply(value.least());
    String most = figure.apply(value.most());
    return least.equals(most) ? median : "%s (%s to %s)".formatted(median, least, most);
  }
}
