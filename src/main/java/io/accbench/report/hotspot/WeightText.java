package io.accbench.report.hotspot;

import io.accbench.hotspot.Hotspots;
import io.accbench.jfr.EventWeight;
import io.accbench.report.text.Figure;
import io.accbench.stats.SampleSum;
import java.util.List;
import java.util.stream.Collectors;

/** Formats how much samples stand for, in the unit in which the events of a sampler are weighed. */
final class WeightText {
  private final String sampler;
  private final EventWeight weight;

  private WeightText(String sampler) {
    this.sampler = sampler;
    this.weight = EventWeight.of(sampler);
  }

  static WeightText of(Hotspots hotspots) {
    return new WeightText(hotspots.sampler());
  }

  /** Returns what shares are of: {@code samples}, {@code events}, {@code bytes} or {@code time}. */
  String noun() {
    return switch (weight.unit()) {
      case SAMPLES -> "samples";
      case EVENTS -> "events";
      case BYTES -> "bytes";
      case NANOSECONDS -> "time";
    };
  }

  /** Returns whether the number of events is another one than their weight. */
  boolean weighted() {
    return weight.field() != null;
  }

  /** Returns {@code 2579}, {@code 1.2 MiB} or {@code 34.5 ms}. */
  String number(long amount) {
    return switch (weight.unit()) {
      case SAMPLES, EVENTS -> Long.toString(amount);
      case BYTES -> amount == 0 ? "0 B" : Figure.bytes(amount);
      case NANOSECONDS ->
          Figure.of(amount / 1_000_000_000 * 1e3 + amount % 1_000_000_000 / 1e6) + " ms";
    };
  }

  /** Returns an amount with its unit: {@code 2,579 samples} or {@code 1.2 MiB}. */
  String amount(long amount) {
    return switch (weight.unit()) {
      case SAMPLES -> Figure.count(amount, "sample");
      case EVENTS -> Figure.count(amount, "event");
      case BYTES, NANOSECONDS -> number(amount);
    };
  }

  /** Returns a number as a table of one unit has it. */
  String cell(long amount) {
    return weight.unit() == EventWeight.WeightUnit.SAMPLES
            || weight.unit() == EventWeight.WeightUnit.EVENTS
        ? Figure.grouped(amount)
        : number(amount);
  }

  /**
   * Returns {@code 747 samples of jdk.ExecutionSample: 385 + 362, file by file}, or {@code 34.5 ms
   * of jdk.ThreadPark in 12 events}.
   */
  String all(List<SampleSum> byFile, SampleSum all) {
    String unit =
        switch (weight.unit()) {
          case SAMPLES -> " samples";
          case EVENTS -> " events";
          case BYTES, NANOSECONDS -> "";
        };
    String files =
        byFile.stream().map(each -> number(each.weight())).collect(Collectors.joining(" + "));
    return number(all.weight())
        + unit
        + " of "
        + sampler
        + (weighted() ? " in " + Figure.count(all.events(), "event") : "")
        + (byFile.size() > 1 ? ": " + files + ", file by file" : "");
  }
}
