package io.accbench.gate;

import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Header;
import io.accbench.model.ShardedPlan;
import io.accbench.model.ShardedPlan.Shard;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The error of a gate, divided over the shards of its run: each has as large a part of the error as
 * of the plan's rows. The parts are known before anything is measured, and their sum is the whole
 * error. So the chance of a false alarm in any shard is at most that error (Bonferroni), whatever
 * the others see.
 */
final class ErrorShares {
  /** The number of the only family of a run that is not divided. */
  private static final int WHOLE = 0;

  private final Map<Cell, Integer> shards = new HashMap<>();
  private final Map<Integer, Double> errors = new TreeMap<>();

  private ErrorShares() {}

  /**
   * Returns the parts of an error.
   *
   * @param header header of a run, of a shard, or of a merged run
   * @param alpha the error of the gate over all shards, above 0 and below 0.5
   */
  static ErrorShares of(Header header, double alpha) {
    ErrorShares parts = new ErrorShares();
    if (header.shards() == null) {
      parts.errors.put(WHOLE, alpha);
    } else {
      parts.divide(header, header.shards(), alpha);
    }
    return parts;
  }

  private void divide(Header header, ShardedPlan plan, double alpha) {
    for (Shard shard : plan.shards()) {
      List<Block> own = shard.own(header.blocks());
      for (Block block : own) {
        block.cells().forEach(planned -> shards.put(planned.cell(), shard.number()));
      }
      errors.put(shard.number(), alpha * ShardedPlan.rows(own) / plan.rows());
    }
  }

  private int shard(RowExpectation claim) {
    return shards.getOrDefault(claim.cell(), WHOLE);
  }

  /** Returns the error of all claims that the run holds: of its shards, or the whole. */
  double total() {
    return errors.values().stream().mapToDouble(Double::doubleValue).sum();
  }

  /**
   * Returns the error of the family that a claim belongs to. A claim on a cell that no shard has
   * cannot be tested, with any error.
   */
  double of(RowExpectation claim) {
    return errors.getOrDefault(shard(claim), total());
  }

  /**
   * Returns Holm's adjusted p-values of claims, in order; NaN for those that cannot be tested. The
   * claims of each shard are a family of their own.
   */
  double[] levels(List<RowExpectation> claims) {
    Map<Integer, List<Integer>> families = new TreeMap<>();
    for (int i = 0; i < claims.size(); i++) {
      families.computeIfAbsent(shard(claims.get(i)), any -> new ArrayList<>()).add(i);
    }
    double[] all = new double[claims.size()];
    for (List<Integer> family : families.values()) {
      double[] levels = Family.levels(family.stream().map(claims::get).toList());
      for (int i = 0; i < levels.length; i++) {
        all[family.get(i)] = levels[i];
      }
    }
    return all;
  }
}
