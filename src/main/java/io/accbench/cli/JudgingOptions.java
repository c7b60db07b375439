package io.accbench.cli;

import io.accbench.app.Problems;
import io.accbench.app.gate.CalibratedMargins;
import io.accbench.app.gate.FinishedGate;
import io.accbench.app.gate.GateRun;
import io.accbench.app.run.ExistingFile;
import io.accbench.gate.GateEvaluation;
import io.accbench.gate.Outcome;
import io.accbench.gate.Policy;
import io.accbench.gate.PolicyReader;
import io.accbench.gate.Stored;
import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import io.accbench.plan.Converters;
import io.accbench.plan.Converters.BadValue;
import io.accbench.report.gate.JUnit;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/** The options for a gate's expectations and its decision. */
final class JudgingOptions {
  @Option(
      names = "--policy",
      paramLabel = "FILE",
      description = "expectations and waivers; without it: no more time or bytes than the baseline")
  private Path policy;

  @Option(
      names = "--raw",
      description = "with --baseline FILE: compares scores, not ratios; only for the same machine")
  private boolean raw;

  @Option(
      names = "--across-machines",
      description = "with --baseline FILE: compares ratios even if another machine measured it")
  private boolean acrossMachines;

  @Option(
      names = "--alpha",
      paramLabel = "SHARE",
      converter = Alpha.class,
      description = "chance of a false alarm over all rows together (default: 1%%)")
  private Double alpha = 0.01;

  @Option(
      names = "--calibration",
      paramLabel = "FILE",
      description =
          "calibration.json of accbench calibrate: its margins, where --margin and"
              + " --single-shot-margin give none")
  private Path calibration;

  @Option(
      names = "--fail-on",
      paramLabel = "WHAT",
      description = "regressed (default), undecided (that, too), never (only errors fail)")
  private FailOn failOn = FailOn.REGRESSED;

  @Option(
      names = "--no-confirm",
      description = "do not re-measure suspected regressions; ignore an earlier confirmation run")
  private boolean unconfirmed;

  @Option(names = "--junit", paramLabel = "FILE", description = "also write JUnit XML to this file")
  private Path junit;

  GateEvaluation.GateRules rules() {
    return new GateEvaluation.GateRules(alpha, LocalDate.now(ZoneId.systemDefault()));
  }

  Policy expected() {
    return policy == null ? Policy.DEFAULT : PolicyReader.read(policy);
  }

  /** Returns the calibrated margins; null without a calibration. */
  CalibratedMargins margins() {
    return calibration == null ? null : CalibratedMargins.read(calibration);
  }

  /**
   * Returns the gate over a finished run.
   *
   * @param baseline the stored run; null without one
   */
  FinishedGate finishedGate(Path finished, String baseline) {
    return new FinishedGate(
        finished, baseline, new Stored.Terms(raw, acrossMachines), margins(), confirm());
  }

  boolean confirm() {
    return !unconfirmed;
  }

  Path junit() {
    return junit;
  }

  /**
   * Checks that what {@code --junit} would replace is JUnit's XML, and not a journal.
   *
   * @throws UserException when it is anything else
   */
  void refuseOtherFile() throws IOException {
    if (junit != null && ExistingFile.isOther(junit, JUnit::isOne)) {
      throw UserException.badInput(
          "--junit " + junit + ": exists and is no JUnit XML; choose another file");
    }
  }

  ExitCode exitCode(GateRun.JudgedRun result) {
    return failOn.exitCode(result);
  }

  /** Refuses options for a stored run, where both sides are measured. */
  void refuseStored(Problems problems) {
    for (String option : ofStored()) {
      problems.add(option + " compares a finished RUN with a --baseline; leave it out");
    }
  }

  /** Refuses options for a stored run, where a finished run is compared with no stored one. */
  void wantStored(Problems problems) {
    for (String option : ofStored()) {
      problems.add(option + " compares with a stored run; add --baseline FILE");
    }
  }

  private List<String> ofStored() {
    List<String> given = new ArrayList<>();
    if (raw) {
      given.add("--raw");
    }
    if (acrossMachines) {
      given.add("--across-machines");
    }
    return given;
  }

  /** A share between 0 and a half. */
  private static final class Alpha implements ITypeConverter<Double> {
    @Override
    public Double convert(String text) {
      try {
        double share = new Converters.ShareConverter().convert(text);
        if (share > 0 && share < 0.5) {
          return share;
        }
      } catch (BadValue noShare) {
        // the exception below names the problem
      }
      throw new BadValue(": \"" + text + "\" is not a share between 0 and 50%");
    }
  }

  /** The decisions of a gate that end in failure. */
  private enum FailOn {
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
}
