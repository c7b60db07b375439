package io.accbench.jit;

import io.accbench.jit.LogLine.Started;

/**
 * One compilation.
 *
 * @param order the first of a log has 0
 * @param calls what was decided on them
 */
record Compilation(Started start, int order, InliningTree calls) {
  /** What the code is for: a method has one of each at a time. */
  record Target(String method, boolean osr) {}

  Compilation(Started start, int order) {
    this(start, order, new InliningTree(start.method()));
  }

  Target target() {
    return new Target(start.method(), start.osr());
  }
}
