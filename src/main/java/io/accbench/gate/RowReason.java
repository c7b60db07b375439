package io.accbench.gate;

/**
 * The reason why a row has its outcome, besides its numbers.
 *
 * @param obstacle why the row cannot be judged; null when it can
 * @param sameCode whether both sides run the same code, so that nothing was tested
 * @param newBytesPerOp bytes that an operation allocates where the base allocates nothing; NaN
 *     elsewhere
 * @param confirmation what fresh forks showed
 * @param roundSeconds time of one more round, s; NaN when that is not known
 */
public record RowReason(
    RowObstacle obstacle,
    boolean sameCode,
    double newBytesPerOp,
    ConfirmationResult confirmation,
    double roundSeconds) {

  /** Returns the reason of a row that cannot be judged. */
  public static RowReason obstacle(RowObstacle why) {
    return new RowReason(why, false, Double.NaN, ConfirmationResult.UNNEEDED, Double.NaN);
  }
}
