package io.accbench.hotspot;

import io.accbench.jfr.Frame;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How many samples have a method at the leaf, and how many anywhere on the stack. */
final class MethodCounts {
  /** Arbitrary: methods of the largest programs; a file made up to fill memory has more. */
  private static final int MOST = 200_000;

  private static final Frame OTHER = new Frame("other", "methods", "", 0);

  static final class Count {
    int self;
    int total;
    private int lastStack;
  }

  private final Map<Frame, Count> counts = new HashMap<>();
  private int stacks;
  private int samples;

  /**
   * @param methods normalised, the leaf first, at least one
   * @param times that the stack was sampled
   */
  void add(List<Frame> methods, int times) {
    stacks++;
    samples += times;
    count(methods.get(0)).self += times;
    for (Frame method : methods) {
      Count count = count(method);
      if (count.lastStack != stacks) {
        count.lastStack = stacks; // a method that calls itself is there once
        count.total += times;
      }
    }
  }

  int samples() {
    return samples;
  }

  Map<Frame, Count> counts() {
    return counts;
  }

  private Count count(Frame method) {
    Count count = counts.get(method);
    if (count == null) {
      Frame key = counts.size() < MOST ? method : OTHER;
      count = counts.computeIfAbsent(key, absent -> new Count());
    }
    return count;
  }
}
