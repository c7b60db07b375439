package io.accbench.cli;

import java.util.List;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** A command that was given a finished run, so that nothing is measured. */
final class FinishedRun {
  private FinishedRun() {}

  /**
   * Options that would change a measurement are a problem: they would change nothing.
   *
   * @param allowed longest names of the options that may stand beside the run
   */
  static void refuseMeasuring(CommandSpec spec, Set<String> allowed, Problems problems) {
    List<String> others =
        spec.commandLine().getParseResult().matchedOptions().stream()
            .map(OptionSpec::longestName)
            .filter(option -> !allowed.contains(option))
            .toList();
    if (!others.isEmpty()) {
      problems.add(
          "with a finished RUN nothing is measured; leave out " + String.join(", ", others));
    }
  }
}
