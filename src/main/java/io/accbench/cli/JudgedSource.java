package io.accbench.cli;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.analysis.Unit;
import io.accbench.jmh.JmhReader;
import io.accbench.jmh.JmhResult;
import io.accbench.jmh.JmhRun;
import io.accbench.journal.JournalFile;
import io.accbench.journal.JournalReader;
import io.accbench.model.ExitCode;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.Mode;
import io.accbench.model.UserException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Measurements that a gate judges: a run's folder, its journal, its {@code results.json} with the
 * journal beside it, or any file that JMH wrote with {@code -rf json}.
 *
 * @param folder of the run; null for a file of JMH's
 */
record JudgedSource(Analysis analysis, Path folder) {
  /**
   * Reads it.
   *
   * @param option what named it, for messages
   * @param missing the exit code when there is nothing of that name
   */
  static JudgedSource read(String option, Path path, ExitCode missing) {
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
      List<JmhResult> results = JmhReader.read(path);
      checkUnits(results);
      return of(JmhRun.journal(path.toString(), results), null);
    } catch (UserException unusable) {
      throw new UserException(missing, unusable.problems());
    }
  }

  /** A score whose direction is in doubt must not be judged; {@code compare} refuses it, too. */
  private static void checkUnits(List<JmhResult> results) {
    List<String> problems = new ArrayList<>();
    for (JmhResult result : results) {
      Unit unit = Unit.parse(result.unit());
      if (result.problem() == null && unit == null) {
        problems.add(
            "%s: unit \"%s\" is unknown; known: ns/op, ops/s and the like"
                .formatted(result.place(), result.unit()));
      } else if (unit != null && unit.perTime() != (result.mode() == Mode.THROUGHPUT)) {
        problems.add(
            "%s: unit %s in mode %s: one of the two is wrong; let JMH write the file"
                .formatted(result.place(), result.unit(), result.mode().label()));
      }
    }
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
  }

  private static JudgedSource of(Journal journal, Path folder) {
    return new JudgedSource(Analyzer.analyze(journal), folder);
  }

  /** The same run, held against other margins. */
  JudgedSource with(CalibratedMargins margins) {
    Header header = analysis.header();
    Header judged =
        header
            .with(header.settings().withGoal(margins.goal(header.settings().goal())))
            .noting(margins.findings(header));
    return of(new Journal(judged, analysis.launches(), analysis.end(), false), folder);
  }

  /** The journal that a path means, or null. */
  static Path journal(Path path) {
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
