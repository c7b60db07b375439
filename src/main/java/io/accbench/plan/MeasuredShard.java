package io.accbench.plan;

import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import io.accbench.model.ProfiledFork;
import io.accbench.model.ShardedPlan.Shard;
import io.accbench.model.ShardedPlan.ShardSession;
import java.util.List;

/**
 * A shard with all that was measured of it in one session. Two are equal if they are the same
 * measurement, wherever its journal was merged before.
 *
 * @param number the shard's number, from 1
 * @param own the blocks that it alone measures
 * @param session how it was measured
 * @param launches its launches, in order
 * @param profiledForks its profiling forks, in order
 */
record MeasuredShard(
    int number,
    List<Block> own,
    ShardSession session,
    List<Launch> launches,
    List<ProfiledFork> profiledForks) {

  /**
   * Returns the shard of a journal that holds one.
   *
   * @param journal a journal as a run wrote it, or one of {@link ShardJournals}
   */
  static MeasuredShard of(Journal journal) {
    Header header = journal.header();
    Shard shard = header.shards().shards().get(0);
    List<Launch> launches = journal.launches();
    List<ProfiledFork> profiled = journal.profiledForks();
    return new MeasuredShard(
        shard.number(),
        shard.own(header.blocks()),
        new ShardSession(
            header.start().command(),
            header.start().time(),
            header.machine(),
            header.findings(),
            launches.size(),
            profiled.size(),
            journal.end()),
        List.copyOf(launches),
        List.copyOf(profiled));
  }

  /** Returns whether the session came to its end. */
  boolean whole() {
    return session.end() != null;
  }

  /** Returns the ids of the blocks that it alone measures. */
  List<String> ids() {
    return own.stream().map(Block::id).toList();
  }

  /** Returns the shard as the header of a merged journal names it. */
  Shard described() {
    return new Shard(number, ids(), session);
  }
}
