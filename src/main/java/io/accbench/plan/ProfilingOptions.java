package io.accbench.plan;

import io.accbench.plan.RunOptions.CommandLineOnly;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The options for profiles in addition to what is measured: of forks, or of an application. */
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

  @CommandLineOnly
  @Option(
      names = "--recording",
      paramLabel = "FILE.jfr",
      description = {
        "a flight recording of your application, with samples of CPU time: the report",
        "also says what the application would gain; see accbench gain"
      })
  public Path recording;

  @CommandLineOnly
  @Option(
      names = "--entry",
      paramLabel = "REGEX",
      description = {
        "with --recording: the methods, as CLASS.METHOD, by which the application",
        "enters what is measured; default: the run's codecs or strategies"
      })
  public String entry;

  /** Returns options of a command that profiles nothing, whatever the profile says. */
  public static ProfilingOptions none() {
    ProfilingOptions none = new ProfilingOptions();
    none.hotspots = false;
    return none;
  }
}
