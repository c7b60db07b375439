package io.accbench.prepare;

/** The words of an exception, as a table shows them. */
final class Reasons {
  /** Characters; arbitrary, because a reason stands in one table cell or line. */
  private static final int LONGEST = 300;

  private Reasons() {}

  /** The exception's class and words; behind a class that cannot be linked those of its cause. */
  static String of(Throwable thrown) {
    return thrown instanceof LinkageError && thrown.getCause() != null
        ? own(thrown) + ", caused by " + own(thrown.getCause())
        : own(thrown);
  }

  private static String own(Throwable thrown) {
    String message = thrown.getMessage();
    String name = thrown.getClass().getSimpleName();
    String words = message == null || message.isBlank() ? "" : ": " + message.strip();
    String line = (name + words).replaceAll("\\s+", " ");
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
  }
}
