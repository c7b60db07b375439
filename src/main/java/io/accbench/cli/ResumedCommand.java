package io.accbench.cli;

import io.accbench.app.Home;
import io.accbench.app.Problems;
import io.accbench.app.run.Resumption;
import io.accbench.app.run.RunFolder;
import io.accbench.model.CommandText;
import io.accbench.model.ExitCode;
import io.accbench.model.Header;
import io.accbench.model.UserException;
import io.accbench.plan.Converters.BadValue;
import io.accbench.plan.RunOptions;
import io.accbench.run.Redaction;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The command of a run that is resumed: what its journal says, with the places given again. */
final class ResumedCommand {
  /** The options that may be given again, since a journal does not tell where files lay. */
  private static final Set<String> PLACES =
      Set.of(
          "--profile",
          "--classpath",
          "--project",
          "--payload",
          "--jmh",
          "--jvm",
          "-jvmArgs",
          "--codec",
          "--stack",
          "--type-source");

  private static final String BUDGET = "--budget";

  private static final Set<String> OWN =
      Set.of("--resume", "--retry-failed", "--trust", BUDGET, ProgressKind.ProgressChoice.NAME);

  private final Path path;
  private final RunCommand again;
  private final Terminal terminal;

  /** Creates the resumption of the run in a folder, as the command line {@code again} requests. */
  ResumedCommand(Path path, RunCommand again, Terminal terminal) {
    this.path = path;
    this.again = again;
    this.terminal = terminal;
  }

  ExitCode run() throws IOException, InterruptedException {
    refuseOtherOptions();
    RunFolder folder = RunFolder.existing(path);
    return new Resumption(folder, again.retryFailed(), again.budget(), terminal)
        .run(this::options, (analysis, files) -> terminal.report(analysis, folder, files));
  }

  /** Returns what the journal's command asks for, once the user trusts it. */
  private RunOptions options(Header header, boolean own) throws IOException {
    if (!header.startedBy().equals("run")) {
      throw UserException.badInput(
          path
              + ": was measured by accbench "
              + header.startedBy()
              + "; only a run can be resumed, so start that command again, with --force");
    }
    RunCommand original = original(header.start().command());
    if (!own) {
      new ForeignRun(path, original, again).requireTrust(terminal);
    }
    CommandSpec options = original.parsed().commandSpec();
    for (OptionSpec option : again.parsed().matchedOptions()) {
      if (names(option, PLACES)) {
        options.findOption(option.longestName()).setValue(option.getValue());
      }
    }
    return original.withoutRecording().options(header.start().seed());
  }

  private void refuseOtherOptions() {
    Map<String, String> bad = BadValue.problems(again.parsed());
    if (bad.containsKey(BUDGET)) {
      throw UserException.badInput(bad.get(BUDGET));
    }
    if (again.retryFailed() && again.budget() != null) {
      throw UserException.badInput(
          "--retry-failed follows the last round; first --resume with --budget, then with it");
    }
    Set<String> others = new LinkedHashSet<>();
    again.parsed().matchedOptions().stream()
        .filter(option -> !names(option, OWN) && !names(option, PLACES))
        .map(OptionSpec::longestName)
        .forEach(others::add);
    others.addAll(bad.keySet());
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
          .setCaseInsensitiveEnumValuesAllowed(true)
          .parseArgs(
              words.subList(Math.min(2, words.size()), words.size()).stream()
                  .map(redaction::restore)
                  .toArray(String[]::new));
    } catch (CommandLine.ParameterException unreadable) {
      throw UserException.badInput(
          path + ": its command is not one of this accbench: " + unreadable.getMessage());
    }
    requirePlaces(run);
    return run;
  }

  /** Adds a problem for each place that was not published and is not given again. */
  private void requirePlaces(RunCommand run) {
    Problems problems = new Problems();
    for (OptionSpec option : run.parsed().matchedOptions()) {
      boolean elsewhere =
          option.originalStringValues().stream()
              .anyMatch(value -> value.contains(Redaction.ELSEWHERE));
      boolean named = again.parsed().hasMatchedOption(option.longestName());
      if (elsewhere && names(option, PLACES) && !named) {
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
