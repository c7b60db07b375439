package io.accbench.model;

import java.util.List;

/** Recordings that hold nothing but a number of samples. */
public final class SampleRecordings {
  private SampleRecordings() {}

  public static Recorded of(int samples) {
    return new Recorded(
        List.of(),
        List.of(),
        "jdk.ExecutionSample",
        samples,
        List.of(),
        List.of(),
        0,
        List.of(),
        List.of(),
        List.of(),
        new Recorded.Jvm(0, 0, 0, null, Double.NaN, Double.NaN),
        List.of(),
        List.of(),
        List.of(),
        FoldedSamples.NONE);
  }
}
