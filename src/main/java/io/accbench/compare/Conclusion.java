package io.accbench.compare;

/** The conclusion from the numbers of two sides. */
public enum Conclusion {
  /** The side is faster, or allocates less. */
  BETTER,
  /** The side is slower, or allocates more. */
  WORSE,
  /** The interval contains 1. */
  NOTHING,
  /**
   * The comparison has a side with only one fork, and iterations inside a fork are not independent.
   */
  ONE_FORK,
  /** The comparison has a side with fewer forks than {@link Change#FEWEST_FORKS}. */
  TOO_FEW_FORKS,
  /** The comparison has a side that gives only its score. */
  NO_RAW_DATA,
  /** The comparison has a side whose score is below what the machine and JMH can measure. */
  AT_FLOOR
}
