package io.accbench.model;

import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;

/**
 * A place at which compiled code is left for the interpreter, since what it assumes does not hold.
 *
 * @param method the method: {@code com.acme.Order::total}
 * @param bci the index in its bytecode; -1 if it is not known
 * @param reason the JVM's word: {@code class_check}; empty if the JVM does not log it
 */
public record LeftCode(String method, int bci, String reason)
    implements Comparable<LeftCode>, Finding.FindingDetail {
  private static final Comparator<LeftCode> ORDER =
      Comparator.comparing(LeftCode::method)
          .thenComparing(LeftCode::bci)
          .thenComparing(LeftCode::reason);

  private static final String AT = "@";

  /**
   * Returns how often code was left, by place.
   *
   * @param facts the facts of a launch
   * @param key what precedes a place in the name of a fact
   */
  public static Map<LeftCode, Integer> in(Map<String, String> facts, String key) {
    Map<LeftCode, Integer> left = new TreeMap<>();
    facts.forEach(
        (name, times) -> {
          if (name.startsWith(key) && times.matches("\\d{1,9}")) {
            left.put(of(name.substring(key.length())), Integer.valueOf(times));
          }
        });
    return left;
  }

  /** Returns the place that {@link #text} has written. */
  static LeftCode of(String text) {
    String[] parts = text.split(" ", 2);
    String rest = parts.length == 1 ? "" : parts[1];
    String[] place = rest.split(" ", 3);
    return place.length == 3 && place[0].equals(AT) && place[1].matches("\\d{1,9}")
        ? new LeftCode(parts[0], Integer.parseInt(place[1]), place[2])
        : new LeftCode(parts[0], -1, rest);
  }

  /** Returns it as a text: {@code com.acme.Order::total @ 29 class_check}. */
  public String text() {
    return (method + (bci < 0 ? "" : " " + AT + " " + bci) + " " + reason).strip();
  }

  @Override
  public boolean describes(FindingKind kind) {
    return kind == FindingKind.DEOPTIMIZATION_STORM;
  }

  @Override
  public int compareTo(LeftCode other) {
    return ORDER.compare(this, other);
  }
}
