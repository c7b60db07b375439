package io.accbench.affinity;

/** The system did not tell or change which processors a thread may run on. */
public final class AffinityException extends Exception {
  private static final long serialVersionUID = 1;

  /** The kinds of refusal. */
  public enum Kind {
    /** None of the processors is one that the thread may use, or fewer of them than were asked. */
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
   * @param message what happened, in words that fit behind a colon
   */
  public AffinityException(Kind kind, String message) {
    super(message);
    this.kind = kind;
  }

  Kind kind() {
    return kind;
  }
}
