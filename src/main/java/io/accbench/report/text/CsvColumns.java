package io.accbench.report.text;

import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The columns of a file of comma-separated values, each with its header and the value that it takes
 * from a record.
 *
 * @param <T> the records
 */
public final class CsvColumns<T> {
  private final List<String> headers = new ArrayList<>();
  private final List<Function<? super T, String>> values = new ArrayList<>();

  /** Adds a column. */
  public CsvColumns<T> add(String header, Function<? super T, String> value) {
    headers.add(header);
    values.add(value);
    return this;
  }

  /** Adds three columns: an estimate's center, and the ends of its interval. */
  public CsvColumns<T> add(String header, String ends, Function<? super T, Estimate> estimate) {
    return add(header, record -> Csv.center(estimate.apply(record)))
        .add(ends + "_low", record -> Csv.low(estimate.apply(record)))
        .add(ends + "_high", record -> Csv.high(estimate.apply(record)));
  }

  /** Adds the columns of a part of each record. */
  public <S> CsvColumns<T> addAll(CsvColumns<S> others, Function<? super T, ? extends S> part) {
    for (int i = 0; i < others.headers.size(); i++) {
      Function<? super S, String> value = others.values.get(i);
      add(others.headers.get(i), record -> value.apply(part.apply(record)));
    }
    return this;
  }

  /** Writes the headers. */
  public void header(Csv csv) {
    csv.record(headers);
  }

  /** Writes one record. */
  public void row(Csv csv, T record) {
    csv.record(values.stream().map(value -> value.apply(record)).toList());
  }
}
