package io.accbench.report.compare;

import io.accbench.compare.ComparedGroup;
import io.accbench.compare.ComparedRow;
import io.accbench.compare.ComparedRow.Part;
import io.accbench.compare.Comparison;
import io.accbench.report.text.Csv;
import io.accbench.stats.Estimate;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;

/** Writes a comparison in long form: one record for each row and side; missing values are empty. */
public final class ComparisonCsv {
  private final Comparison comparison;
  private final TreeSet<String> params = new TreeSet<>();

  private ComparisonCsv(Comparison comparison) {
    this.comparison = comparison;
    comparison.groups().stream()
        .flatMap(group -> group.rows().stream())
        .forEach(row -> params.addAll(row.key().params().keySet()));
  }

  public static void write(Comparison comparison, Writer out) throws IOException {
    ComparisonCsv records = new ComparisonCsv(comparison);
    Csv csv = new Csv(out);
    csv.record(records.header());
    for (ComparedGroup group : comparison.groups()) {
      for (ComparedRow row : group.rows()) {
        for (int side = 0; side < row.parts().size(); side++) {
          if (row.parts().get(side).score() != null) {
            csv.record(records.values(group, row, side));
          }
        }
      }
    }
    csv.flush();
  }

  private List<String> header() {
    List<String> names = new ArrayList<>(List.of("quantity", "benchmark", "mode", "threads"));
    params.forEach(param -> names.add("Param: " + param)); // JMH's own CSV uses this name
    names.addAll(
        List.of(
            "side",
            "score",
            "score_low",
            "score_high",
            "unit",
            "forks",
            "ratio",
            "ratio_low",
            "ratio_high",
            "shown"));
    return names;
  }

  private List<String> values(ComparedGroup group, ComparedRow row, int side) {
    Part part = row.parts().get(side);
    List<String> values =
        new ArrayList<>(
            List.of(
                group.quantity().name().toLowerCase(Locale.ROOT),
                row.key().name(),
                row.key().mode().label(),
                row.key().threads() > 0 ? Integer.toString(row.key().threads()) : ""));
    params.forEach(param -> values.add(row.key().params().getOrDefault(param, "")));
    values.add(comparison.labels().get(side));
    estimate(part.score(), values);
    values.add(group.unit());
    values.add(Integer.toString(part.forks()));
    estimate(part.change() == null ? null : part.change().ratio(), values);
    values.add(part.change() == null ? "" : part.change().shown().name().toLowerCase(Locale.ROOT));
    return values;
  }

  private static void estimate(Estimate estimate, List<String> values) {
    values.add(Csv.center(estimate));
    values.add(Csv.low(estimate));
    values.add(Csv.high(estimate));
  }
}
