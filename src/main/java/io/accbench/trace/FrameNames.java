package io.accbench.trace;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The names by which frames are distinguished. Their number is limited; the first to come are kept.
 */
final class FrameNames {
  /** The name of all frames whose names came when there were {@link #MOST} others already. */
  static final String REST = "(other)";

  /**
   * The greatest number of names. Arbitrary: more than a protocol has; the sizes of 400 MB then fit
   * into 16 MB: {@link Sizes}.
   */
  static final int MOST = 100;

  /**
   * The number of characters of a name that are shown and compared; arbitrary: longer than any
   * method's.
   */
  static final int MOST_CHARACTERS = 100;

  private final Set<String> known = new LinkedHashSet<>();

  /**
   * Starts with names that are kept whatever else comes.
   *
   * @param asked these names, which may be more than {@link #MOST}
   */
  FrameNames(Collection<String> asked) {
    asked.forEach(name -> known.add(shortened(name)));
  }

  /** Returns the name under which a frame is counted. */
  String of(String name) {
    String kept = shortened(name);
    if (known.size() < MOST) {
      known.add(kept);
    }
    return known.contains(kept) ? kept : REST;
  }

  /**
   * Returns a name as it is counted and printed: the start of a long one, controls as question
   * marks.
   */
  static String shortened(String name) {
    String start =
        name.length() <= MOST_CHARACTERS ? name : name.substring(0, MOST_CHARACTERS) + "…";
    return start.chars().anyMatch(Character::isISOControl)
        ? start.replaceAll("\\p{Cntrl}|[\\x80-\\x9f]", "?")
        : start;
  }
}
