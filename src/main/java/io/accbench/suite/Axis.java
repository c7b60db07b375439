package io.accbench.suite;

/**
 * An axis of a suite's own.
 *
 * @param name the name in cells, journals and columns, for example {@code layout}
 * @param option the option that chooses its values; {@link #PARAM} for an axis without one
 * @param usual the value that labels leave out; empty where they name every value
 * @param sameWork whether cells that differ on this axis alone do the same work, so that their
 *     times can be compared
 */
public record Axis(String name, String option, String usual, boolean sameWork) {
  /** The option that chooses the values of an axis without an option of its own. */
  public static final String PARAM = "--param";

  /** Returns an axis whose values do different work. */
  public static Axis ofWork(String name, String option) {
    return new Axis(name, option, "", false);
  }

  /** Returns an axis whose values do the same work, of which labels leave out the usual one. */
  public static Axis ofWays(String name, String option, String usual) {
    return new Axis(name, option, usual, true);
  }
}
