package io.accbench.report.document;

import java.util.Locale;

/**
 * A meaning that has a colour. The colours are those of Okabe and Ito ("Color Universal Design",
 * 2008), which colour-blind readers can tell apart. Some are darker here, so that text in them can
 * be read on white. The style sheet has another set for a dark background.
 */
public enum Tone {
  /** Without a meaning. */
  PLAIN("#1b1e24"),
  /** Faster than the baseline, or less of what costs. */
  FASTER("#0072b2"),
  /** Slower than the baseline, or more of what costs. */
  SLOWER("#b24d00"),
  /** A change that lies within the margin. */
  SAME("#00785a"),
  /** Without a verdict. */
  UNDECIDED("#6b6b6b"),
  /** The baseline itself. */
  BASELINE("#333333"),
  /** The tone of what only frames the data. */
  MUTED("#767676");

  private final String colour;

  Tone(String colour) {
    this.colour = colour;
  }

  /** Returns the name of the class that a style sheet knows; empty for {@link #PLAIN}. */
  public String css() {
    return this == PLAIN ? "" : "t-" + name().toLowerCase(Locale.ROOT);
  }

  /** Returns the colour on a light background. */
  public String colour() {
    return colour;
  }
}
