package io.accbench.model;

import io.accbench.model.Launch.LaunchId;
import io.accbench.model.Launch.LaunchOutcome;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Makes a launch for tests: one score in ns/op, but for the parts that a test names. */
public final class LaunchBuilder {
  private final String cell;
  private final int round;
  private String unit = "ns/op";
  private List<Double> warmup = List.of();
  private List<Double> scores;
  private List<List<List<Double>>> histograms = List.of();
  private List<Double> allocatedBytesPerOp = List.of();
  private List<Double> gcMillis = List.of();
  private Map<String, SecondaryScores> secondary = Map.of();
  private double seconds = 1;
  private double overheadSeconds;
  private String cause;
  private List<String> output = List.of();
  private Conditions conditions = Conditions.UNKNOWN;
  private Map<String, String> facts = Map.of();
  private List<JitOutcome> jit = List.of();

  public LaunchBuilder(String cell, int round) {
    this.cell = cell;
    this.round = round;
  }

  public LaunchBuilder unit(String name) {
    unit = name;
    return this;
  }

  public LaunchBuilder warmup(List<Double> values) {
    warmup = values;
    return this;
  }

  public LaunchBuilder scores(double... values) {
    return scores(Arrays.stream(values).boxed().toList());
  }

  public LaunchBuilder scores(List<Double> values) {
    scores = values;
    return this;
  }

  public LaunchBuilder histograms(List<List<List<Double>>> values) {
    histograms = values;
    return this;
  }

  public LaunchBuilder allocated(List<Double> bytesPerOp) {
    allocatedBytesPerOp = bytesPerOp;
    return this;
  }

  public LaunchBuilder collecting(List<Double> millis) {
    gcMillis = millis;
    return this;
  }

  public LaunchBuilder secondary(Map<String, SecondaryScores> values) {
    secondary = values;
    return this;
  }

  public LaunchBuilder took(double whole, double overhead) {
    seconds = whole;
    overheadSeconds = overhead;
    return this;
  }

  /** Names why the launch failed, or null; then it has no scores but those that a test gives. */
  public LaunchBuilder failed(String why) {
    cause = why;
    return this;
  }

  public LaunchBuilder output(String... lines) {
    output = List.of(lines);
    return this;
  }

  public LaunchBuilder conditions(Conditions known) {
    conditions = known;
    return this;
  }

  public LaunchBuilder facts(Map<String, String> known) {
    facts = known;
    return this;
  }

  public LaunchBuilder jit(List<JitOutcome> outcomes) {
    jit = outcomes;
    return this;
  }

  public Launch build() {
    if (scores == null) {
      scores = cause == null ? List.of(1.0) : List.of();
    }
    return new Launch(
        new LaunchId(cell, round, null),
        new LaunchSamples(
            unit, warmup, scores, histograms, allocatedBytesPerOp, gcMillis, secondary),
        new LaunchOutcome(seconds, overheadSeconds, cause, null, output),
        conditions,
        facts,
        jit);
  }
}
