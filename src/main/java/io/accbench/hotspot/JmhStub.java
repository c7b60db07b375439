package io.accbench.hotspot;

import io.accbench.jfr.StackFrame;
import java.util.List;

/** The code that JMH generates around a benchmark method and calls by reflection. */
final class JmhStub {
  private JmhStub() {}

  /**
   * Returns the frames above JMH's stub, which the benchmark called. Returns the stub itself where
   * no frame is above it, and all frames of a stack without a stub.
   */
  static List<StackFrame> above(List<StackFrame> frames) {
    for (int i = 0; i < frames.size(); i++) {
      if (is(frames.get(i))) {
        return frames.subList(0, Math.max(1, i));
      }
    }
    return frames;
  }

  static boolean is(StackFrame method) {
    String type = method.type();
    return type.contains(".jmh_generated.") || type.endsWith("_jmhTest");
  }
}
