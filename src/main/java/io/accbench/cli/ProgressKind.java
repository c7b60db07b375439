package io.accbench.cli;

/** How a run that measures shows how far it has come: the values of {@code --progress}. */
enum ProgressKind {
  /** A bar on a terminal, unless the variable {@code CI} is set; else lines. */
  AUTO,
  BAR,
  PLAIN,
  /** Nothing but the forks that fail. */
  NONE
}
