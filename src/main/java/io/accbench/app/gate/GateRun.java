package io.accbench.app.gate;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.analysis.Procedure;
import io.accbench.app.run.BlockAnalysis;
import io.accbench.app.run.ConfirmationFolder;
import io.accbench.app.run.Measurement;
import io.accbench.app.run.RunFolder;
import io.accbench.app.run.UserView;
import io.accbench.gate.Confirmation;
import io.accbench.gate.ConfirmationResult;
import io.accbench.gate.Decision;
import io.accbench.gate.GateEvaluation;
import io.accbench.gate.GateStoppingRule;
import io.accbench.gate.Policy;
import io.accbench.model.Block;
import io.accbench.model.ExitCode;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import io.accbench.run.RunPaths;
import io.accbench.run.Stopping;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Measures, judges, and measures again what seems to have regressed. */
public final class GateRun {
  private final UserView view;
  private final Policy policy;
  private final GateEvaluation.GateRules rules;
  private final boolean confirm;

  /**
   * @param confirm whether suspects are measured again with fresh forks
   */
  public GateRun(UserView view, Policy policy, GateEvaluation.GateRules rules, boolean confirm) {
    this.view = view;
    this.policy = policy;
    this.rules = rules;
    this.confirm = confirm;
  }

  /**
   * A decision, with the information whether a cell failed on the way to it.
   *
   * @param failed whether some fork failed to measure
   * @param expired whether a waiver's last day has passed
   */
  public record JudgedRun(Decision decision, boolean failed, boolean expired) {}

  /**
   * Checks the plan of a divided run, with nothing measured yet.
   *
   * @param whole header of the whole plan
   */
  public void check(Header whole) {
    untilJudged(whole).check();
  }

  private UntilJudged untilJudged(Header header) {
    return new UntilJudged(header, new GateStoppingRule(policy, header, rules.alpha()));
  }

  /** Runs the gate and returns the decision; empty when it was interrupted. */
  public Optional<JudgedRun> run(Header header, RunPaths site, Path folder, boolean force)
      throws IOException, InterruptedException {
    RunFolder run = RunFolder.of(folder, force);
    UntilJudged stopping = untilJudged(header);
    stopping.check();
    ConfirmationFolder.remove(folder);
    Measurement.MeasuredRun first = measure(run.empty(), header, stopping, site);
    if (!first.complete()) {
      return Optional.empty();
    }
    GateEvaluation evaluation = new GateEvaluation(first.analysis(), policy, rules, null);
    boolean failed = failed(first.analysis());
    if (evaluation.suspects() == 0 || !confirm) {
      return Optional.of(
          new JudgedRun(
              evaluation.unconfirmed(ConfirmationResult.ConfirmationOutcome.NO_FRESH_FORKS),
              failed,
              evaluation.expired()));
    }
    Confirmation confirmation = evaluation.confirmation();
    view.hint(
        "%d of the rows seem to have regressed; measuring them again, %s rounds"
            .formatted(confirmation.suspects(), Procedure.CONFIRMING));
    // the whole budget again: what the first run left of it must not matter
    Header again =
        header.again(
            Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(), confirmation.blocks());
    Measurement.MeasuredRun fresh =
        measure(
            RunFolder.of(ConfirmationFolder.of(folder), true).empty(),
            again,
            new UntilJudged(again, confirmation.stoppingRule()),
            site);
    return fresh.complete()
        ? Optional.of(
            new JudgedRun(
                evaluation.confirmed(fresh.analysis()),
                failed || failed(fresh.analysis()),
                evaluation.expired()))
        : Optional.empty();
  }

  private Measurement.MeasuredRun measure(
      RunFolder folder, Header header, Stopping stopping, RunPaths site)
      throws IOException, InterruptedException {
    return new Measurement(folder, view)
        .measure(
            header,
            site,
            stopping,
            Measurement.Beginning.NEW,
            (analysis, files) -> view.hint("measurements: " + folder.path()));
  }

  static boolean failed(Analysis analysis) {
    return Measurement.failures(analysis) == ExitCode.CELL_FAILED;
  }

  /** Adds rounds to a row until its gate can judge it. */
  static final class UntilJudged implements Stopping {
    private final Header header;
    private final GateStoppingRule rule;

    UntilJudged(Header header, GateStoppingRule rule) {
      this.header = header;
      this.rule = rule;
    }

    /**
     * Checks the plan with nothing measured yet, so that what cannot be judged at all is reported
     * before a fork.
     */
    void check() {
      rule.check(analysis(List.of()));
    }

    /** Returns all cells between two scheduled looks, where nothing may be decided. */
    @Override
    public Set<String> open(Block block, List<Launch> launches) {
      return BlockAnalysis.atLook(block, launches)
          ? rule.open(analysis(launches), block)
          : block.cells().stream().map(planned -> planned.cell().id()).collect(Collectors.toSet());
    }

    private Analysis analysis(List<Launch> launches) {
      return Analyzer.analyze(new Journal(header, launches, null, false));
    }
  }
}
