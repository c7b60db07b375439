package io.accbench.model;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A name that nothing has, and the words that help to mend it. */
public final class UnknownName {
  private UnknownName() {}

  /**
   * Returns the problem in one line: {@code strategy "hiden" is unknown; did you mean "hidden"?
   * known: …}.
   *
   * @param what the kind of thing, for example {@code strategy}
   * @param known every name that would have been right, in the order to print
   */
  public static String problem(String what, String name, Collection<String> known) {
    return what + " \"" + name + "\" is unknown; " + hint(name, known);
  }

  /** Returns the tail of such a line: {@code did you mean "hidden"? known: direct, hidden}. */
  public static String hint(String name, Collection<String> known) {
    String guess = nearest(name, known).map(near -> "did you mean \"" + near + "\"? ").orElse("");
    return guess + "known: " + (known.isEmpty() ? "none" : String.join(", ", known));
  }

  /**
   * Returns the known name with the fewest edits between, at most a third of the name's length, or
   * empty. The third is arbitrary: it catches a typing error in each half of a word and no other
   * word.
   */
  public static Optional<String> nearest(String name, Collection<String> known) {
    int most = Math.max(1, name.length() / 3);
    return known.stream()
        .filter(candidate -> edits(name, candidate) <= most)
        .min(Comparator.comparingInt(candidate -> edits(name, candidate)));
  }

  /** Returns so many of the known names, those with the fewest edits first. */
  public static List<String> closest(String name, Collection<String> known, int most) {
    record Distance(String name, int edits) {}
    return known.stream()
        .map(candidate -> new Distance(candidate, edits(name, candidate)))
        .sorted(Comparator.comparingInt(Distance::edits).thenComparing(Distance::name))
        .limit(most)
        .map(Distance::name)
        .toList();
  }

  /**
   * Returns the distance of Damerau and Levenshtein, letter case ignored: two letters that changed
   * places are one edit. Each pair of letters is edited once (optimal string alignment).
   */
  private static int edits(String from, String to) {
    int[] beforePrevious = new int[to.length() + 1];
    int[] previous = new int[to.length() + 1];
    for (int column = 0; column <= to.length(); column++) {
      previous[column] = column;
    }
    for (int row = 1; row <= from.length(); row++) {
      int[] current = new int[to.length() + 1];
      current[0] = row;
      for (int column = 1; column <= to.length(); column++) {
        int change = same(from.charAt(row - 1), to.charAt(column - 1)) ? 0 : 1;
        current[column] =
            Math.min(
                previous[column - 1] + change, 1 + Math.min(previous[column], current[column - 1]));
        if (swapped(from, row, to, column)) {
          current[column] = Math.min(current[column], beforePrevious[column - 2] + 1);
        }
      }
      beforePrevious = previous;
      previous = current;
    }
    return previous[to.length()];
  }

  /** Returns whether the two letters that end here are those that end there, turned round. */
  private static boolean swapped(String from, int row, String to, int column) {
    return row > 1
        && column > 1
        && same(from.charAt(row - 1), to.charAt(column - 2))
        && same(from.charAt(row - 2), to.charAt(column - 1));
  }

  private static boolean same(char one, char other) {
    return Character.toLowerCase(one) == Character.toLowerCase(other);
  }
}
