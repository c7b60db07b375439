package io.accbench.plan;

import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.ShardedPlan;
import io.accbench.model.ShardedPlan.Shard;
import io.accbench.model.ShardedPlan.ShardSession;
import java.util.ArrayList;
import java.util.List;

/**
 * The journals of shards in a merged journal. What was measured on one machine stays together, so
 * that nothing of two machines is ever compared.
 */
public final class ShardJournals {
  private ShardJournals() {}

  /** Returns the journal of each shard, by number; the journal itself unless it was merged. */
  public static List<Journal> of(Journal journal) {
    if (!journal.header().merged()) {
      return List.of(journal);
    }
    List<Journal> journals = new ArrayList<>();
    int launches = 0;
    int profiled = 0;
    for (Shard shard : journal.header().shards().shards()) {
      ShardSession session = shard.session();
      int launchesEnd = launches + session.launches();
      int profiledEnd = profiled + session.profiledForks();
      journals.add(
          new Journal(
              header(journal.header(), shard),
              journal.launches().subList(launches, launchesEnd),
              journal.profiledForks().subList(profiled, profiledEnd),
              session.end(),
              false));
      launches = launchesEnd;
      profiled = profiledEnd;
    }
    return List.copyOf(journals);
  }

  private static Header header(Header merged, Shard shard) {
    ShardedPlan plan = merged.shards();
    List<Block> own = shard.own(merged.blocks());
    return merged
        .with(shard.session())
        .with(Division.withFloors(merged.blocks(), own))
        .with(plan.with(List.of(new Shard(shard.number(), shard.blocks(), null))));
  }
}
