package io.accbench.compare;

import io.accbench.model.ExitCode;
import io.accbench.model.UnknownName;
import io.accbench.model.UserException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Explains why two sides have nothing to compare, and which rows come nearest. */
final class NoCommonRow {
  /** The largest number of reported rows and sides. Arbitrary: enough to see what is wrong. */
  private static final int MOST = 3;

  /**
   * The largest number of names that are searched. Arbitrary: the search for a near name takes
   * every pair of letters.
   */
  private static final int MOST_CANDIDATES = 500;

  private static final int LONGEST_NAME = 200;

  private NoCommonRow() {}

  static UserException problem(List<Side> sides) {
    Side first = sides.get(0);
    Map<String, RowKey> benchmarks = new LinkedHashMap<>();
    first.series().forEach(series -> benchmarks.putIfAbsent(series.key().name(), series.key()));
    List<String> problems = new ArrayList<>();
    for (Side other : sides.subList(1, Math.min(sides.size(), 1 + MOST))) {
      problems.add(
          "no row of %s is in %s; give results of the same benchmarks, parameters and modes"
              .formatted(first.label(), other.label()));
      benchmarks.values().stream()
          .limit(MOST)
          .map(key -> "  " + first.label() + " has " + key.text() + "; " + nearest(key, other))
          .forEach(problems::add);
    }
    return new UserException(ExitCode.NO_BASELINE, problems);
  }

  private static String nearest(RowKey key, Side other) {
    for (Series candidate : other.series()) {
      if (candidate.key().name().equals(key.name())) {
        return "in " + other.label() + ": " + difference(key, candidate.key());
      }
    }
    List<String> names =
        other.series().stream()
            .map(series -> series.key().name())
            .distinct()
            .filter(name -> name.length() <= LONGEST_NAME)
            .limit(MOST_CANDIDATES)
            .toList();
    return (key.name().length() > LONGEST_NAME
            ? java.util.Optional.<String>empty()
            : UnknownName.nearest(key.name(), names))
        .map(name -> "nearest in " + other.label() + ": " + name)
        .orElseGet(() -> other.label() + " has " + ShortList.of(names).text(name -> name));
  }

  private static String difference(RowKey key, RowKey other) {
    List<String> words = new ArrayList<>();
    if (key.mode() != other.mode()) {
      words.add("mode " + other.mode().label());
    }
    if (key.threads() != other.threads()) {
      words.add("threads=" + other.threads());
    }
    TreeSet<String> params = new TreeSet<>(key.params().keySet());
    params.addAll(other.params().keySet());
    String advice = "";
    for (String param : params) {
      String value = other.params().get(param);
      if (value == null) {
        words.add("no parameter " + param);
      } else if (!key.params().containsKey(param)) {
        words.add("parameter" + RowKey.words(Map.of(param, value)));
      } else if (!value.equals(key.params().get(param))) {
        words.add(RowKey.words(Map.of(param, value)).strip());
        advice = " (--ignore " + param + " would still match them)";
      }
    }
    return String.join(", ", words) + advice;
  }
}
