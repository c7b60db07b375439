package io.accbench.report.compare;

import io.accbench.compare.Change;
import io.accbench.compare.ComparedGroup;
import io.accbench.compare.ComparedRow;
import io.accbench.compare.ComparedRow.Part;
import io.accbench.compare.Comparison;
import io.accbench.report.text.Csv;
import io.accbench.report.text.CsvColumns;
import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/** Writes a comparison in long form: one record for each row and side; missing values are empty. */
public final class ComparisonCsv {
  private ComparisonCsv() {}

  /** One side of a row. */
  private record SideOfRow(ComparedGroup group, ComparedRow row, String side, Part part) {}

  public static void write(Comparison comparison, Writer out) throws IOException {
    CsvColumns<SideOfRow> columns = columns(params(comparison));
    Csv csv = new Csv(out);
    columns.header(csv);
    for (ComparedGroup group : comparison.groups()) {
      for (ComparedRow row : group.rows()) {
        for (int side = 0; side < row.parts().size(); side++) {
          Part part = row.parts().get(side);
          if (part.score() != null) {
            columns.row(csv, new SideOfRow(group, row, group.labels().get(side), part));
          }
        }
      }
    }
    csv.flush();
  }

  private static Set<String> params(Comparison comparison) {
    Set<String> params = new TreeSet<>();
    comparison.groups().stream()
        .flatMap(group -> group.rows().stream())
        .forEach(row -> params.addAll(row.key().params().keySet()));
    return params;
  }

  private static CsvColumns<SideOfRow> columns(Set<String> params) {
    CsvColumns<SideOfRow> columns = new CsvColumns<SideOfRow>().addAll(keys(), value -> value);
    params.forEach(
        param ->
            columns.add(
                "Param: " + param, // JMH's own CSV uses this name
                value -> value.row().key().params().getOrDefault(param, "")));
    return columns
        .add("side", SideOfRow::side)
        .add("score", "score", value -> value.part().score())
        .add("unit", value -> value.group().unit())
        .add("forks", value -> Integer.toString(value.part().forks()))
        .addAll(changes(), value -> value.part().change());
  }

  private static CsvColumns<SideOfRow> keys() {
    return new CsvColumns<SideOfRow>()
        .add("quantity", value -> value.group().quantity().name().toLowerCase(Locale.ROOT))
        .add("benchmark", value -> value.row().key().name())
        .add("mode", value -> value.row().key().mode().label())
        .add("threads", value -> threads(value.row().key().threads()));
  }

  /** Returns the number of threads; empty where threads are what is compared. */
  private static String threads(int threads) {
    return threads > 0 ? Integer.toString(threads) : "";
  }

  private static CsvColumns<Change> changes() {
    return new CsvColumns<Change>()
        .add("ratio", "ratio", change -> change == null ? null : change.ratio())
        .add(
            "shown",
            change -> change == null ? "" : change.conclusion().name().toLowerCase(Locale.ROOT));
  }
}
