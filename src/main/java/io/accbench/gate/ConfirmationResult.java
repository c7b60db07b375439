package io.accbench.gate;

/**
 * The result of fresh forks for a row, or why there were none.
 *
 * @param rounds rounds of fresh forks; 0 without them
 */
public record ConfirmationResult(ConfirmationOutcome kind, int rounds) {
  /** The result of a row that needs no confirmation. */
  static final ConfirmationResult UNNEEDED = of(ConfirmationOutcome.UNNEEDED);

  /** The kinds of results. */
  public enum ConfirmationOutcome {
    UNNEEDED,
    CONFIRMED,
    NOT_CONFIRMED,
    /** The budget was spent before the last round. */
    UNDECIDED,
    NOT_MEASURED_AGAIN,
    /** The gate measures, but was asked not to confirm. */
    NO_FRESH_FORKS,
    /** The run is finished, and is judged with {@code --no-confirm}. */
    DECLINED,
    /** The run is finished, and no confirmation lies in its folder. */
    FINISHED_RUN,
    /** The confirmation in the run's folder belongs to another run. */
    OTHER_RUN,
    INTERRUPTED
  }

  /** Returns the result of a row without fresh forks. */
  static ConfirmationResult of(ConfirmationOutcome kind) {
    return new ConfirmationResult(kind, 0);
  }
}
