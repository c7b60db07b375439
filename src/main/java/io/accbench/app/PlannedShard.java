package io.accbench.app;

import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.RunConditions;
import io.accbench.model.ShardedPlan;
import io.accbench.plan.Division;
import io.accbench.plan.Plan;
import io.accbench.plan.ShardChoice;
import java.util.List;

/**
 * A shard of a plan.
 *
 * @param choice which shard
 * @param division the division of the whole plan
 * @param plan what the shard measures
 */
record PlannedShard(ShardChoice choice, Division division, Plan plan) {
  /**
   * Returns what a journal says about the shard.
   *
   * @param whole the header of the whole plan
   */
  ShardedPlan describe(Header whole) {
    return new ShardedPlan(
        RunConditions.of(whole).planSha256(),
        choice.of(),
        ids(whole.blocks()),
        ShardedPlan.rows(whole.blocks()),
        List.of(new ShardedPlan.Shard(choice.number(), ids(division.own(choice.number())), null)));
  }

  private static List<String> ids(List<Block> blocks) {
    return blocks.stream().map(Block::id).toList();
  }
}
