package io.accbench.suite.jmh;

import io.accbench.model.Cell;
import io.accbench.suite.Suites;
import java.util.Set;
import java.util.regex.Pattern;

/** The axis of a benchmark's parameter, and the values on it. */
final class ParameterAxis {
  /** The value on an axis for a parameter that is empty: a cell has no axis without a value. */
  private static final String EMPTY = "\"\"";

  private static final Pattern ONLY_QUOTES = Pattern.compile("(\"\")*");

  private ParameterAxis() {}

  /** Returns the axis of a parameter: its name, or {@code param.mode} where that axis exists. */
  static String of(String parameter) {
    boolean taken = Suites.axes().contains(parameter) || ofCells(parameter);
    return taken ? Cell.PARAMETER_PREFIX + parameter : parameter;
  }

  /**
   * Returns the axis that a user means by a name. An axis that cells of this suite have, such as
   * {@code mode}, is meant before a parameter; an axis of another suite is none here. A parameter
   * may be written with a prefix that it does not need, and with a colon in place of the dot.
   */
  static String meantBy(String name) {
    return ofCells(name)
        ? name
        : of(parameter(name.replaceFirst("^param:", Cell.PARAMETER_PREFIX)));
  }

  /** Returns whether a name is that of an axis, and of no parameter, that each cell may have. */
  private static boolean ofCells(String name) {
    return Cell.COMMON.contains(name)
        || Set.of(Cell.SUITE, JmhSuite.BENCHMARK, JmhSuite.SIDE, JmhSuite.LIBRARY).contains(name);
  }

  /** Returns the parameter of an axis. */
  static String parameter(String axis) {
    return axis.startsWith(Cell.PARAMETER_PREFIX)
        ? axis.substring(Cell.PARAMETER_PREFIX.length())
        : axis;
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
