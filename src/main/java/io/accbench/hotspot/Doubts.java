package io.accbench.hotspot;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What makes hotspots doubtful, in sentences. */
final class Doubts {
  /** Samples below which shares are rough: at 10 %, half an interval is 3.4 points. */
  private static final int ROUGH = 300;

  /** What a table should rest on: at 10 %, half an interval is 1.9 points. */
  private static final int ENOUGH = 1000;

  /** Arbitrary: a JVM at rest compiles one to seven methods a second. */
  private static final int MANY_LATE = 10;

  private Doubts() {}

  static List<String> of(
      String sampler,
      SampleTable table,
      Environment environment,
      Totals totals,
      Map<String, Long> lost) {
    List<String> doubts = new ArrayList<>();
    int samples = table.samples();
    if (samples < ENOUGH) {
      String how = samples < ROUGH ? "rough: only " : "few samples: ";
      doubts.add(how + samples + "; record longer, or give more recordings, for " + ENOUGH);
    }
    if (table.withoutStack() > 0) {
      doubts.add(table.withoutStack() + " samples have no stack and are not counted");
    }
    if (table.truncated() > 0) {
      doubts.add(
          table.truncated()
              + " stacks are cut off at the root, so totals are too low; record with"
              + " -XX:FlightRecorderOptions:stackdepth=256");
    }
    lost.forEach(
        (event, amount) -> {
          if (amount > 0 && (event.startsWith(sampler) || event.equals("jdk.DataLoss"))) {
            doubts.add(event + ": " + amount + " were lost");
          }
        });
    if (environment.jvms().size() > 1) {
      doubts.add("of different JVMs, added up: " + String.join("; ", environment.jvms()));
    }
    if (totals.late() > MANY_LATE) {
      doubts.add(
          totals.late()
              + " methods were compiled by the last tier in the second half: the program had not"
              + " warmed up, and what it ran before was slower code");
    }
    return doubts;
  }
}
