package io.accbench.cli;

import io.accbench.app.Problems;
import io.accbench.app.RunPreparation;
import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.model.ExitCode;
import io.accbench.plan.InjectedPlan;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The test of a gate before it is trusted: identical code must pass, and a slow-down of known size
 * must fail.
 */
final class SelfTest {
  /** The options for a verdict on two sides; the self-test has its own sides and exit codes. */
  private static final Set<String> OF_TWO_SIDES =
      Set.of("--base-classpath", "--candidate-classpath", "--fail-on", "--junit");

  private final RunPreparation ready;
  private final GateRun gate;
  private final Terminal terminal;
  private final CommandSpec spec;

  SelfTest(RunPreparation ready, GateRun gate, Terminal terminal, CommandSpec spec) {
    this.ready = ready;
    this.gate = gate;
    this.terminal = terminal;
    this.spec = spec;
  }

  /** Adds a problem when options would have no effect. */
  static void refuseTwoSides(CommandSpec spec, Problems problems) {
    List<String> others =
        spec.commandLine().getParseResult().matchedOptions().stream()
            .map(OptionSpec::longestName)
            .filter(OF_TWO_SIDES::contains)
            .toList();
    if (!others.isEmpty()) {
      problems.add("--self-test measures one side only; remove " + String.join(", ", others));
    }
  }

  /**
   * Runs the gate on identical and on slowed code.
   *
   * @param injection the slow-down
   */
  ExitCode run(String injection, Path folder, boolean force)
      throws IOException, InterruptedException {
    Optional<GateRun.Result> same = judged(InjectedPlan.NOTHING, folder.resolve("same"), force);
    Optional<GateRun.Result> slowed =
        same.isEmpty() ? same : judged(injection, folder.resolve("slowed"), force);
    if (slowed.isEmpty()) {
      terminal.hint("interrupted: the self-test has no result");
      return ExitCode.INTERRUPTED;
    }
    return verdict(same.get(), slowed.get(), injection);
  }

  private Optional<GateRun.Result> judged(String injection, Path folder, boolean force)
      throws IOException, InterruptedException {
    terminal.hint("self-test: injection " + injection);
    return gate.run(
        ready
            .header(InjectedPlan.of(ready.plan(), injection))
            .write(RunCommand.command(spec), RunCommand.given(spec)),
        ready.site(),
        folder,
        force);
  }

  private ExitCode verdict(GateRun.Result same, GateRun.Result slowed, String injection) {
    SelfTestResult result = new SelfTestResult(same.decision(), slowed.decision());
    terminal.out().println();
    say("identical code: " + result.ofSame(), same.decision());
    say("slowed by " + injection + ": " + result.ofSlowed(), slowed.decision());
    terminal.out().println(result.sentence());
    terminal.out().flush();
    boolean failed = same.failed() || slowed.failed();
    return failed && result.exitCode() == ExitCode.PASS ? ExitCode.CELL_FAILED : result.exitCode();
  }

  private void say(String what, Decision decision) {
    terminal.out().println(what + "; " + decision.sentence());
    for (JudgedRow row : decision.rows()) {
      terminal.out().println("  " + row.name() + ", " + row.metric() + ": " + row.sentence());
    }
  }
}
