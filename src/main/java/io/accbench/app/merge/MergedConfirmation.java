package io.accbench.app.merge;

import io.accbench.app.run.ConfirmationFolder;
import io.accbench.journal.JournalFile;
import io.accbench.journal.JournalReader;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.ShardedPlan.Shard;
import io.accbench.shard.Merge;
import io.accbench.shard.ShardJournals;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The fresh forks of the gates that measured the shards of a merged run. Each confirms suspects on
 * the machine that found them, so those of another attempt at a shard do not count.
 */
final class MergedConfirmation {
  private final Header merged;
  private final List<Merge.Source> fresh = new ArrayList<>();

  /**
   * @param merged header of the merged run
   */
  MergedConfirmation(Header merged) {
    this.merged = merged;
  }

  /**
   * Adds the fresh forks of the shards of a journal that were merged.
   *
   * @param file the journal's file
   */
  void add(Path file, Journal journal) {
    Path beside = JournalFile.in(ConfirmationFolder.of(file.toAbsolutePath().getParent()));
    if (!Files.isRegularFile(beside)) {
      return;
    }
    List<Integer> counting =
        ShardJournals.of(journal).stream()
            .map(Journal::header)
            .filter(this::counts)
            .map(MergedConfirmation::number)
            .toList();
    ShardJournals.of(JournalReader.read(beside)).stream()
        .filter(again -> counting.contains(number(again.header())))
        .map(again -> new Merge.Source(beside.toString(), again))
        .forEach(fresh::add);
  }

  private static int number(Header ofShard) {
    return ofShard.shards().shards().get(0).number();
  }

  /** Returns whether a shard's journal is the one of its shard that the merged run shows. */
  private boolean counts(Header ofShard) {
    return merged.shards().shards().stream()
        .filter(shard -> shard.number() == number(ofShard))
        .map(Shard::session)
        .findFirst()
        .filter(
            session ->
                session.started().equals(ofShard.start().time())
                    && session.machine().equals(ofShard.machine()))
        .isPresent();
  }

  /** Returns the journals of the fresh forks; empty where no shard had a suspect. */
  List<Merge.Source> sources() {
    return List.copyOf(fresh);
  }
}
