package io.accbench.analysis;

import io.accbench.model.Range;
import io.accbench.stats.Looks;

/** When the rounds of a block are looked at. */
public final class RoundLooks {
  private RoundLooks() {}

  /** Again and again while rounds are added, or once when their number was fixed beforehand. */
  public static Looks of(Range rounds) {
    int most = Math.max(2, rounds.most());
    return rounds.fixed()
        ? Looks.once(Math.max(1, rounds.most()))
        : Looks.of(Math.max(2, Math.min(rounds.fewest(), most)), most);
  }
}
