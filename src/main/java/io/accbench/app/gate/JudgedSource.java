package io.accbench.app.gate;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.jmh.JmhReader;
import io.accbench.jmh.JmhRun;
import io.accbench.journal.JournalFile;
import io.accbench.journal.JournalReader;
import io.accbench.model.Cell;
import io.accbench.model.ExitCode;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.PlannedCell;
import io.accbench.model.UserException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The measurements that a gate judges: a run's folder, its journal, its {@code results.json} next
 * to the journal, or any file that JMH wrote with {@code -rf json}.
 *
 * @param journal what was measured
 * @param analysis the analysis of the journal
 * @param folder folder of the run; null for a JMH file
 */
public record JudgedSource(Journal journal, Analysis analysis, Path folder) {
  /**
   * Reads measurements.
   *
   * @param option the option that named the path, for messages
   * @param missing the exit code when the path does not exist
   * @param other what they are compared with; null for nothing
   */
  static JudgedSource read(String option, Path path, ExitCode missing, JudgedSource other) {
    Path journal = journal(path);
    if (journal != null) {
      return of(JournalReader.read(journal), journal.toAbsolutePath().getParent());
    }
    if (!Files.isRegularFile(path)) {
      String what =
          Files.isDirectory(path)
              ? "no journal.jsonl in it; name the folder of a run"
              : "does not exist; name a run's folder, its journal.jsonl or a JMH JSON file";
      throw new UserException(missing, List.of(option + path + ": " + what));
    }
    try {
      List<Cell> known = other == null || other.folder == null ? List.of() : other.cells();
      return of(JmhRun.journal(path.toString(), JmhReader.read(path), known), null);
    } catch (UserException unusable) {
      throw new UserException(missing, unusable.problems());
    }
  }

  private List<Cell> cells() {
    return analysis.header().blocks().stream()
        .flatMap(block -> block.cells().stream())
        .map(PlannedCell::cell)
        .distinct()
        .toList();
  }

  private static JudgedSource of(Journal journal, Path folder) {
    return new JudgedSource(journal, Analyzer.analyze(journal), folder);
  }

  /** Returns the same run with other margins. */
  JudgedSource with(CalibratedMargins margins) {
    Header header = analysis.header();
    Header judged =
        header
            .with(header.settings().with(margins.goal(header.settings().goal())))
            .noting(margins.findings(header));
    return of(new Journal(judged, journal.launches(), journal.end(), false), folder);
  }

  /** Returns the journal that a path means, or null. */
  public static Path journal(Path path) {
    Path beside =
        Files.isDirectory(path)
            ? JournalFile.in(path)
            : JournalFile.named(path)
                ? path
                : path.endsWith("results.json")
                    ? JournalFile.in(path.toAbsolutePath().getParent())
                    : null;
    return beside != null && Files.isRegularFile(beside) ? beside : null;
  }
}
