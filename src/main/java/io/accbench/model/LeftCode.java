package io.accbench.model;

import java.util.Comparator;

/**
 * A place at which compiled code is left for the interpreter, since what it assumes does not hold.
 *
 * @param method the method: {@code com.acme.Order::total}
 * @param bci the index in its bytecode; -1 if it is not known
 * @param reason the JVM's word: {@code class_check}; empty if the JVM does not log it
 */
public record LeftCode(String method, int bci, String reason) implements Comparable<LeftCode> {
  private static final Comparator<LeftCode> ORDER =
      Comparator.comparing(LeftCode::method)
          .thenComparing(LeftCode::bci)
          .thenComparing(LeftCode::reason);

  private static final String AT = "@";

  /** Returns the place that {@link #text} has written. */
  public static LeftCode of(String text) {
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
  public int compareTo(LeftCode other) {
    return ORDER.compare(this, other);
  }
}
