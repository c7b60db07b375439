package io.accbench.app.run;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.app.Problems;
import io.accbench.app.RunPreparation;
import io.accbench.journal.JournalFile;
import io.accbench.journal.JournalReader;
import io.accbench.model.ExitCode;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.ShardedPlan;
import io.accbench.model.UserException;
import io.accbench.plan.RunOptions;
import io.accbench.plan.ShardChoice;
import io.accbench.run.Budget;
import io.accbench.run.FailedRounds;
import io.accbench.run.FolderLock;
import io.accbench.run.MeasurementLock;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * A run that continues by its own command, with its seed. What is in the journal is not measured
 * twice. A run that has ended, decided or with its budget spent, is only reported. One that was
 * begun on another machine starts again.
 *
 * <p>A run that is given more time goes on after its end, too. Its journal keeps the budget that it
 * began with.
 */
public final class Resumption {
  private final RunFolder folder;
  private final boolean retryFailed;
  private final Duration more;
  private final UserView view;

  /**
   * @param folder the run's folder
   * @param retryFailed whether each failed launch is measured again, once
   * @param more the time that rounds may still take, instead of what is left of the budget; null
   *     for that
   */
  public Resumption(RunFolder folder, boolean retryFailed, Duration more, UserView view) {
    this.folder = folder;
    this.retryFailed = retryFailed;
    this.more = more;
    this.view = view;
  }

  /** The command that started the run. */
  public interface Original {
    /**
     * Returns what the command asks for.
     *
     * @param own whether this user has started the run on this machine
     * @throws UserException when the command cannot be read, or is not trusted
     */
    RunOptions options(Header header, boolean own) throws IOException;
  }

  /** Measures what is missing, writes the reports and returns the exit code. */
  public ExitCode run(Original original, Measurement.Use use)
      throws IOException, InterruptedException {
    try (FolderLock own = folder.lock()) {
      Journal journal = JournalReader.read(folder.journal());
      boolean failed = retryFailed && FailedRounds.any(journal.launches());
      boolean ended = journal.end() != null && !failed && more == null;
      if (journal.header().merged() && !ended) {
        throw UserException.badInput(
            folder.path()
                + ": was merged of shards, each measured elsewhere; resume the shard's own folder"
                + " where it was measured, then merge again");
      }
      if (ended) {
        return reported(journal, use);
      }
      if (more != null && Measurement.followedRounds(journal)) {
        throw UserException.badInput(
            folder.path()
                + ": profiled its forks, or measured failed launches again, after its rounds, so no"
                + " further ones can follow; start a new run");
      }
      Header header = journal.header();
      Header longer = more == null ? header : Budget.extended(header, journal.launches(), more);
      journal = null; // the measurement reads it again, and two long ones take too much memory
      return continued(header, longer, original, use);
    }
  }

  private ExitCode reported(Journal journal, Measurement.Use use) throws IOException {
    view.hint(folder.path() + ": is finished; nothing is left to measure");
    Analysis analysis = Analyzer.analyze(journal);
    use.of(analysis, folder.report(analysis));
    return Measurement.failures(analysis);
  }

  private ExitCode continued(Header header, Header longer, Original original, Measurement.Use use)
      throws IOException, InterruptedException {
    if (JournalFile.packed(folder.journal())) {
      throw UserException.badInput(
          folder.path()
              + ": its journal is compressed, so nothing can be appended; gunzip it first");
    }
    RunOptions options = original.options(header, OwnRuns.ofThisUser().hold(folder.journal()));
    try (RunPreparation ready =
            RunPreparation.of(options, shard(header), new Problems(), view::hint);
        MeasurementLock lock = MeasurementLock.acquire()) {
      List<String> changes = ready.header().changes(header);
      if (!changes.isEmpty()) {
        throw UserException.badInput(
            folder.path()
                + ": cannot be resumed; changed since it began: "
                + String.join(", ", changes)
                + "; restore it, or start a new run");
      }
      return header.machine().same(ready.inputs().machine())
          ? new Measurement(folder, view)
              .untilDecided(longer, ready.site(), beginning(), use)
              .exitCode()
          : elsewhere(header, ready, use);
    }
  }

  private Measurement.Beginning beginning() {
    if (more != null) {
      return Measurement.Beginning.EXTENDED;
    }
    return retryFailed ? Measurement.Beginning.RETRYING : Measurement.Beginning.RESUMED;
  }

  /**
   * Returns the shard that the journal names, whatever an engine says now; null for a whole run.
   */
  private static ShardChoice shard(Header header) {
    ShardedPlan shards = header.shards();
    return shards == null ? null : new ShardChoice(shards.shards().get(0).number(), shards.of());
  }

  /**
   * Starts the run again on this machine, since the rounds of a block must come from one machine.
   */
  private ExitCode elsewhere(Header then, RunPreparation ready, Measurement.Use use)
      throws IOException, InterruptedException {
    String elsewhere =
        "%s: was begun on another machine, or under another kernel (%s)"
            .formatted(folder.path(), then.machine().words());
    if (retryFailed || more != null) {
      throw UserException.badInput(elsewhere + ", so nothing can be added to it here");
    }
    Path aside = folder.setAside();
    view.hint(
        elsewhere
            + "; the rounds of a ratio come from one, so the run starts again here; what was"
            + " measured there is kept in "
            + aside.getFileName());
    Header here = ready.header().write(then.start().command()).with(then.subjects().program());
    return new Measurement(folder.empty(), view)
        .untilDecided(here, ready.site(), Measurement.Beginning.NEW, use)
        .exitCode();
  }
}
