package io.accbench.compare;

import io.accbench.jmh.JmhResult;
import io.accbench.model.Cell;
import io.accbench.model.Mode;
import io.accbench.model.Pollution;
import io.accbench.suite.Suite;
import io.accbench.suite.Suites;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The identity of a row: series of two sides with equal keys are the same row.
 *
 * @param name the benchmark's fully qualified method; of accbench's own cells {@code
 *     io.accbench.access.read}
 * @param params JMH's parameters; of accbench's own cells their axes
 * @param mode what was measured
 * @param threads number of threads, at least 1; 0 where threads are what is compared
 */
public record RowKey(String name, SortedMap<String, String> params, Mode mode, int threads) {
  private static final List<String> ADDED = List.of("jvm", Cell.POLLUTION, "injection");

  public RowKey {
    params = Collections.unmodifiableSortedMap(new TreeMap<>(params));
  }

  public static RowKey of(JmhResult result) {
    TreeMap<String, String> params = new TreeMap<>(result.params());
    if (result.benchmark().startsWith(Suite.OWN_BENCHMARKS)
        && result.benchmark().endsWith("." + params.get("operation"))) {
      params.remove("operation"); // the name holds the operation
      params.remove("form"); // the strategy implies the form
      params.values().removeIf(String::isEmpty); // drops axes without a value
    }
    return new RowKey(result.benchmark(), params, result.mode(), result.threads());
  }

  /** Returns the key that a cell has in accbench's own file in JMH's format. */
  public static RowKey of(Cell cell) {
    Suite suite = Suites.of(cell);
    TreeMap<String, String> params = new TreeMap<>(suite.parameters(cell));
    cell.axes().stream()
        .filter(axis -> ADDED.contains(axis) && !cell.axis(axis).isEmpty())
        .forEach(axis -> params.put(axis, cell.axis(axis)));
    return new RowKey(suite.benchmark(cell), params, cell.mode(), cell.threads());
  }

  /**
   * Returns the whole key in one line, for filters: {@code com.acme.Bench.parse codec=gson size=10
   * avgt}.
   */
  public String text() {
    return name + words(params) + " " + mode.label() + (threads > 1 ? " threads=" + threads : "");
  }

  /**
   * Returns the value of a parameter; null without it. A row of a clean JVM has the pollution
   * {@code none}, though it has no such parameter.
   */
  String param(String param) {
    return params.getOrDefault(param, param.equals(Cell.POLLUTION) ? Pollution.NONE.text() : null);
  }

  /** Returns the key without one parameter. */
  RowKey without(String param) {
    TreeMap<String, String> left = new TreeMap<>(params);
    left.remove(param);
    return new RowKey(name, left, mode, threads);
  }

  /** Returns {@code codec=gson size=10}, with a space before each parameter. */
  static String words(Map<String, String> params) {
    return params.entrySet().stream()
        .map((Entry<String, String> param) -> " " + param.getKey() + "=" + shown(param.getValue()))
        .collect(Collectors.joining());
  }

  /** Returns a parameter's value as it is shown: two quotes where it is empty. */
  static String shown(String value) {
    return value.isEmpty() ? "\"\"" : value;
  }
}
