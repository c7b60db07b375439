package io.accbench.affinity;

/**
 * An exception that says that the system did not report or change which processors a thread may run
 * on.
 */
public final class AffinityException extends Exception {
  private static final long serialVersionUID = 1;

  /** The kinds of refusal. */
  public enum Kind {
    /** The thread may use no processor of those asked for, or only some of them. */
    NOT_ALLOWED,
    /** The thread, or the process, has ended. */
    GONE,
    /** This process may not do that. */
    FORBIDDEN,
    /** Anything else. */
    FAILED
  }

  private final Kind kind;

  /**
   * @param message the event, in words that fit behind a colon
   */
  public AffinityException(Kind kind, String message) {
    super(message);
    this.kind = kind;
  }

  Kind kind() {
    return kind;
  }
}
