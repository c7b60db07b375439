package io.accbench.trace;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;

/** Names by which frames are told apart, of which there are only so many: the first to come. */
final class Names {
  /** All frames of the names that came when there were {@link #MOST} others already. */
  static final String REST = "(other)";

  /**
   * Arbitrary: more than a protocol has; the sizes of 400 MB then fit into 16 MB: {@link Sizes}.
   */
  static final int MOST = 100;

  /** Characters of a name that are shown and compared; arbitrary: longer than any method's. */
  static final int MOST_CHARACTERS = 100;

  private final Set<String> known = new LinkedHashSet<>();

  /**
   * Starts with names that are told apart whatever else comes.
   *
   * @param asked may be more than {@link #MOST}
   */
  Names(Collection<String> asked) {
    asked.forEach(name -> known.add(shortened(name)));
  }

  /** The name to count a frame under. */
  String of(String name) {
    String kept = shortened(name);
    if (known.size() < MOST) {
      known.add(kept);
    }
    return known.contains(kept) ? kept : REST;
  }

  /** A name as it is counted and printed: the start of a long one, controls as question marks. */
  static String shortened(String name) {
    String start =
        name.length() <= MOST_CHARACTERS ? name : name.substring(0, MOST_CHARACTERS) + "…";
    return start.chars().anyMatch(Character::isISOControl)
        ? start.replaceAll("\\p{Cntrl}|[\\x80-\\x9f]", "?")
        : start;
  }
}
