package io.accbench.model;

import io.accbench.model.Launch.LaunchId;
import io.accbench.model.Launch.LaunchOutcome;
import java.util.List;
import java.util.Map;

/** Makes the records of a journal for tests out of the parts that a test is about. */
public final class JournalBuilder {
  private JournalBuilder() {}

  /** Returns a launch that measured one score. */
  public static Launch launch(String cell, int round, double score) {
    return new LaunchBuilder(cell, round).scores(score).build();
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
