package io.accbench.cli;

import io.accbench.app.Problems;
import java.util.HashSet;
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
   * @param mixin the name of the mixin whose options are allowed with the run
   * @param others longest names of further options that are allowed
   */
  static void refuseMeasuring(
      CommandSpec spec, String mixin, Set<String> others, Problems problems) {
    Set<String> allowed = new HashSet<>(others);
    spec.mixins().get(mixin).options().forEach(option -> allowed.add(option.longestName()));
    List<String> refused =
        spec.commandLine().getParseResult().matchedOptions().stream()
            .map(OptionSpec::longestName)
            .filter(option -> !allowed.contains(option))
            .toList();
    if (!refused.isEmpty()) {
      problems.add(
          "with a finished RUN nothing is measured; leave out " + String.join(", ", refused));
    }
  }
}
