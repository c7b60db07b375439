package io.accbench.model;

/**
 * A launch that measures again what failed in the same round.
 *
 * @param session 0 for the run itself, which repeats at the end of the round; from 1 for each
 *     {@code --retry-failed}, hours or days after the round
 */
public record Repetition(int session) {
  /** A repetition at the end of the round. */
  public static final Repetition IN_ROUND = new Repetition(0);

  public Repetition {
    if (session < 0) {
      throw new IllegalArgumentException("session " + session + " is negative");
    }
  }
}
