package io.accbench.cli;

import io.accbench.plan.Key;
import io.accbench.plan.Overrides;
import picocli.CommandLine.Option;

/** The options for profiling in addition to measuring. */
final class ProfilingOptions {
  @Option(
      names = "--hotspots",
      negatable = true,
      description = {
        "after the rounds, profile each steady cell in forks of their own: where the time went,",
        "and what moved against the baseline; a budget keeps a quarter for it,",
        "once each cell had its fewest rounds, spent first on what differs"
      })
  private Boolean hotspots;

  @Option(
      names = "--keep-recordings",
      description = "with --hotspots: leave the flight recordings in the run's recordings/")
  private boolean keepRecordings;

  /** Returns options of a command that profiles nothing, whatever the profile says. */
  static ProfilingOptions none() {
    ProfilingOptions none = new ProfilingOptions();
    none.hotspots = false;
    return none;
  }

  Overrides say(Overrides overrides) {
    return overrides
        .with(Key.HOTSPOTS, hotspots == null ? null : hotspots.toString())
        .with(Key.KEEP_RECORDINGS, keepRecordings ? "true" : null);
  }
}
