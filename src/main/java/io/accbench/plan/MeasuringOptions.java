package io.accbench.plan;

import io.accbench.model.Interleaving;
import io.accbench.model.Pollution;
import io.accbench.model.ProcessorChoice;
import io.accbench.model.Range;
import io.accbench.plan.RunOptions.CommandLineOnly;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import picocli.CommandLine.Option;

/** The options for how to measure; single-dash options are JMH's, with JMH's meaning. */
@SuppressWarnings("NullAway.Init") // what is null was not given
public final class MeasuringOptions {
  @Option(
      names = "--operation",
      split = ",",
      paramLabel = "NAME",
      completionCandidates = OperationNames.class,
      description = "of suite access or codec: ${COMPLETION-CANDIDATES}")
  public List<String> operations = List.of();

  @Option(
      names = "--member",
      split = ",",
      paramLabel = "KIND",
      description =
          "suite access: field, method: how properties are reached; compared only where"
              + " --baseline names one of them; suite codec: default (the library as it comes),"
              + " field (configured to use only fields)")
  public List<String> members = List.of();

  @Option(
      names = "--layout",
      split = ",",
      paramLabel = "NAME",
      description =
          "suite access: bean (all properties, as in a serializer), bean-called (each"
              + " access behind a call), mono (one property), constant (the same in a static"
              + " final field)")
  public List<String> layouts = List.of();

  @Option(
      names = "--slot",
      split = ",",
      paramLabel = "KIND",
      description = "suite access: typed (an int stays an int), boxed (values pass as objects)")
  public List<String> slots = List.of();

  @Option(
      names = {"--param", "-p"},
      paramLabel = "NAME=VALUE",
      description = {
        "values of a benchmark's parameter, or on an axis that no other option names,",
        "separated by commas (repeatable)"
      })
  public List<String> params = List.of();

  @Option(
      names = "--property",
      paramLabel = "NAME",
      description = "the property of the root bean for the layouts mono and constant")
  public String property = "";

  @Option(
      names = {"--mode", "-bm"},
      split = ",",
      paramLabel = "MODE",
      description = "thrpt, avgt, sample, ss")
  public List<String> modes = List.of();

  @Option(
      names = "--baseline",
      paramLabel = "VALUE",
      description =
          "a strategy, or AXIS=VALUE[,AXIS=VALUE]: what the others are compared with"
              + " (default: the first named); gate RUN: the stored run to compare with, a folder,"
              + " journal or JMH file")
  public String baseline = "";

  @Option(
      names = "-f",
      paramLabel = "N",
      converter = Converters.RoundsConverter.class,
      description = {
        "forks of each cell, one per round, except for single shots;",
        "5..100: as many as it takes to decide every ratio (calibrate: one number from 10 on)"
      })
  public Range forks;

  @Option(
      names = "--single-shot-forks",
      paramLabel = "N",
      converter = Converters.RoundsConverter.class,
      description = "forks of each single-shot cell (-bm ss), as -f for all others")
  public Range singleShotForks;

  @Option(
      names = "-wi",
      paramLabel = "N",
      converter = Converters.WarmUpsConverter.class,
      description = "warm-up iterations; 10..150: until the fork is steady")
  public Range warmupIterations;

  @Option(
      names = "-w",
      paramLabel = "TIME",
      converter = Converters.IterationTimeConverter.class,
      description = "time of a warm-up iteration: 500ms, 1s")
  public Duration warmupTime;

  @Option(
      names = "-i",
      paramLabel = "N",
      converter = Converters.CountConverter.class,
      description = "measured iterations")
  public Integer iterations;

  @Option(
      names = "-r",
      paramLabel = "TIME",
      converter = Converters.IterationTimeConverter.class,
      description = "time of a measured iteration")
  public Duration time;

  @Option(
      names = "-t",
      split = ",",
      paramLabel = "N",
      converter = Converters.ThreadsConverter.class,
      description = "threads")
  public List<Integer> threads = List.of();

  @Option(
      names = "--pollution",
      split = ",",
      paramLabel = "WHAT",
      converter = Converters.PollutionConverter.class,
      completionCandidates = PollutionNames.class,
      description = {
        "what a fork's JVM does before it warms up, in steady state: none,",
        "types, strings, application (types and strings), CLASS::METHOD,",
        "and with --jmh benchmarks:REGEX; shift: as application, but when",
        "it is warm (default: none)"
      })
  public List<Pollution> pollutions = List.of();

  @Option(
      names = "--heap",
      paramLabel = "SIZE",
      description = {
        "heap of each fork, touched before it is measured: 512m (default), 2g;",
        "512m@8g: above 4 GB of addresses, where references are shifted;",
        "jvm (default with --jmh): the JVM grows it as it needs"
      })
  public String heap = "";

  @Option(
      names = "-jvmArgs",
      paramLabel = "ARGS",
      description = "arguments for every fork, separated by spaces")
  public List<String> jvmArgs = List.of();

  @Option(
      names = "-prof",
      split = ",",
      paramLabel = "NAME",
      description = "suite jmh: a further profiler of JMH in every fork, with its results")
  public List<String> profilers = List.of();

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      converter = Converters.TimeConverter.class,
      description =
          "kills a fork that ends no iteration for this long beyond the time of one (default: 1m),"
              + " and a JVM that prepares it after 10 s more")
  public Duration timeout;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      converter = Converters.TimeConverter.class,
      description = "no round starts after this time: 5m")
  public Duration budget;

  @Option(
      names = "--margin",
      paramLabel = "SHARE",
      converter = Converters.ShareConverter.class,
      description = "ratios this close to 1 are the same in steady state (default: 2%%)")
  public Double margin;

  @Option(
      names = "--single-shot-margin",
      paramLabel = "SHARE",
      converter = Converters.ShareConverter.class,
      description = "the same for single shots (default: 5%%)")
  public Double singleShotMargin;

  @Option(
      names = "--allocation-margin",
      paramLabel = "SHARE",
      converter = Converters.ShareConverter.class,
      description = "the same for bytes allocated (default: 1%%)")
  public Double allocationMargin;

  @Option(
      names = "--precision",
      paramLabel = "SHARE",
      converter = Converters.ShareConverter.class,
      description =
          "stop measuring a ratio once its interval is this narrow, such as 3%%, even if undecided"
              + " (default: only a verdict ends it; not with gate and calibrate)")
  public Double precision;

  @Option(
      names = "--interleave",
      paramLabel = "WHAT",
      converter = Converters.InterleavingsConverter.class,
      description = {
        "iterations (default): the forks of a round live together and measure in turns;",
        "forks: one after the other"
      })
  public Interleaving interleave;

  @Option(
      names = "--processors",
      paramLabel = "WHICH",
      converter = Converters.ProcessorsConverter.class,
      description = {
        "same (default): the forks of a round measure on one processor, those of",
        "the next round on the next one; 0,2-3: on these alone;",
        "any: the operating system decides"
      })
  public ProcessorChoice processors;

  @Option(
      names = "--inject",
      split = ",",
      paramLabel = "WHAT",
      description =
          "compares each cell with itself plus added work, to see what this machine"
              + " detects: none (identical code), even:10%%, rare:10%%, garbage:10%%; gate: one"
              + " of the last three, with --self-test alone (default: even:10%%)")
  public List<String> injections = List.of();

  @CommandLineOnly
  @Option(
      names = "--row",
      paramLabel = "ID",
      description =
          "only this row and its baseline, or this block; --dry-run has the ids, and column"
              + " repeat of ratios.csv (repeatable)")
  public List<String> rows = List.of();

  @CommandLineOnly
  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = Converters.WholeNumberConverter.class,
      description = "seed for the random order of forks")
  public Long seed;

  /** The pollutions that a word alone names, for completion. */
  private static final class PollutionNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Pollution.names().iterator();
    }
  }

  /** The operations of all suites, for the help. */
  private static final class OperationNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return PlannableSuite.suites().stream()
          .flatMap(suite -> suite.operations().stream())
          .iterator();
    }
  }
}
