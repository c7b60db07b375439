package io.accbench.report.text;

/**
 * Adds ANSI colours for a terminal, if wanted: faster is green, slower is red, headings are bold.
 */
public final class Paint {
  /** The paint that adds no colour. */
  public static final Paint NONE = new Paint(false);

  private static final String RESET = "\u001b[0m";

  private final boolean colour;

  public Paint(boolean colour) {
    this.colour = colour;
  }

  public String heading(String line) {
    return colour ? "\u001b[1m" + line + RESET : line;
  }

  String text(String text, Shade shade) {
    return switch (shade) {
      case PLAIN -> text;
      case FASTER -> colour ? "\u001b[32m" + text + RESET : text;
      case SLOWER -> colour ? "\u001b[31m" + text + RESET : text;
    };
  }
}
