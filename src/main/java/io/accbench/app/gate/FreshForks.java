package io.accbench.app.gate;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.gate.ConfirmationResult;
import io.accbench.journal.JournalFile;
import io.accbench.journal.JournalReader;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The fresh forks of a gate's suspects, in a folder inside the run's own.
 *
 * @param fresh analysis of the forks; null when no forks count
 * @param whyNot why no forks count; null when they do
 */
record FreshForks(Analysis fresh, ConfirmationResult.Kind whyNot) {
  /** Returns the folder of the fresh forks of a run. */
  static Path folder(Path run) {
    return run.resolve("confirmation");
  }

  /**
   * Removes the fresh forks of an earlier run in the same folder, which would be taken for this
   * run's.
   */
  static void forget(Path run) throws IOException {
    if (Files.isDirectory(folder(run))) {
      try (Stream<Path> files = Files.list(folder(run))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  /**
   * Returns the fresh forks of a finished run.
   *
   * @param run folder of the run; null for a JMH file
   * @param header header of that run
   */
  static FreshForks of(Path run, Header header) {
    Path file = run == null ? null : JournalFile.in(folder(run));
    if (file == null || !Files.isRegularFile(file)) {
      return new FreshForks(null, ConfirmationResult.Kind.FINISHED_RUN);
    }
    Journal journal = JournalReader.read(file);
    if (!again(header, journal.header())) {
      return new FreshForks(null, ConfirmationResult.Kind.OTHER_RUN);
    }
    return journal.end() == null
        ? new FreshForks(null, ConfirmationResult.Kind.INTERRUPTED)
        : new FreshForks(Analyzer.analyze(journal), null);
  }

  /**
   * Returns whether the second run repeats the first: a gate measures again by the same command,
   * with the next seed.
   */
  private static boolean again(Header first, Header second) {
    return first.seed() + 1 == second.seed()
        && Objects.equals(first.command(), second.command())
        && Objects.equals(first.machine().cpu(), second.machine().cpu());
  }
}
