package io.accbench.prepare;

/** The words of an exception, as a table shows them. */
final class Reasons {
  /** Characters; arbitrary, because a reason stands in one table cell or line. */
  private static final int LONGEST = 300;

  private Reasons() {}

  static String of(Throwable thrown) {
    String message = thrown.getMessage();
    String name = thrown.getClass().getSimpleName();
    String words = message == null || message.isBlank() ? "" : ": " + message.strip();
    String line = (name + words).replaceAll("\\s+", " ");
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
  }
}
