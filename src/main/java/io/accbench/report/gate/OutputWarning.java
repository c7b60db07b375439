package io.accbench.report.gate;

/** A warning that the CI does not get a part of a gate's outputs; the verdict stands. */
public final class OutputWarning {
  private OutputWarning() {}

  /** Returns the warning that a file of the CI, which a variable names, has no space left. */
  public static String full(String variable) {
    return "accbench: $" + variable + ": is already full; the gate's part is left out";
  }

  /** Returns the warning that an output, a file or {@code $VARIABLE}, cannot be written. */
  public static String unwritable(String output, Exception cause) {
    return "accbench: " + output + ": cannot be written (" + cause + "); the verdict stands";
  }
}
