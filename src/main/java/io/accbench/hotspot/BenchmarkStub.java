package io.accbench.hotspot;

import io.accbench.jfr.Frame;
import java.util.List;

/** What JMH generates around a benchmark method, and calls by reflection. */
final class BenchmarkStub {
  private BenchmarkStub() {}

  /** The frames that the benchmark brought about; the stub itself where there is none above it. */
  static List<Frame> above(List<Frame> frames) {
    for (int i = 0; i < frames.size(); i++) {
      if (is(frames.get(i))) {
        return frames.subList(0, Math.max(1, i));
      }
    }
    return frames;
  }

  static boolean is(Frame method) {
    String type = method.type();
    return type.contains(".jmh_generated.") || type.endsWith("_jmhTest");
  }
}
