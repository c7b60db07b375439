package io.accbench.plan;

import io.accbench.plan.RunOptions.CommandLineOnly;
import picocli.CommandLine.Option;

/** The options for profiling in addition to measuring. */
@SuppressWarnings("NullAway.Init") // what is null was not given
public final class ProfilingOptions {
  @Option(
      names = "--hotspots",
      negatable = true,
      converter = Converters.FlagConverter.class,
      description = {
        "after the rounds, profile each steady cell in separate forks: where the time went,",
        "and what moved compared with the baseline; a quarter of the budget is kept for it,",
        "once each cell has its minimum of rounds; cells that differ are profiled first"
      })
  public Boolean hotspots;

  @CommandLineOnly
  @Option(
      names = "--keep-recordings",
      description = "with --hotspots: keep the flight recordings in the run's folder recordings/")
  public boolean keepRecordings;

  /** Returns options of a command that profiles nothing, whatever the profile says. */
  public static ProfilingOptions none() {
    ProfilingOptions none = new ProfilingOptions();
    none.hotspots = false;
    return none;
  }
}
