package io.accbench.hotspot;

import io.accbench.jfr.StackFrame;
import io.accbench.stats.SampleSum;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** The weight of the samples of each whole stack, filtered, cut and normalised as for hotspots. */
final class FoldedStacks {
  /**
   * The largest number of characters of all names; further stacks are counted as one. Arbitrary.
   */
  private static final long MOST_CHARACTERS = 16 << 20;

  static final String OTHER = "other stacks, too many to tell apart";

  private static final Pattern SEPARATOR = Pattern.compile("[;\\p{Cntrl}]");
  private static final Pattern TAG = Pattern.compile("<(?!(cl)?init>)");

  private final long mostCharacters;
  private final Map<String, Long> stacks = new TreeMap<>();
  private long characters;

  FoldedStacks() {
    this(MOST_CHARACTERS);
  }

  FoldedStacks(long mostCharacters) {
    this.mostCharacters = mostCharacters;
  }

  void add(TrimmedStack stack, long weight) {
    add(text(stack.methods()), weight);
  }

  /**
   * Adds samples of a stack. Beyond the largest number of characters, only known stacks still count
   * as themselves.
   */
  void add(String stack, long weight) {
    boolean known = stacks.containsKey(stack);
    boolean kept = known || characters + stack.length() <= mostCharacters;
    characters += known || !kept ? 0 : stack.length();
    stacks.merge(kept ? stack : OTHER, weight, SampleSum::saturated);
  }

  /** Returns the weight of each stack: {@code root;caller;leaf}. */
  Map<String, Long> stacks() {
    return stacks;
  }

  private static String text(List<StackFrame> leafFirst) {
    StringBuilder text = new StringBuilder();
    for (int i = leafFirst.size() - 1; i >= 0; i--) {
      text.append(name(leafFirst.get(i))).append(i > 0 ? ";" : "");
    }
    return text.toString();
  }

  static String name(StackFrame frame) {
    return safe(StableNames.type(frame.type()) + "." + frame.method());
  }

  /** Makes a name safe within a line of text and within a page's script. */
  static String safe(String name) {
    return TAG.matcher(SEPARATOR.matcher(name).replaceAll(" ")).replaceAll("\u2039");
  }
}
