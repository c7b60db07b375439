package io.accbench.compare;

import io.accbench.model.UnknownName;
import io.accbench.model.UserException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** Changes the rows of a side: a parameter becomes the column, or is ignored. */
final class Projection {
  private static final String PARAM = "param:";
  private static final String METHOD = "method";
  private static final String THREADS = "threads";

  private Projection() {}

  /**
   * @param axis {@code codec} or {@code param:codec}; {@code method} (the benchmark methods of one
   *     class) and {@code threads}, where no parameter has that name
   */
  static List<Side> by(Side side, String axis) {
    String param = axis.startsWith(PARAM) ? axis.substring(PARAM.length()) : axis;
    boolean special =
        param.equals(axis)
            && !known(side).contains(axis)
            && List.of(METHOD, THREADS).contains(axis);
    if (!special && !known(side).contains(param)) {
      List<String> all = new ArrayList<>(known(side));
      all.addAll(List.of(METHOD, THREADS));
      throw UserException.badInput("--by: " + UnknownName.problem("parameter", param, all));
    }
    Map<String, List<Series>> columns = new LinkedHashMap<>();
    List<String> without = new ArrayList<>();
    for (Series series : side.series()) {
      String value = special ? special(series.key(), axis) : series.key().params().get(param);
      if (value == null) {
        without.add(series.key().text());
      } else {
        RowKey key = special ? rest(series.key(), axis) : series.key().without(param);
        columns.computeIfAbsent(value, each -> new ArrayList<>()).add(series.with(key));
      }
    }
    if (columns.size() < 2) {
      throw UserException.badInput(
          "--by %s: all rows have the same value, \"%s\"; nothing to compare"
              .formatted(axis, String.join("", columns.keySet())));
    }
    return sides(side, columns, without, param);
  }

  private static List<Side> sides(
      Side side, Map<String, List<Series>> columns, List<String> without, String param) {
    List<Side> sides = new ArrayList<>();
    columns.forEach(
        (value, series) -> {
          List<ComparisonNote> notes = new ArrayList<>();
          if (sides.isEmpty()) {
            notes.addAll(side.notes());
            notes.remove(new ComparisonNote.UnknownMachine());
            if (!without.isEmpty()) {
              notes.add(new ComparisonNote.LacksParameter(param, ShortList.of(without)));
            }
          }
          sides.add(new Side(value, List.copyOf(series), List.copyOf(notes)));
        });
    return List.copyOf(sides);
  }

  static List<Side> ignoring(List<Side> sides, List<String> params) {
    TreeSet<String> known = new TreeSet<>();
    sides.forEach(side -> known.addAll(known(side)));
    List<String> problems =
        params.stream()
            .filter(param -> !known.contains(param))
            .map(param -> "--ignore: " + UnknownName.problem("parameter", param, known))
            .toList();
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
    return params.isEmpty() ? sides : sides.stream().map(side -> ignoring(side, params)).toList();
  }

  private static Side ignoring(Side side, List<String> params) {
    List<Series> left = new ArrayList<>();
    Map<RowKey, RowKey> seen = new HashMap<>();
    for (Series series : side.series()) {
      RowKey key = series.key();
      for (String param : params) {
        key = key.without(param);
      }
      RowKey earlier = seen.putIfAbsent(key, series.key());
      if (earlier != null) {
        throw UserException.badInput(
            "--ignore %s: two rows of %s become the same: %s | %s; choose one with --filter"
                .formatted(
                    String.join(",", params), side.label(), earlier.text(), series.key().text()));
      }
      left.add(series.with(key));
    }
    return new Side(side.label(), List.copyOf(left), side.notes());
  }

  private static String special(RowKey key, String axis) {
    return axis.equals(THREADS)
        ? Integer.toString(key.threads())
        : key.name().substring(key.name().lastIndexOf('.') + 1);
  }

  private static RowKey rest(RowKey key, String axis) {
    return axis.equals(THREADS)
        ? new RowKey(key.name(), key.params(), key.mode(), 0)
        : new RowKey(
            key.name().replaceFirst("\\.[^.]*$", ""),
            new TreeMap<>(key.params()),
            key.mode(),
            key.threads());
  }

  private static TreeSet<String> known(Side side) {
    TreeSet<String> names = new TreeSet<>();
    side.series().forEach(series -> names.addAll(series.key().params().keySet()));
    return names;
  }
}
