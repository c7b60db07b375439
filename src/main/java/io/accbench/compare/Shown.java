package io.accbench.compare;

/** What the numbers of two sides show. */
public enum Shown {
  /** Faster, or less allocation. */
  BETTER,
  /** Slower, or more allocation. */
  WORSE,
  /** The interval holds 1. */
  NOTHING,
  /** One side has one fork, and iterations inside of a fork are not independent. */
  ONE_FORK,
  /** One side has fewer than {@link Change#FEWEST_FORKS}. */
  TOO_FEW_FORKS,
  /** One side gives its score alone. */
  NO_RAW_DATA,
  /** One side's score is what the machine and JMH take for nothing. */
  AT_FLOOR
}
