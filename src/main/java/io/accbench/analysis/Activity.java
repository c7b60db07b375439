package io.accbench.analysis;

/**
 * What of a codec was at work, as its forks told.
 *
 * @param words {@code 24 of 24 properties}; empty outside of suite codec
 * @param documentBytes size of the document that one operation reads or writes; NaN where there is
 *     none
 */
public record Activity(String words, double documentBytes) {
  /** Where nothing is told. */
  public static final Activity NONE = new Activity("", Double.NaN);

  static Activity of(Forks forks) {
    return new Activity(String.join(" | ", forks.facts("activation")), forks.count("bytes"));
  }

  /**
   * Whether two cells run the same code: the same libraries on the same JVM, and the same sum over
   * what executes each property. False when a codec cannot tell, and where one of them has
   * something injected, if only to see that nothing is noticed.
   */
  static boolean same(Sampled one, Sampled other) {
    var sums = one.forks().facts("executions");
    return one.cell().codec()
        && one.cell().injection().equals(other.cell().injection())
        && one.cell().stack().equals(other.cell().stack())
        && one.cell().jvm().equals(other.cell().jvm())
        && sums.size() == 1
        && !sums.first().isEmpty()
        && sums.equals(other.forks().facts("executions"));
  }
}
