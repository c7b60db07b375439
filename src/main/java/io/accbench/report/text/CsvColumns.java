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

  /** Adds the columns of a part of each record, which records in a row may share. */
  public <S> CsvColumns<T> addAll(CsvColumns<S> others, Function<? super T, ? extends S> part) {
    PartTexts<S> texts = new PartTexts<>(others);
    for (int i = 0; i < others.headers.size(); i++) {
      int column = i;
      add(others.headers.get(i), record -> texts.of(part.apply(record)).get(column));
    }
    return this;
  }

  /** Writes the headers. */
  public void header(Csv csv) {
    csv.record(headers);
  }

  /** Writes one record. */
  public void row(Csv csv, T record) {
    csv.record(texts(record));
  }

  private List<String> texts(T record) {
    List<String> texts = new ArrayList<>(values.size());
    for (Function<? super T, String> value : values) {
      texts.add(value.apply(record));
    }
    return texts;
  }

  /** The texts of the part that was asked for last. */
  private static final class PartTexts<S> {
    private final CsvColumns<S> columns;
    private S last;
    private List<String> texts = List.of();

    PartTexts(CsvColumns<S> columns) {
      this.columns = columns;
    }

    List<String> of(S part) {
      if (texts.isEmpty() || part != last) {
        texts = columns.texts(part);
        last = part;
      }
      return texts;
    }
  }
}
