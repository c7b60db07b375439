package io.accbench.prepare.discover;

import io.accbench.kernel.spi.Unsupported;
import io.accbench.model.Cause;
import io.accbench.model.Support.Status;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The result of an exception that a probe caught: whether it is a refusal, and its cause for the
 * journal.
 *
 * @param status {@link Status#NOT_SUPPORTED} or {@link Status#FAILED}
 * @param cause the cause, with a stack trace when it is a failure
 */
public record Thrown(Status status, Cause cause) {
  /**
   * The greatest length of a message, in characters; arbitrary, because a message stands in one
   * table cell or line.
   */
  private static final int LONGEST = 300;

  /**
   * The greatest number of frames of a stack trace. Arbitrary: enough to find the place in the
   * strategy.
   */
  private static final int MOST_FRAMES = 20;

  /**
   * Returns the result of an exception that was caught while a strategy used members of a bean. If
   * the code of the bean's own class threw it, it is a failure whose cause names that code and is
   * the same for every strategy.
   */
  public static Thrown of(Throwable thrown, Class<?> bean) {
    Set<Class<?>> classes = new LinkedHashSet<>();
    Deque<Class<?>> open = Fields.hierarchy(bean);
    while (!open.isEmpty()) {
      Class<?> type = open.pop();
      classes.add(type);
      open.addAll(Arrays.asList(type.getInterfaces()));
    }
    StackTraceElement own = Unsupported.thrownIn(thrown, classes);
    for (Throwable each = thrown; own != null && each != null; each = each.getCause()) {
      List<StackTraceElement> frames = Arrays.asList(each.getStackTrace());
      int last = frames.lastIndexOf(own);
      if (last >= 0) {
        Cause cause = Cause.of(each.getClass().getSimpleName(), message(each));
        List<String> trace =
            frames.stream().limit(Math.min(last + 1, MOST_FRAMES)).map(String::valueOf).toList();
        return new Thrown(
            Status.FAILED,
            new Cause(null, "", Unsupported.called(own) + " throws " + cause.thrown(), trace));
      }
    }
    boolean wrapped = thrown instanceof InvocationTargetException && thrown.getCause() != null;
    return of(wrapped ? thrown.getCause() : thrown);
  }

  public static Thrown of(Throwable thrown) {
    boolean refused = Unsupported.refusal(thrown);
    return new Thrown(
        refused ? Status.NOT_SUPPORTED : Status.FAILED,
        new Cause(
            null,
            thrown instanceof Unsupported ? "" : thrown.getClass().getSimpleName(),
            message(thrown),
            refused ? List.of() : trace(thrown)));
  }

  /**
   * Returns the message in one line. If a class cannot be linked, the message includes what
   * prevented it.
   */
  private static String message(Throwable thrown) {
    String own = oneLine(thrown.getMessage());
    if (!(thrown instanceof LinkageError) || thrown.getCause() == null) {
      return own;
    }
    Throwable cause = thrown.getCause();
    String linked =
        Cause.of(cause.getClass().getSimpleName(), oneLine(cause.getMessage())).thrown();
    return (own.isEmpty() ? "" : own + ", ") + "caused by " + linked;
  }

  private static String oneLine(String message) {
    String line = message == null ? "" : message.strip().replaceAll("\\s+", " ");
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
  }

  private static List<String> trace(Throwable thrown) {
    return Arrays.stream(thrown.getStackTrace())
        .limit(MOST_FRAMES)
        .map(StackTraceElement::toString)
        .toList();
  }
}
