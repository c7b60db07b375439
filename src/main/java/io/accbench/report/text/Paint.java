package io.accbench.report.text;

import java.util.regex.Pattern;

/**
 * Adds ANSI colours for a terminal, if wanted: faster is green, slower is red, headings are bold.
 */
public final class Paint {
  private static final Pattern FASTER = Pattern.compile("[\\d.,]+×\\S* +faster");
  private static final Pattern SLOWER = Pattern.compile("[\\d.,]+×\\S* +slower");
  private static final String RESET = "\u001b[0m";

  private final boolean colour;

  public Paint(boolean colour) {
    this.colour = colour;
  }

  public String heading(String line) {
    return colour ? "\u001b[1m" + line + RESET : line;
  }

  public String row(String line) {
    if (!colour) {
      return line;
    }
    String green = FASTER.matcher(line).replaceAll("\u001b[32m$0" + RESET);
    return SLOWER.matcher(green).replaceAll("\u001b[31m$0" + RESET);
  }
}
