package io.accbench.gate;

import io.accbench.model.Cell;
import io.accbench.model.Goal;
import io.accbench.model.Mode;

/**
 * One expectation on one row, with what is known of it.
 *
 * @param expectation which asks
 * @param name the row as a reader names it
 * @param cell the candidate
 * @param base the other side; of raw scores the same cell as {@code cell}
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

  /** Of two cells whose change an expectation bounds by the margins of a goal, or its own. */
  static Claim of(Expectation expectation, Goal goal, String name, Pair pair, Evidence evidence) {
    Mode mode = pair.cell().mode();
    return new Claim(
        expectation,
        name,
        pair.cell(),
        pair.baseCell(),
        expectation.limit(goal, mode),
        expectation.againstBaseline() ? expectation.margin(goal, mode) : Double.NaN,
        evidence,
        "",
        "");
  }

  /** The same, which cannot be judged; an empty reason is none. */
  Claim hindered(String reason) {
    return new Claim(expectation, name, cell, base, limit, margin, evidence, reason, detail);
  }

  /** The same with more to know. */
  Claim detailed(String more) {
    return new Claim(expectation, name, cell, base, limit, margin, evidence, obstacle, more);
  }

  /** The same with other measurements. */
  Claim with(Evidence fresh) {
    return new Claim(expectation, name, cell, base, limit, margin, fresh, "", detail);
  }
}
