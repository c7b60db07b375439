package io.accbench.cli;

import io.accbench.analysis.Analysis;
import io.accbench.app.Problems;
import io.accbench.gate.GateEvaluation;
import io.accbench.gate.Policy;
import io.accbench.gate.Stored;
import io.accbench.model.ExitCode;
import java.nio.file.Path;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;

/** A gate over measurements of a finished run. */
final class FinishedGate {
  /** The options that are allowed with a finished run. */
  private static final Set<String> OF_JUDGING =
      Set.of(
          "--baseline",
          "--raw",
          "--across-machines",
          "--policy",
          "--alpha",
          "--fail-on",
          "--junit",
          "--no-confirm",
          "--calibration");

  private final Path finished;
  private final JudgingOptions options;
  private final String baseline;
  private Path folder;

  /**
   * @param baseline the stored run; null to judge each row against the baseline of its block
   */
  FinishedGate(Path finished, JudgingOptions options, String baseline) {
    this.finished = finished;
    this.options = options;
    this.baseline = baseline;
  }

  /** Reports options that would change nothing. */
  void check(CommandSpec spec, Problems problems) {
    FinishedRun.refuseMeasuring(spec, OF_JUDGING, problems);
    if (baseline == null) {
      options.wantStored(problems);
    }
  }

  /** Returns the folder of the run that was judged; null for a JMH file. */
  Path folder() {
    return folder;
  }

  GateRun.Result judge(Policy expected, GateEvaluation.Rules rules) {
    JudgedSource now = calibrated(JudgedSource.read("", finished, ExitCode.BAD_INPUT));
    folder = now.folder();
    Stored stored = baseline == null ? null : stored(now);
    GateEvaluation trial = new GateEvaluation(now.analysis(), expected, rules, stored);
    return decided(trial, now, fresh(now, stored));
  }

  private Stored stored(JudgedSource now) {
    Path file = Path.of(baseline);
    JudgedSource then = JudgedSource.read("--baseline ", file, ExitCode.NO_BASELINE);
    return Stored.of(file.toString(), then.analysis(), now.analysis(), options.terms());
  }

  /**
   * Returns the decision, which counts the fresh forks of the gate that measured the run, as far as
   * they cover these suspects.
   */
  private static GateRun.Result decided(
      GateEvaluation trial, JudgedSource now, FreshForks confirmation) {
    boolean failed = GateRun.failed(now.analysis());
    Analysis fresh = confirmation.fresh();
    return trial.suspects() == 0 || fresh == null
        ? new GateRun.Result(trial.unconfirmed(confirmation.whyNot()), failed, trial.expired())
        : new GateRun.Result(
            trial.confirmed(fresh), failed || GateRun.failed(fresh), trial.expired());
  }

  /** Returns the fresh forks in the run's folder, unless they are not to count. */
  private FreshForks fresh(JudgedSource now, Stored stored) {
    return options.confirm()
        ? FreshForks.of(stored == null ? now.folder() : null, now.analysis().header())
        : new FreshForks(null, "not confirmed: --no-confirm");
  }

  private JudgedSource calibrated(JudgedSource source) {
    CalibratedMargins margins = options.margins();
    return margins == null ? source : source.with(margins);
  }
}
