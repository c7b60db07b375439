package io.accbench.process;

/**
 * An exception that says that the system did not report or change which processors a thread may run
 * on.
 */
public final class AffinityException extends Exception {
  private static final long serialVersionUID = 1;

  /** The kinds of refusal. */
  public enum AffinityRefusal {
    /** The thread may use no processor of those asked for, or only some of them. */
    NOT_ALLOWED,
    /** The thread, or the process, has ended. */
    GONE,
    /** This process may not do that. */
    FORBIDDEN,
    /** Anything else. */
    FAILED
  }

  private final AffinityRefusal refusal;

  /**
   * @param message the event, in words that fit behind a colon
   */
  public AffinityException(AffinityRefusal refusal, String message) {
    super(message);
    this.refusal = refusal;
  }

  AffinityRefusal refusal() {
    return refusal;
  }
}
