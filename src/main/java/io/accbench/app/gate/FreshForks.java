package io.accbench.app.gate;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.app.run.ConfirmationFolder;
import io.accbench.gate.ConfirmationResult;
import io.accbench.journal.JournalFile;
import io.accbench.journal.JournalReader;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/**
 * The fresh forks of a gate's suspects, in a folder inside the run's own.
 *
 * @param fresh analysis of the forks; null when no forks count
 * @param whyNot why no forks count; null when they do
 */
record FreshForks(Analysis fresh, ConfirmationResult.Kind whyNot) {
  /**
   * Returns the fresh forks of a finished run.
   *
   * @param run folder of the run; null for a JMH file
   * @param header header of that run
   */
  static FreshForks of(Path run, Header header) {
    Path file = run == null ? null : JournalFile.in(ConfirmationFolder.of(run));
    if (file == null || !Files.isRegularFile(file)) {
      return new FreshForks(null, ConfirmationResult.Kind.FINISHED_RUN);
    }
    Journal journal = JournalReader.read(file);
    if (!again(header, journal.header())) {
      return new FreshForks(null, ConfirmationResult.Kind.OTHER_RUN);
    }
    return interrupted(journal)
        ? new FreshForks(null, ConfirmationResult.Kind.INTERRUPTED)
        : new FreshForks(Analyzer.analyze(journal), null);
  }

  /** A merged journal holds the fresh forks of those shards alone that had suspects. */
  private static boolean interrupted(Journal journal) {
    Header header = journal.header();
    return header.merged() ? !header.shards().unfinished().isEmpty() : journal.end() == null;
  }

  /**
   * Returns whether the second run repeats the first: a gate measures again by the same command,
   * with the next seed.
   */
  private static boolean again(Header first, Header second) {
    return first.start().seed() + 1 == second.start().seed()
        && Objects.equals(first.start().command(), second.start().command())
        && first.merged() == second.merged()
        && (first.merged() || Objects.equals(first.machine().cpu(), second.machine().cpu()));
  }
}
