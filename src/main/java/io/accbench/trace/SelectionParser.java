package io.accbench.trace;

import io.accbench.model.UserException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a {@link Selection} from left to right. */
final class SelectionParser {
  /** The largest sample. Arbitrary: a hundred times what replays in a millisecond. */
  private static final int LARGEST_SAMPLE = 100_000;

  private static final String PICKS = "min, median, max, p90, sample(200)";
  private static final List<String> MESSAGES =
      List.of(FrameKind.REQUEST, FrameKind.RESPONSE, FrameKind.NOTIFICATION);
  private static final Pattern PERCENTILE = Pattern.compile("p([0-9]{1,3}(\\.[0-9]{1,9})?)");
  private static final Pattern WORD = Pattern.compile("[A-Za-z0-9.]*");

  private final String text;
  private final List<Selection.Method> methods = new ArrayList<>();
  private final List<Selection.Value> values = new ArrayList<>();
  private int at;

  SelectionParser(String text) {
    this.text = text;
  }

  Selection selection() {
    expect("trace:");
    while (filter()) {
      expect(":");
    }
    Selection.Pick pick = pick();
    int part = at;
    Pointer pointer = Pointer.of("");
    if (at < text.length()) {
      expect("@");
      pointer = pointer(part + 1, text.substring(part + 1));
    }
    return new Selection(text, List.copyOf(methods), List.copyOf(values), pick, pointer);
  }

  private boolean filter() {
    if (take("method(")) {
      int start = at;
      String name = until(")");
      if (name.isEmpty()) {
        throw wrong(start, "expected the name of a method");
      }
      methods.add(new Selection.Method(name, message()));
      return true;
    }
    if (take("where(")) {
      int start = at;
      Pointer pointer = pointer(start, until("="));
      values.add(new Selection.Value(pointer, until(")")));
      return true;
    }
    return false;
  }

  private String message() {
    for (String message : MESSAGES) {
      if (take(message)) {
        return message;
      }
    }
    if (text.startsWith(".", at)) {
      throw wrong(at, "expected " + String.join(", ", MESSAGES) + " or ':'");
    }
    return "";
  }

  private Selection.Pick pick() {
    if (take("sample(")) {
      return sample();
    }
    Matcher word = WORD.matcher(text).region(at, text.length());
    word.lookingAt();
    int start = at;
    at = word.end();
    return new Selection.Pick(percent(start, word.group()), 1, null);
  }

  private BigDecimal percent(int start, String word) {
    return switch (word) {
      case "min" -> Rank.MIN;
      case "median" -> Rank.MEDIAN;
      case "max" -> Rank.MAX;
      default -> {
        Matcher percentile = PERCENTILE.matcher(word);
        if (!percentile.matches()) {
          throw wrong(start, "expected method(…), where(…) or one of " + PICKS);
        }
        BigDecimal percent = new BigDecimal(percentile.group(1));
        if (percent.compareTo(Rank.MAX) > 0) {
          throw wrong(start, "a percentile is at most p100");
        }
        yield percent;
      }
    };
  }

  private Selection.Pick sample() {
    int start = at;
    String inside = until(")");
    int comma = inside.indexOf(',');
    String count = comma < 0 ? inside : inside.substring(0, comma);
    if (!count.matches("[0-9]{1,6}")
        || Integer.parseInt(count) < 1
        || Integer.parseInt(count) > LARGEST_SAMPLE) {
      throw wrong(start, "expected a number of frames from 1 to " + LARGEST_SAMPLE);
    }
    Pointer kinds = comma < 0 ? null : pointer(start + comma + 1, inside.substring(comma + 1));
    return new Selection.Pick(null, Integer.parseInt(count), kinds);
  }

  /** Returns the text before an end that no backslash escapes, and goes behind the end. */
  private String until(String end) {
    StringBuilder inside = new StringBuilder();
    int start = at;
    while (at < text.length() && !text.startsWith(end, at)) {
      at += text.charAt(at) == '\\' ? 1 : 0;
      if (at < text.length()) {
        inside.append(text.charAt(at++));
      }
    }
    if (at >= text.length()) {
      throw wrong(start, "expected '" + end + "' behind this");
    }
    at++;
    return inside.toString();
  }

  private Pointer pointer(int start, String pointer) {
    try {
      return Pointer.of(pointer);
    } catch (IllegalArgumentException none) {
      throw wrong(start, none.getMessage());
    }
  }

  private boolean take(String word) {
    boolean there = text.startsWith(word, at);
    at += there ? word.length() : 0;
    return there;
  }

  private void expect(String word) {
    if (!take(word)) {
      throw wrong(at, "expected \"" + word + "\"");
    }
  }

  /** Returns an exception that names the position from 1, as editors count. */
  private UserException wrong(int index, String what) {
    String found =
        index >= text.length()
            ? "the end"
            : "\"" + FrameNames.shortened(text.substring(index)) + "\"";
    return UserException.badInput(
        "selection \"" + text + "\", character " + (index + 1) + ": " + what + ", found " + found);
  }
}
