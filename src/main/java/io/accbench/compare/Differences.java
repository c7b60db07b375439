package io.accbench.compare;

import io.accbench.compare.Matching.Match;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Finds what two sides differ in besides the code that is compared. */
final class Differences {
  /** The properties whose values are lists of words; only the words that differ are reported. */
  private static final Set<String> LISTS = Set.of("JVM flags", "libraries");

  /** A pair of values of the first and another side. */
  private record Pair(String first, String other) {}

  private Differences() {}

  /** Returns a sentence for each property and side that differ, over the rows that both have. */
  static List<String> of(List<Side> sides, Matching matching) {
    List<String> sentences = new ArrayList<>();
    for (int side = 1; side < sides.size(); side++) {
      for (String property : properties(matching)) {
        Map<Pair, Integer> pairs = pairs(matching, side, property);
        int rows = pairs.values().stream().mapToInt(Integer::intValue).sum();
        pairs.keySet().removeIf(pair -> pair.first.equals(pair.other));
        int differing = pairs.values().stream().mapToInt(Integer::intValue).sum();
        if (differing > 0) {
          String where = differing == rows ? "" : " in " + differing + " of " + rows + " rows";
          sentences.add(
              property
                  + (property.endsWith("s") ? " differ" : " differs")
                  + where
                  + ": "
                  + words(property, pairs.keySet().iterator().next(), sides, side)
                  + (pairs.size() > 1 ? " and " + (pairs.size() - 1) + " more" : ""));
        }
      }
    }
    return sentences;
  }

  private static Set<String> properties(Matching matching) {
    Set<String> names = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    matching.rows().forEach(match -> names.addAll(match.first().environment().keySet()));
    return names;
  }

  /**
   * Returns every combination of the two sides' values with its number of rows; unknown values are
   * left out.
   */
  private static Map<Pair, Integer> pairs(Matching matching, int side, String property) {
    Map<Pair, Integer> pairs = new LinkedHashMap<>();
    for (Match match : matching.rows()) {
      Series other = match.series().get(side);
      String before = match.first().environment().get(property);
      String after = other == null ? null : other.environment().get(property);
      if (before != null && after != null) {
        pairs.merge(new Pair(before, after), 1, Integer::sum);
      }
    }
    return pairs;
  }

  private static String words(String property, Pair pair, List<Side> sides, int side) {
    String first = pair.first;
    String other = pair.other;
    if (LISTS.contains(property)) {
      first = only(pair.first, pair.other);
      other = only(pair.other, pair.first);
      if (first.isEmpty() && other.isEmpty()) {
        first = "the same in another order";
        other = first;
      }
    }
    return "%s (%s), %s (%s)"
        .formatted(
            first.isEmpty() ? "none" : first,
            sides.get(0).label(),
            other.isEmpty() ? "none" : other,
            sides.get(side).label());
  }

  private static String only(String words, String others) {
    Set<String> left = new LinkedHashSet<>(Arrays.asList(words.split(" ")));
    left.removeAll(Arrays.asList(others.split(" ")));
    return ShortList.few(List.copyOf(left));
  }
}
