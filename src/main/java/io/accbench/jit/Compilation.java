package io.accbench.jit;

import io.accbench.jit.LogLine.Started;

/**
 * A compilation of one method.
 *
 * @param start the line of the log with which it began
 * @param order its index among the compilations of the log, from 0
 * @param calls the compiler's decisions on its calls
 */
record Compilation(Started start, int order, InliningTree calls) {
  /**
   * The method that the code is for, and the kind of its entry. A method has at most one compiled
   * code with on-stack replacement (OSR) and one without at a time.
   */
  record Target(String method, boolean osr) {}

  Compilation(Started start, int order) {
    this(start, order, new InliningTree(start.method()));
  }

  Target target() {
    return new Target(start.method(), start.osr());
  }
}
