package io.accbench.cli;

import io.accbench.model.CommandText;
import io.accbench.model.UserException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A run to be resumed that is not known as the user's own. Its journal may come from anyone, so
 * what it would run is shown before any of it is run.
 */
final class ForeignRun {
  /**
   * The pattern of JVMs that this machine offers, with any label and flags; anything else names a
   * program, or a file of arguments.
   */
  private static final Pattern OFFERED =
      Pattern.compile("all|(?:[A-Za-z0-9._-]+=)?[0-9]+(?:-graal)?(?:\\s[^@]*)?");

  private final Path path;
  private final RunCommand original;
  private final RunCommand again;

  /**
   * @param path folder of the run
   * @param original the journal's command
   * @param again the command that resumes it
   */
  ForeignRun(Path path, RunCommand original, RunCommand again) {
    this.path = path;
    this.original = original;
    this.again = again;
  }

  /**
   * Returns when the user trusts the journal, by an option or an answer.
   *
   * @throws UserException otherwise, with all that would run
   */
  void requireTrust(Terminal terminal) throws IOException {
    refuseJvmPaths();
    if (again.trusts()) {
      return;
    }
    if (terminal.asks()) {
      shown().forEach(terminal::hint);
      if (terminal.confirmed("resume it?")) {
        return;
      }
      throw UserException.badInput(path + ": not resumed; none of its code was run");
    }
    List<String> problems = new ArrayList<>(shown());
    problems.add(
        "read these commands, then add --trust to --resume " + path + ", or start a new run");
    throw UserException.badInput(problems);
  }

  private List<String> shown() {
    List<String> lines = new ArrayList<>();
    lines.add(
        path + ": another user or machine started this run, and its journal says what to execute:");
    List<String> words = original.parsed().expandedArgs();
    lines.add("  accbench run " + CommandText.join(words));
    for (String option : List.of("--classpath", "--jmh", "--jvm", "-jvmArgs")) {
      // the journal's own words do not show a value that the user has named again
      if (again.parsed().hasMatchedOption(option)) {
        lines.add("  with " + option + " " + again.parsed().matchedOptionValue(option, ""));
      }
    }
    return lines;
  }

  /**
   * Refuses a JVM that the journal names by path. A JVM is a program that runs whatever else is
   * checked, so only this user's own words may name one.
   */
  private void refuseJvmPaths() {
    if (again.parsed().hasMatchedOption("--jvm")) {
      return;
    }
    for (String jvm : original.parsed().matchedOptionValue("--jvm", List.<String>of())) {
      if (!OFFERED.matcher(jvm).matches()) {
        throw UserException.badInput(
            path
                + ": "
                + jvm
                + " names a program or a file of arguments, but another user or machine started"
                + " this run; to use that, name it yourself: --resume "
                + path
                + " --jvm "
                + jvm.replaceFirst("=.*", "")
                + "=/path");
      }
    }
  }
}
