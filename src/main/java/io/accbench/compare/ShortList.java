package io.accbench.compare;

import java.util.List;
import java.util.stream.Collectors;

/** Writes a list in a sentence, no longer than a sentence should be. */
final class ShortList {
  /** The largest number of names. Arbitrary: about two lines. */
  private static final int MOST = 5;

  private static final int LONGEST = 200;

  private ShortList() {}

  /** Returns {@code a, b, c, d, e and 12 more}. */
  static String few(List<String> names) {
    String first =
        names.stream().limit(MOST).map(ShortList::clipped).collect(Collectors.joining(", "));
    return names.size() <= MOST ? first : first + " and " + (names.size() - MOST) + " more";
  }

  private static String clipped(String name) {
    return name.length() <= LONGEST ? name : name.substring(0, LONGEST) + "…";
  }
}
