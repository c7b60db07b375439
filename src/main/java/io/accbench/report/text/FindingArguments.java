package io.accbench.report.text;

import java.util.List;
import java.util.Locale;

/** The arguments of a finding, and ways to put them into its sentence. */
record FindingArguments(List<Object> values) {
  /** Returns a pattern with all arguments in their order. */
  String say(String pattern) {
    return format(pattern, values.toArray());
  }

  /** Returns a pattern with these values, in whatever locale the same. */
  String format(String pattern, Object... shown) {
    return String.format(Locale.ROOT, pattern, shown);
  }

  /** Returns an argument, by its place from 0. */
  Object value(int index) {
    return values.get(index);
  }

  String text(int index) {
    return String.valueOf(value(index));
  }

  long number(int index) {
    return ((Number) value(index)).longValue();
  }

  boolean flag(int index) {
    return (Boolean) value(index);
  }
}
