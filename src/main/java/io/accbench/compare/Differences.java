package io.accbench.compare;

import io.accbench.compare.ComparisonNote.SideValue;
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
  private record ValuePair(String first, String other) {}

  private Differences() {}

  /** Returns a note for each property and side that differ, over the rows that both have. */
  static List<ComparisonNote> of(Matching matching) {
    List<Side> sides = matching.sides();
    List<ComparisonNote> notes = new ArrayList<>();
    for (int side = 1; side < sides.size(); side++) {
      for (String property : properties(matching)) {
        Map<ValuePair, Integer> pairs = pairs(matching, side, property);
        int rows = sum(pairs);
        pairs.keySet().removeIf(pair -> pair.first.equals(pair.other));
        if (!pairs.isEmpty()) {
          ValuePair shown = shown(property, pairs.keySet().iterator().next());
          notes.add(
              new ComparisonNote.ConditionDiffers(
                  property,
                  sum(pairs),
                  rows,
                  new SideValue(sides.get(0).label(), shown.first),
                  new SideValue(sides.get(side).label(), shown.other),
                  pairs.size() - 1));
        }
      }
    }
    return notes;
  }

  private static int sum(Map<ValuePair, Integer> pairs) {
    return pairs.values().stream().mapToInt(Integer::intValue).sum();
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
  private static Map<ValuePair, Integer> pairs(Matching matching, int side, String property) {
    Map<ValuePair, Integer> pairs = new LinkedHashMap<>();
    for (Match match : matching.rows()) {
      Series other = match.series().get(side);
      String before = match.first().environment().get(property);
      String after = other == null ? null : other.environment().get(property);
      if (before != null && after != null) {
        pairs.merge(new ValuePair(before, after), 1, Integer::sum);
      }
    }
    return pairs;
  }

  private static ValuePair shown(String property, ValuePair pair) {
    return LISTS.contains(property)
        ? new ValuePair(only(pair.first, pair.other), only(pair.other, pair.first))
        : pair;
  }

  private static String only(String words, String others) {
    Set<String> left = new LinkedHashSet<>(Arrays.asList(words.split(" ")));
    left.removeAll(Arrays.asList(others.split(" ")));
    return ShortList.of(left).text(word -> word);
  }
}
