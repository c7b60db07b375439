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
        "after the rounds, profile each steady cell in separate forks: where the time went,",
        "and what moved compared with the baseline; a quarter of the budget is kept for it,",
        "once each cell has its minimum of rounds; cells that differ are profiled first"
      })
  private Boolean hotspots;

  @Option(
      names = "--keep-recordings",
      description = "with --hotspots: keep the flight recordings in the run's folder recordings/")
  private boolean keepRecordings;

  /** Returns options of a command that profiles nothing, whatever the profile says. */
  static ProfilingOptions none() {
    ProfilingOptions none = new ProfilingOptions();
    none.hotspots = false;
    return none;
  }

  Overrides addTo(Overrides overrides) {
    return overrides
        .with(Key.HOTSPOTS, hotspots == null ? null : hotspots.toString())
        .with(Key.KEEP_RECORDINGS, keepRecordings ? "true" : null);
  }
}
