package io.accbench.model;

import java.util.List;

/**
 * The last compilation of one method by the last tier of the JIT compiler in one fork.
 *
 * @param method class and method as the compiler's log names them: {@code
 *     io.accbench.kernel.bench.ReadAll::run}
 * @param osr whether it is compiled for a loop that was already running (on-stack replacement)
 * @param bytes size of its bytecode, at least 1
 * @param calls the calls in it, and in methods inlined into it, that were not inlined; in the order
 *     of the log
 */
public record JitOutcome(String method, boolean osr, int bytes, List<CallLeft> calls) {
  /**
   * A call that was not inlined.
   *
   * @param caller the method that holds the call: the compiled one, or one inlined into it
   * @param bci index of the call in the caller's bytecode
   * @param callee the method that is called, as it is declared
   * @param reason why it was not inlined, in the compiler's words: {@code already compiled into a
   *     big method}
   */
  public record CallLeft(String caller, int bci, String callee, String reason) {}
}
