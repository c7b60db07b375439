package io.accbench.report.run;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.Repeat;
import io.accbench.analysis.Row;
import io.accbench.report.ratio.Factor;
import io.accbench.report.ratio.RowSentence;
import io.accbench.report.text.ActivationText;
import io.accbench.report.text.Csv;
import io.accbench.report.text.ObstacleText;
import io.accbench.report.text.Text;
import io.accbench.stats.Estimate;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;

/** Writes one row for each cell with its ratio, or with the reason why it has no ratio. */
public final class RatiosCsv implements ReportWriter {
  @Override
  public String format() {
    return "csv";
  }

  @Override
  public String fileName() {
    return "ratios.csv";
  }

  @Override
  public void write(Analysis analysis, Writer out) throws IOException {
    Csv csv = new Csv(out);
    csv.header(
        "block",
        "baseline",
        "status",
        "reason",
        "direction",
        "verdict",
        "ratio",
        "ratio_low",
        "ratio_high",
        "ratio_plain_mean",
        "rounds",
        "missing_rounds",
        "missing_s",
        "score",
        "score_low",
        "score_high",
        "unit",
        "ns_per_op",
        "mean_ns_per_op",
        "ns_per_bean",
        "ns_per_access",
        "p50_ns",
        "p90_ns",
        "p99_ns",
        "bytes_per_op",
        "allocation_ratio",
        "allocation_low",
        "allocation_high",
        "allocation_verdict",
        "allocation_rounds",
        "allocation_missing_rounds",
        "allocation_missing_s",
        "activation",
        "document_bytes",
        "forks",
        "failed_forks",
        "sentence",
        "repeat");
    for (Group group : Text.each(analysis.groups())) {
      for (int i = 0; i < group.rows().size(); i++) {
        Row row = group.rows().get(i);
        csv.row(row.planned(), values(analysis, group, row, i == 0));
      }
    }
    csv.flush();
  }

  private static List<String> values(Analysis analysis, Group group, Row row, boolean baseline) {
    RowSentence sentence = new RowSentence(analysis, group, row);
    boolean measured = row.measured();
    Ratio ratio = row.ratio();
    Estimate value = value(ratio);
    Estimate bytes = value(row.allocationRatio());
    return List.of(
        group.block().id(),
        Boolean.toString(baseline),
        row.outcome().label().replace(' ', '_'),
        ObstacleText.cause(row.outcome().cause()),
        measured ? Factor.direction(row, baseline) : "",
        ratio == null ? "" : Factor.word(ratio.verdict()),
        Csv.center(value),
        Csv.low(value),
        Csv.high(value),
        ratio == null ? "" : Csv.number(ratio.plainMean()),
        rounds(ratio),
        missing(ratio),
        Csv.number(sentence.missing().seconds()),
        Csv.center(row.score()),
        Csv.low(row.score()),
        Csv.high(row.score()),
        row.unit() == null ? "" : row.unit(),
        Csv.center(row.nanosPerOp()),
        Csv.center(row.meanNanosPerOp()),
        Csv.number(row.nanosPerBean()),
        Csv.number(row.nanosPerAccess()),
        percentile(row, "p50"),
        percentile(row, "p90"),
        percentile(row, "p99"),
        Csv.number(row.allocatedBytesPerOp()),
        Csv.center(bytes),
        Csv.low(bytes),
        Csv.high(bytes),
        Factor.ofBytes(row),
        rounds(row.allocationRatio()),
        missing(row.allocationRatio()),
        Csv.number(sentence.missingOfAllocation().seconds()),
        ActivationText.of(row.activity()),
        Csv.number(row.activity().documentBytes()),
        Integer.toString(row.forks()),
        Integer.toString(row.failedForks()),
        sentence.text(),
        Repeat.command(analysis.header(), group.block(), row.planned()));
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
    Map<String, Double> percentiles = row.percentilesNanos();
    return percentiles == null ? "" : Csv.number(percentiles.get(name));
  }
}
