package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;

/**
 * The reason why something could not be done.
 *
 * @param share how many parts of a graph it concerns, or null when it does not concern parts
 * @param exception the simple name of the exception's class; empty when nothing was thrown
 * @param message what was wrong, without the exception's class; may be empty
 * @param trace the lines of the stack trace; empty where nothing failed unexpectedly
 */
public record Cause(
    @JsonInclude(JsonInclude.Include.NON_NULL) ConcernedShare share,
    String exception,
    String message,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> trace) {

  /** The empty cause, where nothing went wrong. */
  public static final Cause NONE = of("");

  /** The parts of a graph that a cause is about. */
  public enum GraphPart {
    PROPERTY,
    TYPE
  }

  /**
   * The number of parts of a graph that a cause concerns.
   *
   * @param part the kind of the parts
   * @param concerned at least 1
   * @param all at least {@code concerned}
   */
  public record ConcernedShare(GraphPart part, int concerned, int all) {}

  public Cause {
    trace = List.copyOf(trace);
  }

  /** Returns a cause that was not thrown. */
  public static Cause of(String message) {
    return new Cause(null, "", message, List.of());
  }

  /** Returns a cause that was thrown, without its stack trace. */
  public static Cause of(String exception, String message) {
    return new Cause(null, exception, message, List.of());
  }

  /** Returns the same cause with another message. */
  public Cause withMessage(String other) {
    return new Cause(share, exception, other, trace);
  }

  /** Returns the same cause for a number of parts. */
  public Cause withShare(ConcernedShare concerned) {
    return new Cause(concerned, exception, message, trace);
  }

  /**
   * Returns the exception and its message as Java prints them: {@code NoClassDefFoundError: a/B}.
   */
  public String thrown() {
    if (exception.isEmpty() || message.isEmpty()) {
      return exception + message;
    }
    return exception + ": " + message;
  }
}
