package io.accbench.model;

import io.accbench.model.Launch.LaunchId;
import io.accbench.model.Launch.LaunchOutcome;
import io.accbench.model.Settings.IterationPlan;
import io.accbench.model.Settings.Placement;
import io.accbench.model.Settings.RoundPlan;
import io.accbench.model.Settings.RunLimits;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Makes the records of a journal for tests out of the parts that a test is about. */
public final class JournalBuilder {
  private JournalBuilder() {}

  /** Returns a launch whose conditions and collections are not known. */
  public static Launch launch(
      String cell,
      int round,
      String cause,
      String unit,
      List<Double> warmup,
      List<Double> scores,
      List<List<List<Double>>> histograms,
      List<Double> allocatedBytesPerOp,
      double seconds,
      double overheadSeconds,
      Map<String, String> facts,
      List<String> output) {
    return launch(
        cell,
        round,
        cause,
        unit,
        warmup,
        scores,
        histograms,
        allocatedBytesPerOp,
        List.of(),
        seconds,
        overheadSeconds,
        Conditions.UNKNOWN,
        facts,
        output);
  }

  /** Returns a launch whose log of the JIT compiler is not known. */
  public static Launch launch(
      String cell,
      int round,
      String cause,
      String unit,
      List<Double> warmup,
      List<Double> scores,
      List<List<List<Double>>> histograms,
      List<Double> allocatedBytesPerOp,
      List<Double> gcMillis,
      double seconds,
      double overheadSeconds,
      Conditions conditions,
      Map<String, String> facts,
      List<String> output) {
    return new Launch(
        new LaunchId(cell, round, null),
        new LaunchSamples(
            unit, warmup, scores, histograms, allocatedBytesPerOp, gcMillis, Map.of()),
        new LaunchOutcome(seconds, overheadSeconds, cause, null, output),
        conditions,
        facts,
        List.of());
  }

  /** Returns a launch that measured one score. */
  public static Launch launch(String cell, int round, double score) {
    return launch(
        cell,
        round,
        null,
        "ns/op",
        List.of(),
        List.of(score),
        List.of(),
        List.of(),
        1,
        0,
        Map.of(),
        List.of());
  }

  /** Returns the same launch, ended by somebody and repeating another; each may be null. */
  public static Launch ended(Launch launch, FailedBy who, Repetition again) {
    LaunchOutcome outcome = launch.outcome();
    return new Launch(
        new LaunchId(launch.cell(), launch.round(), again),
        launch.samples(),
        new LaunchOutcome(
            outcome.seconds(), outcome.overheadSeconds(), outcome.cause(), who, outcome.output()),
        launch.conditions(),
        launch.facts(),
        launch.jit());
  }

  /** Returns the same launch without facts, failed for a reason. */
  public static Launch failed(Launch launch, String cause) {
    LaunchOutcome outcome = launch.outcome();
    return new Launch(
        launch.id(),
        launch.samples(),
        new LaunchOutcome(
            outcome.seconds(), outcome.overheadSeconds(), cause, outcome.failedBy(), List.of()),
        launch.conditions(),
        Map.of(),
        launch.jit());
  }

  /** Returns the same launch with what was measured beside the score. */
  public static Launch withSecondary(Launch launch, Map<String, SecondaryScores> secondary) {
    LaunchSamples samples = launch.samples();
    return new Launch(
        launch.id(),
        new LaunchSamples(
            samples.unit(),
            samples.warmup(),
            samples.scores(),
            samples.histograms(),
            samples.allocatedBytesPerOp(),
            samples.gcMillis(),
            secondary),
        launch.outcome(),
        launch.conditions(),
        launch.facts(),
        launch.jit());
  }

  /** Returns settings with the default goal, on any processors, without profiling or budget. */
  public static Settings settings(
      Range warmup, Duration warmupTime, int measured, Duration time, Range rounds) {
    return new Settings(
        new IterationPlan(warmup, warmupTime, measured, time),
        new RoundPlan(rounds, rounds),
        new RunLimits(Duration.ofMinutes(1), null),
        Goal.DEFAULT,
        new Placement(Interleaving.FORKS, ProcessorChoice.ANY),
        List.of(),
        null);
  }

  /** Returns settings of one short iteration. */
  public static Settings settings(Range rounds) {
    Duration time = Duration.ofMillis(100);
    return settings(Range.exactly(1), time, 1, time, rounds);
  }

  public static Settings withIterations(Settings old, IterationPlan iterations) {
    return new Settings(
        iterations,
        old.rounds(),
        old.limits(),
        old.goal(),
        old.placement(),
        old.jvmArgs(),
        old.profiling());
  }

  public static Settings withRounds(Settings old, RoundPlan rounds) {
    return new Settings(
        old.iterations(),
        rounds,
        old.limits(),
        old.goal(),
        old.placement(),
        old.jvmArgs(),
        old.profiling());
  }

  public static Settings withLimits(Settings old, Duration timeout, Duration budget) {
    return new Settings(
        old.iterations(),
        old.rounds(),
        new RunLimits(timeout, budget),
        old.goal(),
        old.placement(),
        old.jvmArgs(),
        old.profiling());
  }

  public static Settings withPlacement(
      Settings old, Interleaving interleaving, ProcessorChoice processors) {
    return new Settings(
        old.iterations(),
        old.rounds(),
        old.limits(),
        old.goal(),
        new Placement(interleaving, processors),
        old.jvmArgs(),
        old.profiling());
  }

  public static Settings withJvmArgs(Settings old, List<String> jvmArgs) {
    return new Settings(
        old.iterations(),
        old.rounds(),
        old.limits(),
        old.goal(),
        old.placement(),
        jvmArgs,
        old.profiling());
  }

  public static Settings withProfiling(Settings old, Profiling profiling) {
    return new Settings(
        old.iterations(),
        old.rounds(),
        old.limits(),
        old.goal(),
        old.placement(),
        old.jvmArgs(),
        profiling);
  }

  /** Returns the header of a run that prepared nothing, on one machine with JDK 17. */
  public static Header header(Settings settings, List<Block> blocks) {
    return new Header(
        start("accbench run", "quick"),
        new Machine("cpu", 2, 1L << 33, "Linux", "unknown", 0.1),
        List.of(new Jvm("17", null, 17, "17.0.1", "V", "HotSpot", List.of(), List.of())),
        new Header.Subjects(List.of(), List.of(), List.of(), List.of()),
        new Header.RunPlan(settings, blocks, List.of(), null),
        List.of());
  }

  /** Returns the start of a run whose options are not known. */
  public static Header.RunStart start(String command, String profile) {
    return new Header.RunStart("0.1.0", command, profile, 42, "2026-01-01T00:00:00Z");
  }

  /** Returns a finding whose sentence ends with any words. */
  public static Finding doubt(String subject, String words) {
    return Finding.of(FindingKind.JMH_ALLOCATION, subject, words);
  }
}
