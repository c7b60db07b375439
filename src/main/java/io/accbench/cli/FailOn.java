package io.accbench.cli;

import io.accbench.gate.Outcome;
import io.accbench.model.ExitCode;

/** Which decisions of a gate end in failure. */
enum FailOn {
  REGRESSED,
  UNDECIDED,
  NEVER;

  /** The exit code: a failed cell and an expired waiver fail whatever was asked for. */
  ExitCode exitCode(GateRun.Result result) {
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
