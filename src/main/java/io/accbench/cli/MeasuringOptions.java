package io.accbench.cli;

import io.accbench.analysis.Repeat;
import io.accbench.app.Problems;
import java.util.List;
import picocli.CommandLine.Option;

/** The options for how to measure; single-dash options are JMH's, with JMH's meaning. */
final class MeasuringOptions {
  static final String PROGRESS = "--progress";

  @Option(
      names = "--operation",
      split = ",",
      paramLabel = "NAME",
      completionCandidates = OperationNames.class,
      description = "of suite access or codec: ${COMPLETION-CANDIDATES}")
  List<String> operations;

  @Option(
      names = "--member",
      split = ",",
      paramLabel = "KIND",
      description = {
        "field, method: how properties are reached; never compared with each other;",
        "suite codec: default (the library as it comes), field (configured to use only fields)"
      })
  List<String> members;

  @Option(
      names = "--layout",
      split = ",",
      paramLabel = "NAME",
      description = {
        "bean (side by side, as in a serializer), bean-called (each access behind a call),",
        "mono, constant"
      })
  List<String> layouts;

  @Option(names = "--slot", split = ",", paramLabel = "KIND", description = "typed, boxed")
  List<String> slots;

  @Option(
      names = {"--param", "-p"},
      paramLabel = "NAME=VALUE",
      description = {
        "values of a benchmark's parameter, or on an axis that no other option names,",
        "separated by commas (repeatable)"
      })
  List<String> params;

  @Option(
      names = "--property",
      paramLabel = "NAME",
      description = "the property of the root bean for the layouts mono and constant")
  String property;

  @Option(
      names = {"--mode", "-bm"},
      split = ",",
      paramLabel = "MODE",
      description = "thrpt, avgt, sample, ss")
  List<String> modes;

  @Option(
      names = "--baseline",
      paramLabel = "VALUE",
      description = "a strategy, or AXIS=VALUE[,AXIS=VALUE]: what the others are divided by")
  String baseline;

  @Option(
      names = "-f",
      paramLabel = "N",
      description = {
        "forks of each cell, one per round;",
        "5..100: as many as it takes to decide every ratio"
      })
  String forks;

  @Option(
      names = "--single-shot-forks",
      paramLabel = "N",
      description = "forks of each single-shot cell")
  String singleShotForks;

  @Option(
      names = "-wi",
      paramLabel = "N",
      description = "warm-up iterations; 10..150: until the fork is steady")
  String warmupIterations;

  @Option(names = "-w", paramLabel = "TIME", description = "time of a warm-up iteration: 500ms, 1s")
  String warmupTime;

  @Option(names = "-i", paramLabel = "N", description = "measured iterations")
  String iterations;

  @Option(names = "-r", paramLabel = "TIME", description = "time of a measured iteration")
  String time;

  @Option(names = "-t", paramLabel = "N", description = "threads")
  String threads;

  @Option(
      names = "--heap",
      paramLabel = "SIZE",
      description =
          "heap of each fork, touched before it is measured: 512m (default), 2g;%njvm (default with"
              + " --jmh): the JVM grows it as it needs")
  String heap;

  @Option(
      names = "-jvmArgs",
      paramLabel = "ARGS",
      description = "arguments for every fork, separated by spaces")
  String jvmArgs;

  @Option(
      names = "-prof",
      split = ",",
      paramLabel = "NAME",
      description = "suite jmh: a further profiler of JMH in every fork, with its results")
  List<String> profilers;

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      description =
          "kills a fork that takes this much longer than it should (default: 1m), and a JVM that"
              + " prepares it 10 s later")
  String timeout;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      description = "no round starts after this time: 5m")
  String budget;

  @Option(
      names = "--margin",
      paramLabel = "SHARE",
      description = "ratios this close to 1 are the same in steady state: 2%%")
  String margin;

  @Option(
      names = "--single-shot-margin",
      paramLabel = "SHARE",
      description = "the same for single shots: 5%%")
  String singleShotMargin;

  @Option(
      names = "--allocation-margin",
      paramLabel = "SHARE",
      description = "the same for bytes allocated: 1%%")
  String allocationMargin;

  @Option(
      names = "--precision",
      paramLabel = "SHARE",
      description =
          "stop measuring a ratio once its interval is this narrow, even if undecided: 3%%")
  String precision;

  /** Refuses the option for a command that never stops for precision. */
  void refusePrecision(String why, Problems problems) {
    if (precision != null) {
      problems.add("--precision: " + why + "; leave it out");
    }
  }

  @Option(
      names = "--interleave",
      paramLabel = "WHAT",
      description = {
        "iterations (default): the forks of a round live together and measure in turns;",
        "forks: one after the other"
      })
  String interleave;

  @Option(
      names = "--processors",
      paramLabel = "WHICH",
      description = {
        "same (default): the forks of a round measure on one processor, those of",
        "the next round on the next one; 0,2-3: on these alone;",
        "any: the operating system decides"
      })
  String processors;

  @Option(
      names = "--inject",
      split = ",",
      paramLabel = "WHAT",
      description = {
        "compares each cell with itself plus added work, to see what this machine detects:",
        "none (identical code), even:10%%, rare:10%%, garbage:10%%"
      })
  List<String> injections;

  @Option(
      names = Repeat.ROW,
      paramLabel = "ID",
      description =
          "only this row and its baseline, or this block; its id is in every report (repeatable)")
  List<String> rows = List.of();

  @Option(names = "--seed", paramLabel = "N", description = "seed for the random order of forks")
  String seed;

  /** {@link Terminal} reads it, as no run depends on it. */
  @Option(
      names = PROGRESS,
      paramLabel = "KIND",
      description = {
        "auto (default): a bar on a terminal, unless CI is set, else plain;",
        "bar; plain: a line for what happens, and one each minute; none: failed forks only"
      })
  ProgressKind progress;
}
