package io.accbench.report.run;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.Repeat;
import io.accbench.analysis.Row;
import io.accbench.analysis.TrafficChange;
import io.accbench.report.ratio.Factor;
import io.accbench.report.ratio.RowSentence;
import io.accbench.report.text.ActivationText;
import io.accbench.report.text.CellColumns;
import io.accbench.report.text.Csv;
import io.accbench.report.text.CsvColumns;
import io.accbench.report.text.ObstacleText;
import io.accbench.stats.Estimate;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Writes one row for each cell with its ratio, or with the reason why it has no ratio. */
final class RatiosCsv {
  /** The columns of a change of traffic: medians over forks. */
  private static final Map<String, Function<TrafficChange, TrafficChange.OverForks>> CHANGE =
      new TreeMap<>(
          Map.of(
              "shift_before_ns", TrafficChange::nanosBefore,
              "shift_worst_ns", TrafficChange::worstNanos,
              "shift_s_until_steady", TrafficChange::secondsUntilSteady,
              "shift_s_watched", TrafficChange::secondsWatched,
              "shift_after_ns", TrafficChange::nanosAfter,
              "shift_deoptimizations", TrafficChange::deoptimizations));

  private RatiosCsv() {}

  /** A row of the report, with all that its record says. */
  private record Ranked(Group group, Row row, boolean baseline, RowSentence sentence) {}

  static void write(Analysis analysis, Csv csv) {
    CsvColumns<Ranked> columns = columns(analysis);
    columns.header(csv);
    for (Group group : analysis.groups()) {
      for (int i = 0; i < group.rows().size(); i++) {
        Row row = group.rows().get(i);
        columns.row(csv, new Ranked(group, row, i == 0, new RowSentence(analysis, group, row)));
      }
    }
  }

  private static CsvColumns<Ranked> columns(Analysis analysis) {
    CsvColumns<Ranked> columns =
        new CsvColumns<Ranked>()
            .addAll(CellColumns.of(analysis.header()), ranked -> ranked.row().planned())
            .add("block", ranked -> ranked.group().block().id())
            .add("baseline", ranked -> Boolean.toString(ranked.baseline()))
            .addAll(outcome(), Ranked::row)
            .add("direction", RatiosCsv::direction)
            .addAll(ratio(), ranked -> ranked.row().ratio())
            .add("missing_s", ranked -> Csv.number(ranked.sentence().missing().seconds()))
            .addAll(times(), Ranked::row)
            .addAll(allocation(), Ranked::row)
            .add(
                "allocation_missing_s",
                ranked -> Csv.number(ranked.sentence().missingOfAllocation().seconds()))
            .addAll(forks(), Ranked::row)
            .addAll(change(analysis), Ranked::row)
            .addAll(secondary(analysis), Ranked::row)
            .add("sentence", ranked -> ranked.sentence().text());
    return columns.add(
        "repeat",
        ranked ->
            Repeat.command(analysis.header(), ranked.group().block(), ranked.row().planned()));
  }

  private static CsvColumns<Row> outcome() {
    return new CsvColumns<Row>()
        .add("status", row -> row.outcome().label().replace(' ', '_'))
        .add("reason", row -> ObstacleText.cause(row.outcome().cause()));
  }

  private static CsvColumns<Ratio> ratio() {
    return new CsvColumns<Ratio>()
        .add("verdict", ratio -> ratio == null ? "" : Factor.word(ratio.verdict()))
        .add("ratio", "ratio", RatiosCsv::value)
        .add("ratio_plain_mean", ratio -> ratio == null ? "" : Csv.number(ratio.plainMean()))
        .add("rounds", RatiosCsv::rounds)
        .add("missing_rounds", RatiosCsv::missing);
  }

  private static CsvColumns<Row> times() {
    return new CsvColumns<Row>()
        .add("score", "score", row -> row.time().score())
        .add("unit", row -> row.time().unit() == null ? "" : row.time().unit())
        .add("ns_per_op", row -> Csv.center(row.time().nanosPerOp()))
        .add("mean_ns_per_op", row -> Csv.center(row.time().meanNanosPerOp()))
        .add("ns_per_bean", row -> Csv.number(row.time().nanosPerBean()))
        .add("ns_per_access", row -> Csv.number(row.time().nanosPerAccess()))
        .add("p50_ns", row -> percentile(row, "p50"))
        .add("p90_ns", row -> percentile(row, "p90"))
        .add("p99_ns", row -> percentile(row, "p99"));
  }

  private static CsvColumns<Row> allocation() {
    return new CsvColumns<Row>()
        .add("bytes_per_op", row -> Csv.number(row.allocation().bytesPerOp()))
        .add("allocation_ratio", "allocation", row -> value(row.allocation().ratio()))
        .add("allocation_verdict", Factor::ofBytes)
        .add("allocation_rounds", row -> rounds(row.allocation().ratio()))
        .add("allocation_missing_rounds", row -> missing(row.allocation().ratio()));
  }

  private static CsvColumns<Row> forks() {
    return new CsvColumns<Row>()
        .add("activation", row -> ActivationText.of(row.activity()))
        .add("document_bytes", row -> Csv.number(row.activity().documentBytes()))
        .add("forks", row -> Integer.toString(row.forks()))
        .add("failed_forks", row -> Integer.toString(row.failedForks()));
  }

  /** Returns what a change of traffic did, if it was measured in any row. */
  private static CsvColumns<Row> change(Analysis analysis) {
    Map<String, TrafficChange> changes =
        TrafficChange.of(analysis).stream()
            .collect(Collectors.toMap(TrafficChange::cell, Function.identity()));
    CsvColumns<Row> columns = new CsvColumns<>();
    Map<String, Function<TrafficChange, TrafficChange.OverForks>> values =
        changes.isEmpty() ? Map.of() : CHANGE;
    values.forEach(
        (name, value) ->
            columns.add(
                name,
                row ->
                    Optional.ofNullable(changes.get(row.planned().cell().id()))
                        .map(change -> Csv.number(value.apply(change).median()))
                        .orElse("")));
    return columns;
  }

  /** Returns a column for each thing that was measured beside the score in any row. */
  private static CsvColumns<Row> secondary(Analysis analysis) {
    CsvColumns<Row> columns = new CsvColumns<>();
    analysis.groups().stream()
        .flatMap(group -> group.rows().stream())
        .flatMap(row -> row.secondary().keySet().stream())
        .distinct()
        .sorted()
        .forEach(
            name ->
                columns.add(
                    "secondary_" + name,
                    row ->
                        row.secondary().containsKey(name)
                            ? Csv.number(row.secondary().get(name).mean())
                            : ""));
    return columns;
  }

  private static String direction(Ranked ranked) {
    return ranked.row().measured() ? Factor.direction(ranked.row(), ranked.baseline()) : "";
  }

  private static Estimate value(Ratio ratio) {
    return ratio == null ? null : ratio.value();
  }

  private static String rounds(Ratio ratio) {
    return ratio == null ? "" : Integer.toString(ratio.value().samples());
  }

  private static String missing(Ratio ratio) {
    return ratio == null || !ratio.undecided() ? "" : Integer.toString(ratio.missingRounds());
  }

  private static String percentile(Row row, String name) {
    return Csv.number(row.time().percentilesNanos().get(name));
  }
}
