package io.accbench.analysis.jit;

import java.util.Set;

/** The reasons for which HotSpot does not inline a call, as its log gives them. */
public final class InliningReason {
  /**
   * The reasons that say that the compiler had not seen the call run, or that the call creates an
   * exception. Such a call is no part of what is timed.
   */
  private static final Set<String> NOT_RUN =
      Set.of(
          "never executed",
          "call site not reached",
          "unloaded signature classes",
          "callee's klass not linked yet",
          "don't inline Throwable constructors",
          "executed < MinInliningThreshold times");

  private InliningReason() {}

  /**
   * Returns whether a call was not inlined only because it had hardly run or creates an exception.
   */
  static boolean notRun(String reason) {
    return NOT_RUN.contains(reason);
  }
}
