package io.accbench.app.gate;

import io.accbench.app.RunPreparation;
import io.accbench.app.run.UserView;
import io.accbench.gate.SelfTestResult;
import io.accbench.plan.InjectedPlan;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The test of a gate before it is trusted: identical code must pass, and a slow-down of known size
 * must fail.
 */
public final class SelfTest {
  private final RunPreparation ready;
  private final GateRun gate;
  private final String command;
  private final UserView view;

  /**
   * @param command the command that requests the test
   */
  public SelfTest(RunPreparation ready, GateRun gate, String command, UserView view) {
    this.ready = ready;
    this.gate = gate;
    this.command = command;
    this.view = view;
  }

  /**
   * Runs the gate on identical and on slowed code; empty when it was interrupted.
   *
   * @param injection the slow-down
   */
  public Optional<SelfTestResult> run(String injection, Path folder, boolean force)
      throws IOException, InterruptedException {
    Optional<GateRun.JudgedRun> same = judged(InjectedPlan.NOTHING, folder.resolve("same"), force);
    if (same.isEmpty()) {
      return Optional.empty();
    }
    return judged(injection, folder.resolve("slowed"), force)
        .map(slowed -> result(injection, same.get(), slowed));
  }

  private static SelfTestResult result(
      String injection, GateRun.JudgedRun same, GateRun.JudgedRun slowed) {
    return new SelfTestResult(
        injection, same.decision(), slowed.decision(), same.failed() || slowed.failed());
  }

  private Optional<GateRun.JudgedRun> judged(String injection, Path folder, boolean force)
      throws IOException, InterruptedException {
    view.hint("self-test: injection " + injection);
    return gate.run(
        ready.header(InjectedPlan.of(ready.plan(), injection)).write(command),
        ready.site(),
        folder,
        force);
  }
}
