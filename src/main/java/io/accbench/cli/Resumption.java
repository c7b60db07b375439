package io.accbench.cli;

import io.accbench.app.Home;
import io.accbench.app.Problems;
import io.accbench.app.RunPreparation;
import io.accbench.journal.JournalFile;
import io.accbench.journal.JournalReader;
import io.accbench.model.CommandText;
import io.accbench.model.ExitCode;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.UserException;
import io.accbench.run.FailedRounds;
import io.accbench.run.FolderLock;
import io.accbench.run.MeasurementLock;
import io.accbench.run.Redaction;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/**
 * A run that continues by its own command, with its seed. What is in the journal is not measured
 * twice. A run that has ended, decided or with its budget spent, is only reported.
 */
final class Resumption {
  /** The options that may be given again, since a journal does not tell where files lay. */
  private static final Set<String> PLACES =
      Set.of(
          "--classpath",
          "--project",
          "--payload",
          "--jvm",
          "-jvmArgs",
          "--codec",
          "--stack",
          "--type-source");

  private static final Set<String> OWN =
      Set.of("--resume", "--retry-failed", "--trust", MeasuringOptions.PROGRESS);

  private final Path path;
  private final RunCommand again;

  /** Creates the resumption of the run in a folder, as the command line {@code again} requests. */
  Resumption(Path path, RunCommand again) {
    this.path = path;
    this.again = again;
  }

  ExitCode run(Terminal terminal) throws IOException, InterruptedException {
    refuseOtherOptions();
    RunFolder folder = RunFolder.existing(path);
    try (FolderLock own = folder.lock()) {
      return run(folder, terminal);
    }
  }

  private ExitCode run(RunFolder folder, Terminal terminal)
      throws IOException, InterruptedException {
    Journal journal = JournalReader.read(folder.journal());
    boolean failed = again.retryFailed() && FailedRounds.any(journal.launches());
    if (journal.end() != null && !failed) {
      terminal.hint(path + ": is finished; nothing is left to measure");
      return new Measurement(folder, terminal).report(journal);
    }
    if (JournalFile.packed(folder.journal())) {
      throw UserException.badInput(
          path + ": its journal is compressed, so nothing can be appended; gunzip it first");
    }
    Header header = journal.header();
    RunCommand original = original(header.command());
    if (!OwnRuns.ofThisUser().hold(folder.journal())) {
      new ForeignRun(path, original, again).requireTrust(terminal);
    }
    try (RunPreparation ready =
            RunPreparation.of(
                original.asked(header.seed()).options(), new Problems(), terminal::hint);
        MeasurementLock lock = RunCommand.lock()) {
      List<String> changes = ready.header().changes(header);
      if (!changes.isEmpty()) {
        throw UserException.badInput(
            path
                + ": cannot be resumed; changed since it began: "
                + String.join(", ", changes)
                + "; restore it, or start a new run");
      }
      return new Measurement(folder, terminal).run(header, ready.site(), beginning());
    }
  }

  private Measurement.Beginning beginning() {
    return again.retryFailed() ? Measurement.Beginning.RETRYING : Measurement.Beginning.RESUMED;
  }

  private void refuseOtherOptions() {
    List<String> others =
        again.parsed().matchedOptions().stream()
            .filter(option -> !names(option, OWN) && !names(option, PLACES))
            .map(OptionSpec::longestName)
            .toList();
    if (!others.isEmpty()) {
      throw UserException.badInput(
          "--resume uses the options of the run; leave out " + String.join(", ", others));
    }
  }

  private static boolean names(OptionSpec option, Set<String> names) {
    return List.of(option.names()).stream().anyMatch(names::contains);
  }

  private RunCommand original(String command) {
    RunCommand run = new RunCommand();
    Redaction redaction = Redaction.ofThisProcess(Home.path());
    List<String> words = CommandText.split(command);
    try {
      new CommandLine(run)
          .parseArgs(
              words.subList(Math.min(2, words.size()), words.size()).stream()
                  .map(redaction::restore)
                  .toArray(String[]::new));
    } catch (CommandLine.ParameterException unreadable) {
      throw UserException.badInput(
          path + ": its command is not one of this accbench: " + unreadable.getMessage());
    }
    requirePlaces(run);
    run.selection().relocate(again.selection());
    run.libraries().relocate(again.libraries());
    if (again.measuring().jvmArgs != null) {
      run.measuring().jvmArgs = again.measuring().jvmArgs;
    }
    return run;
  }

  /** Adds a problem for each place that was not published and is not given again. */
  private void requirePlaces(RunCommand run) {
    Problems problems = new Problems();
    for (OptionSpec option : run.parsed().matchedOptions()) {
      boolean elsewhere =
          option.originalStringValues().stream()
              .anyMatch(value -> value.contains(Redaction.ELSEWHERE));
      boolean told = again.parsed().hasMatchedOption(option.longestName());
      if (elsewhere && names(option, PLACES) && !told) {
        problems.add(
            path
                + ": where "
                + option.names()[0]
                + " was is not recorded; name it again: --resume "
                + path
                + " "
                + option.names()[0]
                + " …");
      }
    }
    problems.report();
  }
}
