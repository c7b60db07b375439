package io.accbench.app.gate;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.app.run.ConfirmationFolder;
import io.accbench.gate.ConfirmationResult;
import io.accbench.gate.GateEvaluation;
import io.accbench.gate.Policy;
import io.accbench.gate.Stored;
import io.accbench.journal.JournalFile;
import io.accbench.journal.JournalReader;
import io.accbench.model.ExitCode;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/**
 * A gate over measurements of a finished run.
 *
 * @param finished the run, or a JMH file
 * @param baseline the stored run; null to judge each row against the baseline of its block
 * @param terms the terms of the comparison with the stored run
 * @param margins the calibrated margins; null without a calibration
 * @param confirm whether the fresh forks in the run's folder count
 */
public record FinishedGate(
    Path finished,
    String baseline,
    Stored.Terms terms,
    CalibratedMargins margins,
    boolean confirm) {

  /**
   * The decision on a finished run.
   *
   * @param folder folder of the run; null for a JMH file
   */
  public record Judged(GateRun.JudgedRun result, Path folder) {}

  /** Judges the run. */
  public Judged judge(Policy expected, GateEvaluation.GateRules rules) {
    JudgedSource read = JudgedSource.read("", finished, ExitCode.BAD_INPUT, null);
    JudgedSource then =
        baseline == null
            ? null
            : JudgedSource.read("--baseline ", Path.of(baseline), ExitCode.NO_BASELINE, read);
    boolean again = then != null && read.folder() == null;
    JudgedSource source = again ? JudgedSource.read("", finished, ExitCode.BAD_INPUT, then) : read;
    JudgedSource now = margins == null ? source : source.with(margins);
    Stored stored =
        then == null ? null : Stored.of(baseline, then.analysis(), now.analysis(), terms);
    GateEvaluation evaluation = new GateEvaluation(now.analysis(), expected, rules, stored);
    FreshForks fresh =
        confirm
            ? FreshForks.of(stored == null ? now.folder() : null, now.analysis().header())
            : new FreshForks(null, ConfirmationResult.ConfirmationOutcome.DECLINED);
    return new Judged(decided(evaluation, now, fresh), now.folder());
  }

  /**
   * Returns the decision, which counts the fresh forks of the gate that measured the run, as far as
   * they cover these suspects. A merged run that lacks shards counts as one whose cells failed.
   */
  private static GateRun.JudgedRun decided(
      GateEvaluation evaluation, JudgedSource now, FreshForks confirmation) {
    Header header = now.analysis().header();
    boolean incomplete = header.merged() && !header.shards().missing().isEmpty();
    boolean failed = incomplete || GateRun.failed(now.analysis());
    Analysis fresh = confirmation.fresh();
    return evaluation.suspects() == 0 || fresh == null
        ? new GateRun.JudgedRun(
            evaluation.unconfirmed(confirmation.whyNot()), failed, evaluation.expired())
        : new GateRun.JudgedRun(
            evaluation.confirmed(fresh), failed || GateRun.failed(fresh), evaluation.expired());
  }

  /**
   * The fresh forks of a gate's suspects, in a folder inside the run's own.
   *
   * @param fresh analysis of the forks; null when no forks count
   * @param whyNot why no forks count; null when they do
   */
  private record FreshForks(Analysis fresh, ConfirmationResult.ConfirmationOutcome whyNot) {
    /**
     * Returns the fresh forks of a finished run.
     *
     * @param run folder of the run; null for a JMH file
     * @param header header of that run
     */
    static FreshForks of(Path run, Header header) {
      Path file = run == null ? null : JournalFile.in(ConfirmationFolder.of(run));
      if (file == null || !Files.isRegularFile(file)) {
        return new FreshForks(null, ConfirmationResult.ConfirmationOutcome.FINISHED_RUN);
      }
      Journal journal = JournalReader.read(file);
      if (!again(header, journal.header())) {
        return new FreshForks(null, ConfirmationResult.ConfirmationOutcome.OTHER_RUN);
      }
      return interrupted(journal)
          ? new FreshForks(null, ConfirmationResult.ConfirmationOutcome.INTERRUPTED)
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
          && (first.merged() || first.machine().same(second.machine()));
    }
  }
}
