package io.accbench.suite.jmh;

import io.accbench.model.Cell;
import io.accbench.suite.Suites;

/** The axis of a benchmark's parameter. */
final class ParameterAxis {
  /** The prefix of the axis of a parameter whose name is that of another axis. */
  private static final String PREFIX = "param.";

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
}
