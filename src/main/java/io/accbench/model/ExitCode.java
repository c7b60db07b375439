package io.accbench.model;

/** The exit codes, on which a caller in a script can rely; the numbers never change. */
public enum ExitCode {
  PASS(0),
  BUG(1),
  BAD_INPUT(2),
  REGRESSED(3),
  UNDECIDED(4),
  CELL_FAILED(5),
  REFUSED(6),
  NO_BASELINE(7),
  INTERRUPTED(130);

  private final int number;

  ExitCode(int number) {
    this.number = number;
  }

  public int number() {
    return number;
  }
}
