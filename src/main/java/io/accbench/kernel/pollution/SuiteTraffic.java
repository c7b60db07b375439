package io.accbench.kernel.pollution;

/**
 * What a suite's own measured code does in a fork that is polluted. It is made when it is asked.
 */
public interface SuiteTraffic {
  /** Returns the measured code's work with objects of other types. */
  Traffic types() throws Throwable;

  /** Returns the measured code's work with other text; null where its work is the same with any. */
  Traffic strings() throws Throwable;

  /** Returns other benchmarks that run first, where a suite has them. */
  default Traffic benchmarks(String expression) {
    throw new IllegalArgumentException("no benchmarks " + expression);
  }
}
