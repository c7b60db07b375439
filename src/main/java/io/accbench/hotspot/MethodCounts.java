package io.accbench.hotspot;

import io.accbench.jfr.StackFrame;
import io.accbench.stats.ClusteredSum;
import io.accbench.stats.SampleSum;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The number of samples with a method at the leaf, with it anywhere on the stack, and with another
 * method right above it.
 */
final class MethodCounts {
  /**
   * The largest number of kept methods. Arbitrary: methods of the largest programs; a file made up
   * to fill memory has more.
   */
  private static final int MOST = 200_000;

  private static final StackFrame OTHER = new StackFrame("other", "methods", "", 0);

  /**
   * The largest number of pairs of caller and callee; further pairs are not counted. Arbitrary:
   * some twenty megabytes.
   */
  private static final int MOST_CALLS = 200_000;

  /** The samples of a method. */
  static final class MethodCount {
    final ClusteredSum self = new ClusteredSum();
    final ClusteredSum total = new ClusteredSum();
    private int lastStack;
    private StackFrame lastCallee;
    private Called lastCalled;
    private Map<StackFrame, Called> calls = Map.of();
  }

  private static final class Called {
    private final ClusteredSum samples = new ClusteredSum();
    private int lastStack;
  }

  private final Map<StackFrame, MethodCount> counts = new HashMap<>();
  private int stacks;
  private int calls;
  private SampleSum samples = SampleSum.NONE;

  /**
   * @param methods the frames of a stack, normalised, the leaf first, at least one
   * @param times the samples of the stack
   * @param file index of the file, from 0
   */
  void add(List<StackFrame> methods, SampleSum times, int file) {
    stacks++;
    samples = samples.plus(times);
    count(methods.get(0)).self.add(times, file);
    StackFrame callee = null;
    for (StackFrame method : methods) {
      MethodCount count = count(method);
      if (count.lastStack != stacks) {
        count.lastStack = stacks; // a method that calls itself counts once
        count.total.add(times, file);
      }
      if (callee != null) {
        call(count, callee, times, file);
      }
      callee = method;
    }
  }

  /** Adds the samples of a method that are counted already. */
  void add(StackFrame method, SampleSum self, SampleSum total, int file) {
    MethodCount count = count(method);
    count.self.add(self, file);
    count.total.add(total, file);
  }

  private void call(MethodCount caller, StackFrame callee, SampleSum times, int file) {
    // most call the same again; equal ones usually are one object
    if (caller.lastCallee != callee) {
      caller.lastCallee = callee;
      caller.lastCalled = called(caller, callee);
    }
    Called called = caller.lastCalled;
    if (called != null && called.lastStack != stacks) {
      called.lastStack = stacks;
      called.samples.add(times, file);
    }
  }

  /** Returns the counts of a call, or null where there are too many calls. */
  private Called called(MethodCount caller, StackFrame callee) {
    Called called = caller.calls.get(callee);
    if (called == null && calls < MOST_CALLS) {
      calls++;
      called = new Called();
      caller.calls = caller.calls.isEmpty() ? new HashMap<>(4) : caller.calls;
      caller.calls.put(callee, called);
    }
    return called;
  }

  /** Returns the samples with the method on the stack. */
  ClusteredSum total(StackFrame method) {
    MethodCount count = counts.get(method);
    return count == null ? new ClusteredSum() : count.total;
  }

  /**
   * Returns the samples in which the caller has called a method of that name and descriptor, of any
   * class; an unknown descriptor matches any.
   */
  ClusteredSum calls(StackFrame caller, StackFrame callee) {
    ClusteredSum sums = new ClusteredSum();
    MethodCount count = counts.get(caller);
    if (count != null) {
      count.calls.forEach(
          (called, made) -> {
            if (overrides(called, callee)) {
              sums.add(made.samples);
            }
          });
    }
    return sums;
  }

  private static boolean overrides(StackFrame method, StackFrame declared) {
    return method.method().equals(declared.method())
        && (method.descriptor().equals(declared.descriptor())
            || method.descriptor().isEmpty()
            || declared.descriptor().isEmpty());
  }

  SampleSum samples() {
    return samples;
  }

  Map<StackFrame, MethodCount> counts() {
    return counts;
  }

  private MethodCount count(StackFrame method) {
    MethodCount count = counts.get(method);
    if (count == null) {
      StackFrame key = counts.size() < MOST ? method : OTHER;
      count = counts.computeIfAbsent(key, absent -> new MethodCount());
    }
    return count;
  }
}
