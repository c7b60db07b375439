package io.accbench.analysis;

/**
 * What became of one call in one fork.
 *
 * @param kind what the compiler's log tells
 * @param reason why it stayed a call, in the compiler's words; empty unless it did
 */
public record CallOutcome(Kind kind, String reason) {
  /** What the log of a fork can tell of a call. */
  public enum Kind {
    /** It stayed a call. */
    CALLED,
    /** It stayed a call because it hardly ever ran, or makes an exception. */
    NOT_RUN,
    /** The log names no such call, though its caller is compiled: it is inlined. */
    INLINED,
    /**
     * The log names no such call, nor its caller: the caller is inlined elsewhere, or reached
     * through a call that C2 does not log, since it has too many receivers.
     */
    UNSEEN,
    /** Its caller is called, but not compiled by the last tier. */
    NOT_COMPILED
  }

  static CallOutcome called(String reason) {
    return new CallOutcome(
        InliningReason.notRun(reason) ? Kind.NOT_RUN : Kind.CALLED, reason == null ? "" : reason);
  }

  static CallOutcome of(Kind kind) {
    return new CallOutcome(kind, "");
  }
}
