package io.accbench.cli;

import io.accbench.gate.Decision;
import io.accbench.gate.Outcome;
import io.accbench.model.ExitCode;

/** Which decisions of a gate end in failure. */
enum FailOn {
  REGRESSED,
  UNDECIDED,
  NEVER;

  /**
   * The exit code of a decision.
   *
   * @param failedCells whether a cell failed to measure, which fails whatever was asked for
   */
  ExitCode exitCode(Decision decision, boolean failedCells) {
    if (decision.outcome() == Outcome.REGRESSED && this != NEVER) {
      return ExitCode.REGRESSED;
    }
    if (failedCells) {
      return ExitCode.CELL_FAILED;
    }
    return decision.outcome() == Outcome.INCONCLUSIVE && this == UNDECIDED
        ? ExitCode.UNDECIDED
        : ExitCode.PASS;
  }
}
