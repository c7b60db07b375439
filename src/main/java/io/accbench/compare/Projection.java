package io.accbench.compare;

import io.accbench.model.Cell;
import io.accbench.model.ExitCode;
import io.accbench.model.UnknownName;
import io.accbench.model.UserException;
import io.accbench.suite.Suites;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/** Changes the rows of a side: a parameter becomes the column, or is ignored. */
final class Projection {
  /** The prefix of a parameter whose name is also that of something else. */
  private static final List<String> PREFIXES = List.of(Cell.PARAMETER_PREFIX, "param:");

  private static final String METHOD = "method";
  private static final String THREADS = "threads";

  private Projection() {}

  /**
   * The sides of each table that compares values of a parameter.
   *
   * @param sides the sides by table, the one to compare with first
   * @param notes the rows that are in no table
   */
  record Tables(List<List<Side>> sides, List<ComparisonNote> notes) {}

  /**
   * A row without the parameter that becomes the columns.
   *
   * @param scope the class whose methods are compared; empty where a parameter is
   */
  private record Rest(RowKey key, String scope) {}

  /** The first value that the rows of a table have. */
  private record First(String scope, String value) {}

  /**
   * Returns the tables that compare the values of a parameter, one for each value that is the first
   * of some rows. The order of values is that of the side's rows.
   *
   * @param axis {@code codec} or {@code param.codec}; {@code method} (the benchmark methods of one
   *     class) and {@code threads}, where no parameter has that name
   */
  static Tables by(Side side, String axis) {
    TreeSet<String> known = known(side);
    boolean special = !known.contains(axis) && List.of(METHOD, THREADS).contains(axis);
    String param = special ? axis : parameter(axis, known);
    if (!special && !known.contains(param)) {
      List<String> all = new ArrayList<>(known);
      all.addAll(List.of(METHOD, THREADS));
      throw UserException.badInput("--by: " + UnknownName.problem("parameter", param, all));
    }
    Map<String, Integer> values = new LinkedHashMap<>();
    Map<Rest, Map<String, Series>> rows = new LinkedHashMap<>();
    List<String> without = new ArrayList<>();
    for (Series series : side.series()) {
      String value = special ? special(series.key(), axis) : series.key().param(param);
      if (value == null) {
        without.add(series.key().text());
      } else {
        RowKey key = special ? rest(series.key(), axis) : series.key().without(param);
        values.putIfAbsent(value, values.size());
        rows.computeIfAbsent(
                new Rest(key, special && axis.equals(METHOD) ? key.name() : ""),
                each -> new TreeMap<>(Comparator.comparing(values::get)))
            .put(value, series);
      }
    }
    if (values.size() < 2) {
      throw UserException.badInput(
          "--by %s: all rows have the same value, \"%s\"; nothing to compare"
              .formatted(axis, String.join("", values.keySet())));
    }
    List<ComparisonNote> notes = new ArrayList<>();
    if (!without.isEmpty()) {
      notes.add(new ComparisonNote.LacksParameter(param, ShortList.of(without)));
    }
    return tables(side, param, Comparator.comparing(values::get), rows, notes);
  }

  private static Tables tables(
      Side side,
      String param,
      Comparator<String> order,
      Map<Rest, Map<String, Series>> rows,
      List<ComparisonNote> notes) {
    Map<First, Map<String, List<Series>>> tables = new LinkedHashMap<>();
    List<String> alone = new ArrayList<>();
    rows.forEach(
        (rest, byValue) -> {
          if (byValue.size() == 1) {
            alone.add(byValue.values().iterator().next().key().text());
            return;
          }
          First first = new First(rest.scope, byValue.keySet().iterator().next());
          Map<String, List<Series>> columns =
              tables.computeIfAbsent(first, each -> new TreeMap<>(order));
          byValue.forEach(
              (value, series) ->
                  columns
                      .computeIfAbsent(value, each -> new ArrayList<>())
                      .add(series.with(rest.key)));
        });
    if (tables.isEmpty()) {
      throw new UserException(
          ExitCode.NO_BASELINE,
          List.of(
              "--by %s: no two rows of %s differ in it alone, so there is nothing to compare: %s"
                  .formatted(param, side.label(), ShortList.of(alone).text(Function.identity()))));
    }
    if (!alone.isEmpty()) {
      notes.add(new ComparisonNote.OneValueOnly(param, ShortList.of(alone)));
    }
    List<ComparisonNote> own = new ArrayList<>(side.notes());
    own.remove(new ComparisonNote.UnknownMachine());
    notes.addAll(own);
    return new Tables(tables.values().stream().map(Projection::sides).toList(), List.copyOf(notes));
  }

  private static List<Side> sides(Map<String, List<Series>> columns) {
    return columns.entrySet().stream()
        .map(
            column ->
                new Side(RowKey.shown(column.getKey()), List.copyOf(column.getValue()), List.of()))
        .toList();
  }

  /** Returns the parameter that a user named, with or without what may stand before it. */
  private static String parameter(String given, Set<String> known) {
    return PREFIXES.stream()
        .filter(prefix -> given.startsWith(prefix) && !known.contains(given))
        .map(prefix -> given.substring(prefix.length()))
        .findFirst()
        .orElse(given);
  }

  /**
   * Returns the sides without what accbench adds to the parameters of a benchmark (the side, the
   * version of a library, the JVM), where a side has one value of it throughout and another, as a
   * file of JMH's, has none.
   */
  static List<Side> aligned(List<Side> sides) {
    Set<String> added = new TreeSet<>(List.of("jvm"));
    Suites.suites().forEach(suite -> added.addAll(suite.origins()));
    added.removeIf(
        axis ->
            sides.stream().allMatch(side -> !values(side, axis).contains(null))
                || sides.stream().anyMatch(side -> values(side, axis).size() > 1));
    return added.isEmpty()
        ? sides
        : sides.stream().map(side -> ignoring(side, List.copyOf(added))).toList();
  }

  /** Returns the values that a side's rows have of a parameter; null for a row without it. */
  private static Set<String> values(Side side, String param) {
    Set<String> values = new HashSet<>();
    side.series().forEach(series -> values.add(series.key().params().get(param)));
    return values;
  }

  static List<Side> ignoring(List<Side> sides, List<String> given) {
    TreeSet<String> known = new TreeSet<>();
    sides.forEach(side -> known.addAll(known(side)));
    List<String> params = given.stream().map(param -> parameter(param, known)).toList();
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
