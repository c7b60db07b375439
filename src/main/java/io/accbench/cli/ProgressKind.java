package io.accbench.cli;

/** The ways to show the progress of a run: the values of {@code --progress}. */
enum ProgressKind {
  /** A bar on a terminal, unless the variable {@code CI} is set; else lines. */
  AUTO,
  BAR,
  PLAIN,
  /** Nothing but the forks that fail. */
  NONE
}
