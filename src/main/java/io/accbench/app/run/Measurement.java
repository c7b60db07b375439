package io.accbench.app.run;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.hotspot.JournaledHotspots;
import io.accbench.journal.JournalReader;
import io.accbench.journal.JournalWriter;
import io.accbench.model.End;
import io.accbench.model.ExitCode;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import io.accbench.model.Obstacle;
import io.accbench.model.Profiling;
import io.accbench.run.MachineReader;
import io.accbench.run.Recordings;
import io.accbench.run.RunExecution;
import io.accbench.run.RunPaths;
import io.accbench.run.Stopping;
import io.accbench.run.WholeRounds;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * Carries out a run into its folder. Ctrl-C stops it after the launches that are journaled: their
 * report is still written, and no JVM is left running.
 */
public final class Measurement {
  private final RunFolder folder;
  private final UserView view;

  /**
   * @param folder receives the journal and the reports
   */
  public Measurement(RunFolder folder, UserView view) {
    this.folder = folder;
    this.view = view;
  }

  /** The way a measurement begins. */
  public enum Beginning {
    NEW,
    /** The measurement continues with what its journal lacks. */
    RESUMED,
    /** The measurement continues with what its journal lacks, and then repeats what failed once. */
    RETRYING,
    /** The measurement continues with further rounds, also after its end. */
    EXTENDED;

    private boolean resumed() {
      return this != NEW;
    }
  }

  /**
   * The result of a measurement.
   *
   * @param complete whether it was not interrupted
   */
  public record MeasuredRun(Analysis analysis, boolean complete) {
    /** Returns the exit code of a command that only measures. */
    public ExitCode exitCode() {
      return complete ? failures(analysis) : ExitCode.INTERRUPTED;
    }
  }

  /** The use of an analysis and its report files while an interruption still waits for it. */
  public interface Use {
    void of(Analysis analysis, List<Path> files) throws IOException;
  }

  /** Measures until every ratio is decided, and writes the reports. */
  public MeasuredRun untilDecided(Header header, RunPaths paths, Beginning beginning, Use use)
      throws IOException, InterruptedException {
    BlockAnalysis looks = new BlockAnalysis(header);
    return measure(header, paths, new UntilDecided(header, looks), looks, beginning, use);
  }

  /** Measures what the journal lacks and writes the reports. */
  public MeasuredRun measure(
      Header header, RunPaths paths, Stopping stopping, Beginning beginning, Use use)
      throws IOException, InterruptedException {
    return measure(header, paths, stopping, new BlockAnalysis(header), beginning, use);
  }

  private MeasuredRun measure(
      Header header,
      RunPaths paths,
      Stopping stopping,
      BlockAnalysis looks,
      Beginning beginning,
      Use use)
      throws IOException, InterruptedException {
    boolean resumed = beginning.resumed();
    Journal known =
        resumed
            ? JournalReader.read(folder.journal())
            : new Journal(header, List.of(), null, false);
    int cutOff =
        roundsEnded(known, beginning) ? 0 : WholeRounds.cutOff(header, stopping, known.launches());
    RunState state = new RunState(header, looks, stopping != Stopping.NEVER, System::nanoTime);
    try (RunProgress progress = new RunProgress(state, view.progressView()).ticking();
        JournalWriter journal =
            resumed
                ? JournalWriter.append(folder.journal(), cutOff)
                : JournalWriter.create(folder.journal());
        RunExecution execution = new RunExecution(header, paths, stopping, journal, progress);
        Interruption interruption = Interruption.of(execution)) {
      if (!resumed) {
        journal.header(header);
        OwnRuns.ofThisUser().add(folder.journal());
      }
      boolean complete = carryOut(execution, known, cutOff, beginning);
      End end = null;
      if (complete) {
        end =
            new End(Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(), MachineReader.load());
        journal.end(end);
      }
      progress.close();
      Journal measured = execution.journaled(known, end);
      if (measured.launches().stream().anyMatch(Launch::failed)) {
        paths.prepareAnew().run(); // the world may differ from that which the user's code has read
      }
      Analysis analysis = Analyzer.analyze(measured);
      use.of(analysis, folder.report(analysis));
      return new MeasuredRun(analysis, complete);
    }
  }

  /** Returns whether no round may follow what is journaled. */
  private static boolean roundsEnded(Journal known, Beginning beginning) {
    return followedRounds(known) || (known.end() != null && beginning != Beginning.EXTENDED);
  }

  /**
   * Returns whether a journal holds what comes after rounds: profiled forks, or failed launches
   * that were measured again.
   */
  static boolean followedRounds(Journal known) {
    return !known.profiledForks().isEmpty() || known.launches().stream().anyMatch(Launch::retried);
  }

  /**
   * Measures what is missing and, if requested, what failed; then profiles, if requested and not
   * yet finished. Returns false when interrupted.
   */
  private boolean carryOut(RunExecution execution, Journal known, int cutOff, Beginning beginning)
      throws IOException, InterruptedException {
    List<Launch> launches = known.launches();
    if (roundsEnded(known, beginning)) {
      execution.measured(launches);
    } else if (!execution.run(launches.subList(0, launches.size() - cutOff))) {
      return false;
    }
    if (beginning == Beginning.RETRYING && !execution.retryFailed()) {
      return false;
    }
    Profiling profiling = known.header().settings().profiling();
    return profiling == null
        || (known.end() != null && beginning != Beginning.EXTENDED)
        || execution.profile(
            known.profiledForks(),
            differing(Analyzer.analyze(JournalReader.read(folder.journal()))),
            new Recordings(folder.path(), profiling.keepRecordings(), JournaledHotspots::read));
  }

  /** Returns the ids of the cells that are faster or slower than their baseline. */
  private static Set<String> differing(Analysis analysis) {
    return analysis.groups().stream()
        .flatMap(group -> group.rows().stream())
        .filter(row -> row.ratio() != null && row.ratio().shown())
        .map(row -> row.planned().cell().id())
        .collect(Collectors.toSet());
  }

  /** Returns {@link ExitCode#CELL_FAILED} when a fork failed to measure, else a pass. */
  public static ExitCode failures(Analysis analysis) {
    boolean failed =
        analysis.groups().stream()
            .flatMap(group -> group.rows().stream())
            .anyMatch(row -> row.outcome() instanceof Obstacle.Failed || row.failedForks() > 0);
    return failed ? ExitCode.CELL_FAILED : ExitCode.PASS;
  }

  /**
   * Handles Ctrl-C: stops the forks, then delays the end of this JVM until the reports are written.
   *
   * <p>The exit code is then that of the signal, 130; {@link System#exit} cannot change it any
   * more.
   */
  private static final class Interruption implements AutoCloseable {
    /** The time for the reports of an interrupted run; arbitrary: they take well under a second. */
    private static final long REPORT_SECONDS = 20;

    private final CountDownLatch reported = new CountDownLatch(1);
    private final Thread hook;

    private Interruption(RunExecution execution) {
      this.hook = new Thread(() -> stop(execution), "interrupt");
    }

    /** Watches over an execution until closed, after its reports were written. */
    static Interruption of(RunExecution execution) {
      Interruption interruption = new Interruption(execution);
      Runtime.getRuntime().addShutdownHook(interruption.hook);
      return interruption;
    }

    private void stop(RunExecution execution) {
      execution.interrupt();
      try {
        reported.await(REPORT_SECONDS, TimeUnit.SECONDS);
      } catch (InterruptedException again) {
        Thread.currentThread().interrupt();
      }
    }

    @Override
    public void close() {
      reported.countDown();
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException shuttingDown) {
        // the hook runs already, and ends now
      }
    }
  }
}
