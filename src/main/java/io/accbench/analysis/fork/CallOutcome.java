package io.accbench.analysis.fork;

import java.util.Set;

/**
 * The outcome of one call in one fork.
 *
 * @param kind what the compiler's log shows
 * @param reason why the call was not inlined, in the compiler's words; empty if it was inlined or
 *     that is unknown
 */
public record CallOutcome(LoggedOutcome kind, String reason) {
  /**
   * The reasons in HotSpot's log that say that the compiler had not seen the call run, or that the
   * call creates an exception. Such a call is no part of what is timed.
   */
  private static final Set<String> NOT_RUN =
      Set.of(
          "never executed",
          "call site not reached",
          "unloaded signature classes",
          "callee's klass not linked yet",
          "don't inline Throwable constructors",
          "executed < MinInliningThreshold times");

  /** The outcomes that the log of a fork can show. */
  public enum LoggedOutcome {
    /** The call was not inlined. */
    CALLED,
    /** The call was not inlined because it hardly ever ran, or because it creates an exception. */
    NOT_RUN,
    /** The log names no such call, though its caller is compiled: the call was inlined. */
    INLINED,
    /**
     * The log names neither the call nor its caller. The caller is inlined elsewhere, or reached
     * through a call that C2 does not log, since it has too many receivers.
     */
    UNSEEN,
    /** The caller is called, but the last tier has not compiled it. */
    NOT_COMPILED
  }

  static CallOutcome called(String reason) {
    return new CallOutcome(
        reason != null && NOT_RUN.contains(reason) ? LoggedOutcome.NOT_RUN : LoggedOutcome.CALLED,
        reason == null ? "" : reason);
  }

  static CallOutcome of(LoggedOutcome kind) {
    return new CallOutcome(kind, "");
  }
}
