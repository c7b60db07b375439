package io.accbench.cli;

import picocli.CommandLine.Option;

/** The ways to show the progress of a run: the values of {@code --progress}. */
enum ProgressKind {
  /** A bar on a terminal, unless the variable {@code CI} is set; else lines. */
  AUTO,
  BAR,
  PLAIN,
  /** Nothing but the forks that fail. */
  NONE;

  /** The option of a command that measures; {@link Terminal} reads it, as no run depends on it. */
  static final class ProgressChoice {
    static final String NAME = "--progress";

    @Option(
        names = NAME,
        paramLabel = "KIND",
        description = {
          "auto (default): a bar on a terminal, unless CI is set, else plain;",
          "bar; plain: a line for what happens, and one each minute; none: failed forks only"
        })
    private ProgressKind kind;
  }
}
