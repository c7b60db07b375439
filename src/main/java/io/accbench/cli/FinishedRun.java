package io.accbench.cli;

import io.accbench.app.Problems;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Checks a command that was given a finished run, so that nothing is measured. */
final class FinishedRun {
  private FinishedRun() {}

  /**
   * Adds a problem when options would change a measurement, since they would have no effect.
   *
   * @param allowed longest names of the options that are allowed with the run
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
