package io.accbench.analysis;

import io.accbench.model.Goal;
import io.accbench.model.OpenBlock;
import java.util.HashMap;
import java.util.Map;

/**
 * The number of rounds that each cell of a block will have had when its ratios are decided, if its
 * rounds spread like those seen so far ({@link RemainingRounds}).
 */
final class ExpectedRounds {
  /**
   * The share of the rounds that a ratio seems to lack which it is expected to take: found with the
   * committed runs (reports/method). The ratios that are still open are also those whose spread
   * looks larger than it is.
   */
  private static final double TAKEN = 0.8;

  private final OpenBlock block;
  private final Goal goal;
  private final int nextLook;

  private ExpectedRounds(OpenBlock block, Goal goal) {
    this.block = block;
    this.goal = goal;
    this.nextLook = Procedure.of(block.block().rounds()).next(block.rounds());
  }

  /**
   * Returns the rounds by the cell's id, at most those of the plan. A ratio that is decided already
   * still waits for the next look.
   *
   * @param group the analysis of the block after its last round
   */
  static Map<String, Integer> of(OpenBlock block, Group group, Goal goal) {
    ExpectedRounds expected = new ExpectedRounds(block, goal);
    Map<String, Integer> rounds = new HashMap<>();
    for (Row row : group.rows()) {
      rounds.put(row.planned().cell().id(), expected.of(row));
    }
    return rounds;
  }

  private int of(Row row) {
    Ratio time = row.ratio();
    boolean open = time != null && !time.inactive();
    int lacking = open ? Math.max(lacking(time), lacking(row.allocation().ratio())) : 0;
    int most = block.block().rounds().most();
    long taken = Math.round(TAKEN * Math.min(lacking, most - block.rounds()));
    return (int) Math.min(most, Math.max(nextLook, block.rounds() + taken));
  }

  /** Returns the rounds that a ratio lacks; more than any plan has where no number would do. */
  private int lacking(Ratio ratio) {
    if (ratio == null || !ratio.undecided()) {
      return 0;
    }
    int verdict = ratio.missingRounds() < 0 ? Integer.MAX_VALUE : ratio.missingRounds();
    return Math.min(verdict, ofPrecision(ratio));
  }

  /** Returns the rounds until the interval is as narrow as requested, which shrinks by √n. */
  private int ofPrecision(Ratio ratio) {
    if (!(goal.precision() > 0)) {
      return Integer.MAX_VALUE;
    }
    double excess = ratio.relativeHalfWidth() / goal.precision();
    double rounds = block.rounds() * (excess * excess - 1);
    return rounds < Integer.MAX_VALUE ? (int) Math.max(0, Math.ceil(rounds)) : Integer.MAX_VALUE;
  }
}
