package io.accbench.gate;

import io.accbench.model.Cell;

/**
 * One expectation on one row, with what is known of it.
 *
 * @param expectation which asks
 * @param name the row as a reader names it
 * @param cell the candidate
 * @param base the other side; of a stored baseline the same cell as {@code cell}
 * @param limit the largest change that is accepted, 1.02
 * @param margin beyond which it is improved, 0.02; NaN when "improved" makes no sense
 * @param evidence null when {@code obstacle} says why there is none
 * @param obstacle why it cannot be judged; empty when it can
 * @param detail what a reader should know besides, such as bytes; may be empty
 */
record Claim(
    Expectation expectation,
    String name,
    Cell cell,
    Cell base,
    double limit,
    double margin,
    Evidence evidence,
    String obstacle,
    String detail) {

  /** The same with other measurements. */
  Claim with(Evidence fresh) {
    return new Claim(expectation, name, cell, base, limit, margin, fresh, "", detail);
  }

  /** What makes it the same claim in another run: all but what was measured. */
  String key() {
    return expectation.place() + "\t" + expectation.metric() + "\t" + cell.id() + "\t" + base.id();
  }
}
