package io.accbench.cli;

import io.accbench.gate.Decision;
import io.accbench.gate.Outcome;
import io.accbench.model.ExitCode;
import io.accbench.plan.Injected;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A gate that is tried before it is trusted: identical code must stay green, and a slow-down of
 * known size must go red.
 */
final class SelfTest {
  private final Preparation ready;
  private final GateRun gate;
  private final Terminal terminal;
  private final String command;

  SelfTest(Preparation ready, GateRun gate, Terminal terminal, String command) {
    this.ready = ready;
    this.gate = gate;
    this.terminal = terminal;
    this.command = command;
  }

  /**
   * Runs the gate on both.
   *
   * @param injection the slow-down
   */
  ExitCode run(String injection, Path folder, boolean force)
      throws IOException, InterruptedException {
    Optional<GateRun.Result> same = judged(Injected.NOTHING, folder.resolve("same"), force);
    Optional<GateRun.Result> slowed =
        same.isEmpty() ? same : judged(injection, folder.resolve("slowed"), force);
    if (slowed.isEmpty()) {
      terminal.hint("interrupted: the self-test came to no result");
      return ExitCode.INTERRUPTED;
    }
    return verdict(same.get(), slowed.get(), injection);
  }

  private Optional<GateRun.Result> judged(String injection, Path folder, boolean force)
      throws IOException, InterruptedException {
    terminal.hint("self-test: injection " + injection);
    return gate.run(
        ready.header(Injected.of(ready.plan(), injection)).write(command),
        ready.site(),
        folder,
        force);
  }

  private ExitCode verdict(GateRun.Result same, GateRun.Result slowed, String injection) {
    boolean quiet = same.decision().outcome() != Outcome.REGRESSED;
    boolean barks = slowed.decision().outcome() == Outcome.REGRESSED;
    terminal.out().println();
    say("identical code", same.decision(), quiet, "stays green", "is a false alarm");
    say("slowed by " + injection, slowed.decision(), barks, "goes red", "was missed");
    boolean passed = quiet && barks;
    terminal.out().println("self-test " + (passed ? "passed" : "FAILED"));
    terminal.out().flush();
    if (!passed) {
      return ExitCode.REGRESSED;
    }
    return same.failed() || slowed.failed() ? ExitCode.CELL_FAILED : ExitCode.PASS;
  }

  private void say(String what, Decision decision, boolean good, String yes, String no) {
    terminal.out().println(what + ": " + (good ? yes : no) + "; " + decision.sentence());
    decision
        .rows()
        .forEach(
            row ->
                terminal
                    .out()
                    .println("  " + row.name() + ", " + row.metric() + ": " + row.sentence()));
  }
}
