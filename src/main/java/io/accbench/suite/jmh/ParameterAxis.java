package io.accbench.suite.jmh;

import io.accbench.model.Cell;
import io.accbench.suite.Suites;
import java.util.regex.Pattern;

/** The axis of a benchmark's parameter, and the values on it. */
final class ParameterAxis {
  /** The prefix of the axis of a parameter whose name is that of another axis. */
  private static final String PREFIX = "param.";

  /** The value on an axis for a parameter that is empty: a cell has no axis without a value. */
  private static final String EMPTY = "\"\"";

  private static final Pattern ONLY_QUOTES = Pattern.compile("(\"\")*");

  private ParameterAxis() {}

  /** Returns the axis of a parameter: its name, or {@code param.mode} where that axis exists. */
  static String of(String parameter) {
    boolean taken =
        Suites.axes().contains(parameter)
            || Cell.COMMON.contains(parameter)
            || parameter.equals(JmhSuite.SIDE)
            || parameter.equals(JmhSuite.LIBRARY);
    return taken ? PREFIX + parameter : parameter;
  }

  /** Returns the parameter of an axis. */
  static String parameter(String axis) {
    return axis.startsWith(PREFIX) ? axis.substring(PREFIX.length()) : axis;
  }

  /**
   * Returns the value on the axis: that of the parameter, or {@code ""} in quotes where it is
   * empty. A parameter of such quotes has a pair more, so that no two parameters have one value.
   */
  static String value(String parameterValue) {
    return ONLY_QUOTES.matcher(parameterValue).matches() ? parameterValue + EMPTY : parameterValue;
  }

  /** Returns the parameter that has a value on the axis. */
  static String parameterValue(String value) {
    return value.startsWith(EMPTY) && ONLY_QUOTES.matcher(value).matches()
        ? value.substring(EMPTY.length())
        : value;
  }
}
