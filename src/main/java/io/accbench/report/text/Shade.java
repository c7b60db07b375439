package io.accbench.report.text;

/** The meaning of a table's text that a terminal shows by its colour. */
public enum Shade {
  PLAIN,
  FASTER,
  SLOWER
}
