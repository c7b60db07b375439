package io.accbench.compare;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The beginning of a list, no longer than a sentence should have it.
 *
 * @param first the first members, at most 5
 * @param more number of the other members
 */
public record ShortList<T>(List<T> first, int more) {
  /** The largest number of members. Arbitrary: about two lines. */
  private static final int MOST = 5;

  /** The largest number of characters of a member. Arbitrary: about two lines. */
  private static final int LONGEST = 200;

  /** Returns the beginning of a list. */
  public static <T> ShortList<T> of(Collection<T> members) {
    List<T> first = members.stream().limit(MOST).toList();
    return new ShortList<>(first, members.size() - first.size());
  }

  /**
   * Returns {@code a, b, c, d, e and 12 more}.
   *
   * @param name gives a member's name, which is cut off if it is too long
   */
  public String text(Function<? super T, String> name) {
    String names =
        first.stream().map(name).map(ShortList::clipped).collect(Collectors.joining(", "));
    return more == 0 ? names : names + " and " + more + " more";
  }

  private static String clipped(String name) {
    return name.length() <= LONGEST ? name : name.substring(0, LONGEST) + "…";
  }
}
