package io.accbench.trace;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A JSON pointer (RFC 6901): {@code /result/0/state}; the empty one is the document itself. */
public final class Pointer {
  private final String text;
  private final List<byte[]> steps;

  private Pointer(String text, List<byte[]> steps) {
    this.text = text;
    this.steps = steps;
  }

  /**
   * Reads a pointer.
   *
   * @throws IllegalArgumentException with words for the user when the text is no pointer
   */
  public static Pointer of(String text) {
    if (!text.isEmpty() && text.charAt(0) != '/') {
      throw new IllegalArgumentException("a JSON pointer starts with '/': " + text);
    }
    if (text.matches("(?s).*~([^01].*|)")) {
      throw new IllegalArgumentException("'~' in a JSON pointer is written ~0: " + text);
    }
    List<byte[]> steps = new ArrayList<>();
    String[] parts = text.split("/", -1);
    for (String part : Arrays.asList(parts).subList(1, parts.length)) {
      steps.add(part.replace("~1", "/").replace("~0", "~").getBytes(UTF_8));
    }
    return new Pointer(text, steps);
  }

  /**
   * Returns the index of the value's first byte in a frame that is JSON, or -1 if the frame has no
   * such value.
   */
  int find(JsonText json) throws BadFrame {
    int at = json.space(json.start());
    for (byte[] step : steps) {
      at =
          switch (json.at(at)) {
            case '{' -> member(json, at, step);
            case '[' -> element(json, at, step);
            default -> -1;
          };
      if (at < 0) {
        return -1;
      }
    }
    return at;
  }

  private static int member(JsonText json, int object, byte[] name) throws BadFrame {
    int at = json.space(object + 1);
    while (json.at(at) == '"') {
      int value = json.space(json.key(at));
      if (json.isString(at, name)) {
        return value;
      }
      at = json.space(json.value(value));
      at = json.at(at) == ',' ? json.space(at + 1) : at;
    }
    return -1;
  }

  private static int element(JsonText json, int array, byte[] step) throws BadFrame {
    int left = index(step);
    int at = json.space(array + 1);
    while (left > 0 && json.at(at) != ']') {
      at = json.space(json.value(at));
      at = json.at(at) == ',' ? json.space(at + 1) : at;
      left--;
    }
    return left == 0 && json.at(at) != ']' ? at : -1;
  }

  /** Returns the number that a step is, or -1 if it is no number or beyond any frame. */
  private static int index(byte[] step) {
    String digits = new String(step, UTF_8);
    return digits.matches("0|[1-9][0-9]{0,8}") ? Integer.parseInt(digits) : -1;
  }

  /** Returns the pointer as it was written. */
  @Override
  public String toString() {
    return text;
  }
}
