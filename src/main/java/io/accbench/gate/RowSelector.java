package io.accbench.gate;

import io.accbench.model.Cell;
import io.accbench.model.UnknownName;
import io.accbench.suite.Suite;
import io.accbench.suite.Suites;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Resolves the names of a policy: the values that a run's cells have on each axis. */
final class RowSelector {
  /**
   * The length of the longest word that is looked up. No name of a row is longer, and each slash of
   * a longer word would be tried. Arbitrary.
   */
  private static final int LONGEST = 1_000;

  private final Map<String, Set<String>> values = new LinkedHashMap<>();
  private final List<Suite> suites;

  RowSelector(Collection<Cell> cells) {
    suites = cells.stream().map(Suites::of).distinct().toList();
    for (String axis : Cell.axes(cells)) {
      Set<String> seen = new LinkedHashSet<>();
      cells.forEach(cell -> seen.add(cell.axis(axis)));
      seen.remove("");
      values.put(axis, seen);
    }
  }

  /**
   * A choice of rows.
   *
   * @param chosen the chosen values by axis
   * @param pair the axis of {@code A/B}; empty without one
   * @param first A
   * @param second B
   */
  record RowChoice(Map<String, String> chosen, String pair, String first, String second) {
    boolean holds(Cell cell) {
      return chosen.entrySet().stream()
          .allMatch(entry -> cell.axis(entry.getKey()).equals(entry.getValue()));
    }

    /**
     * Returns whether a cell is one of the two of {@code A/B}; without {@code A/B} every cell is.
     */
    boolean names(Cell cell) {
      return pair.isEmpty() || List.of(first, second).contains(cell.axis(pair));
    }
  }

  /**
   * Returns the rows that names mean.
   *
   * @param place place of the names in the policy, for messages
   * @param problems receives a problem for each word that means nothing or more than one thing
   */
  RowChoice choice(String place, List<String> words, List<String> problems) {
    Map<String, String> chosen = new LinkedHashMap<>();
    List<List<String>> pairs = new ArrayList<>();
    for (String word : words) {
      List<List<String>> meanings = meanings(word);
      if (meanings.size() == 1 && meanings.get(0).size() == 3) {
        pairs.add(meanings.get(0));
      } else if (meanings.size() == 1) {
        String axis = meanings.get(0).get(0);
        if (chosen.put(axis, meanings.get(0).get(1)) != null) {
          problems.add(
              place + ": names two values of " + axis + "; no row has both, so write two lines");
        }
      } else {
        problems.add(place + ": " + (meanings.isEmpty() ? unknown(word) : several(word, meanings)));
      }
    }
    if (pairs.size() > 1) {
      problems.add(place + ": names two pairs; name only one \"A/B\"");
    }
    List<String> pair = pairs.isEmpty() ? List.of("", "", "") : pairs.get(0);
    if (chosen.containsKey(pair.get(0))) {
      problems.add(
          place + ": " + pair.get(0) + " is named twice, in the pair and outside; name it once");
    }
    return new RowChoice(chosen, pair.get(0), pair.get(1), pair.get(2));
  }

  /** Returns the meanings of a word, each as axis and value, or as axis and two values. */
  private List<List<String>> meanings(String word) {
    List<List<String>> meanings = new ArrayList<>();
    if (word.length() > LONGEST) {
      return meanings;
    }
    int equals = word.indexOf('=');
    boolean axisNamed = equals > 0 && values.containsKey(word.substring(0, equals));
    Collection<String> axes = axisNamed ? List.of(word.substring(0, equals)) : values.keySet();
    String value = axisNamed ? word.substring(equals + 1) : word;
    for (String axis : axes) {
      named(axis, value).forEach(own -> meanings.add(List.of(axis, own)));
      for (int slash = value.indexOf('/'); slash > 0; slash = value.indexOf('/', slash + 1)) {
        String first = value.substring(0, slash);
        String second = value.substring(slash + 1);
        for (String one : named(axis, first)) {
          named(axis, second).stream()
              .filter(other -> !one.equals(other))
              .forEach(other -> meanings.add(List.of(axis, one, other)));
        }
      }
    }
    return meanings;
  }

  /** Returns the values on an axis that a word names. */
  private List<String> named(String axis, String word) {
    return values.get(axis).stream()
        .filter(value -> suites.stream().anyMatch(suite -> suite.names(axis, value, word)))
        .toList();
  }

  private String unknown(String word) {
    int equals = word.indexOf('=');
    if (equals > 0) {
      String axis = word.substring(0, equals);
      return values.containsKey(axis)
          ? UnknownName.problem(axis, word.substring(equals + 1), values.get(axis))
          : UnknownName.problem("axis", axis, values.keySet());
    }
    Set<String> known = new LinkedHashSet<>();
    values.values().forEach(known::addAll);
    for (String part : word.split("/", -1)) {
      if (!known.contains(part)) {
        return UnknownName.problem("name", part, known);
      }
    }
    return "\"" + word + "\" are not two values of one axis, so no row compares them";
  }

  private static String several(String word, List<List<String>> meanings) {
    return "\"%s\" may be %s; write for example %s=%s"
        .formatted(
            word,
            String.join(
                " or ", meanings.stream().map(meaning -> String.join(" ", meaning)).toList()),
            meanings.get(0).get(0),
            word);
  }
}
