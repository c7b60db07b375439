package io.accbench.kernel.spi;

import java.lang.invoke.LambdaConversionException;
import java.lang.reflect.InaccessibleObjectException;

/**
 * A refusal: what was asked for cannot be done, and trying again would not help. A strategy or
 * codec throws it with the reason as its message, and reports say "not supported" with that reason.
 * Any other exception counts as a failure, unless {@link #refusal} says otherwise.
 */
public class Unsupported extends UnsupportedOperationException {
  private static final long serialVersionUID = 1L;

  /** A refusal with its reason, one sentence without a full stop. */
  public Unsupported(String reason) {
    super(reason);
  }

  /** A refusal with its reason, and the exception by which the JDK refused. */
  public Unsupported(String reason, Throwable cause) {
    super(reason, cause);
  }

  /**
   * Returns a refusal to throw. Note: the JVM loads the class of an exception when it verifies the
   * method that throws it. Through this method a strategy that refuses nothing does not load it, so
   * its first operation costs no more.
   */
  public static UnsupportedOperationException because(String reason) {
    return new Unsupported(reason);
  }

  /**
   * Returns whether an exception is a refusal: an {@code Unsupported}, or one by which the JDK says
   * that a member cannot be reached in this way. The JDK's are {@link
   * UnsupportedOperationException} ({@code Unsafe} and records), {@link IllegalAccessException},
   * {@link IllegalAccessError}, {@link InaccessibleObjectException} and {@link
   * LambdaConversionException}.
   */
  public static boolean refusal(Throwable thrown) {
    return thrown instanceof UnsupportedOperationException || denied(thrown);
  }

  /**
   * Returns whether an exception of a library is a refusal, or was caused by one. A library wraps
   * what the JDK threw. An {@link UnsupportedOperationException} counts only when it is thrown as
   * it is, since the cause of another exception may be any collection that cannot be changed.
   */
  public static boolean refusalOfLibrary(Throwable thrown) {
    if (refusal(thrown)) {
      return true;
    }
    Throwable cause = thrown.getCause();
    while (cause != null && cause.getCause() != cause) {
      if (cause instanceof Unsupported || denied(cause)) {
        return true;
      }
      cause = cause.getCause();
    }
    return false;
  }

  private static boolean denied(Throwable thrown) {
    return thrown instanceof IllegalAccessException
        || thrown instanceof IllegalAccessError
        || thrown instanceof InaccessibleObjectException
        || thrown instanceof LambdaConversionException;
  }
}
