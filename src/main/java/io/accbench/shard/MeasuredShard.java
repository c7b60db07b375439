package io.accbench.shard;

import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import io.accbench.model.ProfiledFork;
import io.accbench.model.Sha256;
import io.accbench.model.ShardedPlan.Shard;
import io.accbench.model.ShardedPlan.ShardSession;
import java.util.Comparator;
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
   * The order of measurements of one shard by how much they hold: those that came to their end
   * last. The sum only makes the order total, so that merging in any order keeps the same one.
   */
  static final Comparator<MeasuredShard> FULLER =
      Comparator.comparing(MeasuredShard::whole)
          .thenComparing(each -> each.launches.size())
          .thenComparing(each -> each.profiledForks.size())
          .thenComparing(MeasuredShard::sum);

  /** The order of measurements of one shard by their start; the sum makes it total, too. */
  static final Comparator<MeasuredShard> EARLIER =
      Comparator.<MeasuredShard, String>comparing(each -> each.session.started())
          .thenComparing(MeasuredShard::sum);

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

  private String sum() {
    return Sha256.of(toString());
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

  /** Returns whether the session is this one at a later time, with more in its journal. */
  boolean continuedBy(MeasuredShard later) {
    return number == later.number
        && session.started().equals(later.session.started())
        && session.machine().equals(later.session.machine())
        && begins(later.launches, launches)
        && begins(later.profiledForks, profiledForks);
  }

  private static <T> boolean begins(List<T> all, List<T> first) {
    return all.size() >= first.size() && all.subList(0, first.size()).equals(first);
  }
}
