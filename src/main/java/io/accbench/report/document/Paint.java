package io.accbench.report.document;

/**
 * Adds ANSI colours for a terminal, if wanted: faster is green, slower is red, headings are bold.
 */
final class Paint {
  /** The paint that adds no colour. */
  static final Paint NONE = new Paint(false);

  private static final String RESET = "\u001b[0m";

  private final boolean colour;

  Paint(boolean colour) {
    this.colour = colour;
  }

  String heading(String line) {
    return colour ? "\u001b[1m" + line + RESET : line;
  }

  String text(String text, Tone tone) {
    String code = tone == Tone.FASTER ? "\u001b[32m" : tone == Tone.SLOWER ? "\u001b[31m" : "";
    return colour && !code.isEmpty() ? code + text + RESET : text;
  }
}
