package io.accbench.compare;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Names rows in as few words as distinguish them. */
final class BenchmarkLabels {
  private static final String THREADS = "threads";

  private final Map<String, String> benchmarks;
  private final Map<String, String> common;
  private final List<String> varies;

  private BenchmarkLabels(
      Map<String, String> benchmarks, Map<String, String> common, List<String> varies) {
    this.benchmarks = benchmarks;
    this.common = common;
    this.varies = varies;
  }

  /**
   * @param keys keys of all rows, at least one
   */
  static BenchmarkLabels of(Collection<RowKey> keys) {
    Set<String> names = new TreeSet<>();
    Map<String, String> common = new TreeMap<>(params(keys.iterator().next()));
    Set<String> params = new TreeSet<>();
    for (RowKey key : keys) {
      names.add(key.name());
      common.entrySet().retainAll(params(key).entrySet());
      params.addAll(params(key).keySet());
    }
    params.removeAll(common.keySet());
    return new BenchmarkLabels(
        dense(names), Collections.unmodifiableMap(common), List.copyOf(params));
  }

  /** Returns the labels of all rows of sides. */
  static BenchmarkLabels ofSides(List<Side> sides) {
    return of(sides.stream().flatMap(side -> side.series().stream()).map(Series::key).toList());
  }

  /**
   * Returns the parameters of a row with their values as they are shown; more than one thread
   * counts as a parameter.
   */
  static Map<String, String> params(RowKey key) {
    Map<String, String> params = new TreeMap<>(key.params());
    params.replaceAll((param, value) -> RowKey.shown(value));
    if (key.threads() > 1) {
      params.putIfAbsent(THREADS, Integer.toString(key.threads()));
    }
    return params;
  }

  /**
   * Returns class and method by full name, as JMH's own table does; the full names where that is
   * ambiguous.
   */
  private static Map<String, String> dense(Set<String> names) {
    Map<String, String> dense = new HashMap<>();
    Set<String> taken = new HashSet<>();
    boolean unique = true;
    for (String name : names) {
      int method = name.lastIndexOf('.');
      int type = method < 0 ? -1 : name.lastIndexOf('.', method - 1);
      dense.put(name, name.substring(type + 1));
      unique &= taken.add(name.substring(type + 1));
    }
    if (!unique) {
      names.forEach(name -> dense.put(name, name));
    }
    return dense;
  }

  String benchmark(RowKey key) {
    return benchmarks.getOrDefault(key.name(), key.name());
  }

  /** Returns {@code Bench.parse codec=gson (avgt)}. */
  String row(RowKey key) {
    Map<String, String> own = new TreeMap<>(params(key));
    own.keySet().removeAll(common.keySet());
    return benchmark(key) + RowKey.words(own) + " (" + key.mode().label() + ")";
  }

  List<String> rows(Collection<RowKey> keys) {
    List<String> rows = new ArrayList<>();
    keys.forEach(key -> rows.add(row(key)));
    return rows;
  }

  /** Returns the parameters that every row has with the same value. */
  Map<String, String> common() {
    return common;
  }

  /** Returns the names of the parameters on which the rows differ, or that some rows lack. */
  List<String> varies() {
    return varies;
  }
}
