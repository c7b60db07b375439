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

  private int shard(RowExpectation expectation) {
    return shards.getOrDefault(expectation.cell(), WHOLE);
  }

  /** Returns the error of all expectations that the run holds: of its shards, or the whole. */
  double total() {
    return errors.values().stream().mapToDouble(Double::doubleValue).sum();
  }

  /**
   * Returns the error of the family that an expectation belongs to. An expectation on a cell that
   * no shard has cannot be tested, with any error.
   */
  double of(RowExpectation expectation) {
    return errors.getOrDefault(shard(expectation), total());
  }

  /**
   * Returns Holm's adjusted p-values of expectations, in order; NaN for those that cannot be
   * tested. The expectations of each shard are a family of their own.
   */
  double[] levels(List<RowExpectation> expectations) {
    Map<Integer, List<Integer>> families = new TreeMap<>();
    for (int i = 0; i < expectations.size(); i++) {
      families.computeIfAbsent(shard(expectations.get(i)), any -> new ArrayList<>()).add(i);
    }
    double[] all = new double[expectations.size()];
    for (List<Integer> family : families.values()) {
      double[] levels = HolmFamily.levels(family.stream().map(expectations::get).toList());
      for (int i = 0; i < levels.length; i++) {
        all[family.get(i)] = levels[i];
      }
    }
    return all;
  }
}
