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
   * LambdaConversionException}. They have a stack trace; an exception without one is not the JDK's.
   */
  public static boolean refusal(Throwable thrown) {
    return (thrown instanceof UnsupportedOperationException || denied(thrown))
        && thrown.getStackTrace().length > 0;
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

  /**
   * Returns how the code of some classes was called that threw an exception, or null if that code
   * did not throw it. Whatever wraps the exception does not matter: such an exception says nothing
   * about a strategy or library, whatever its class.
   *
   * @param classes the classes of the user, each by itself, without its superclasses
   * @return the frame of those classes that is nearest to the caller; see {@link #called}
   */
  public static StackTraceElement thrownIn(Throwable thrown, Iterable<Class<?>> classes) {
    StackTraceElement called = null;
    for (Throwable each = thrown; called == null && each != null; each = each.getCause()) {
      for (StackTraceElement frame : each.getStackTrace()) {
        for (Class<?> type : classes) {
          called = frame.getClassName().equals(type.getName()) ? frame : called;
        }
      }
    }
    return called;
  }

  /** Returns the words for the code of a frame: {@code m.Order.getId()}, {@code m.Order()}. */
  public static String called(StackTraceElement frame) {
    return switch (frame.getMethodName()) {
      case "<init>" -> frame.getClassName() + "()";
      case "<clinit>" -> "the static initialiser of " + frame.getClassName();
      default -> frame.getClassName() + "." + frame.getMethodName() + "()";
    };
  }

  private static boolean denied(Throwable thrown) {
    return thrown instanceof IllegalAccessException
        || thrown instanceof IllegalAccessError
        || thrown instanceof InaccessibleObjectException
        || thrown instanceof LambdaConversionException;
  }
}
