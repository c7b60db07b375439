package io.accbench.model;

import java.util.List;

/**
 * The last compilation of one method by the last tier of the JIT compiler in one fork; or a method
 * that is a {@link #part} of the measured code.
 *
 * @param method class and method as the compiler's log names them: {@code
 *     io.accbench.kernel.bench.ReadAll::run}
 * @param osr whether it is compiled for a loop that was already running (on-stack replacement)
 * @param bytes size of its bytecode, at least 1; 0 of a part
 * @param calls the calls in it, and in methods inlined into it, that were not inlined; in the order
 *     of the log. Of a part, its own calls for which no code was made in any place.
 */
public record JitOutcome(String method, boolean osr, int bytes, List<CallLeft> calls) {

  /** The reason of a call for which no code is made, as it stands where no execution came. */
  public static final String NOT_REACHED = "call site not reached";

  /**
   * Returns whether this is no compilation but what all measured code has in common in which a
   * method is compiled, by itself or inlined.
   */
  public boolean part() {
    return bytes == 0;
  }

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
