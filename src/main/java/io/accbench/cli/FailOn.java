package io.accbench.cli;

import io.accbench.app.gate.GateRun;
import io.accbench.gate.Outcome;
import io.accbench.model.ExitCode;

/** The decisions of a gate that end in failure. */
enum FailOn {
  REGRESSED,
  UNDECIDED,
  NEVER;

  /** Returns the exit code; a failed cell and an expired waiver fail with every option. */
  ExitCode exitCode(GateRun.JudgedRun result) {
    Outcome outcome = result.decision().outcome();
    if (outcome == Outcome.REGRESSED && this != NEVER) {
      return ExitCode.REGRESSED;
    }
    if (result.failed()) {
      return ExitCode.CELL_FAILED;
    }
    if (result.expired()) {
      return ExitCode.BAD_INPUT;
    }
    return outcome == Outcome.INCONCLUSIVE && this == UNDECIDED
        ? ExitCode.UNDECIDED
        : ExitCode.PASS;
  }
}
