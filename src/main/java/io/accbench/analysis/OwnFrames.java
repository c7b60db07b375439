package io.accbench.analysis;

import io.accbench.analysis.fork.CallOutcome.LoggedOutcome;
import io.accbench.analysis.fork.Fork;
import io.accbench.analysis.fork.JitDecision;
import io.accbench.analysis.fork.JitDecisions;
import io.accbench.analysis.fork.LoggedForks;
import io.accbench.analysis.fork.OwnFrameDifference;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.stats.Quantile;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The findings on cells whose forks were not compiled alike in accbench's own code, from JMH's stub
 * to the call of the accessor. The scores of such a cell partly reflect a decision of the JIT
 * compiler about the harness.
 *
 * <p>The call of the accessor itself does not count: a library would make a call at the same place.
 * Calls that had not run when their caller was compiled do not count either, nor does the reason
 * why a call was not inlined.
 */
final class OwnFrames {
  /**
   * The longest time that a call takes where one operation makes it once, ns. Arbitrary: about
   * twice what a call takes.
   */
  private static final double CALL_NANOS = 2.5;

  /**
   * The share of an operation up to which such a call does not matter. Arbitrary: half of the usual
   * margin.
   */
  private static final double SHARE = 0.01;

  private OwnFrames() {}

  /**
   * Returns one finding for each way in which the forks of a cell differ, in the cells' order;
   * there is no finding where fewer than two forks have a log.
   */
  static List<Finding> findings(List<List<CellSample>> blocks) {
    List<Finding> findings = new ArrayList<>();
    for (List<CellSample> cells : blocks) {
      for (CellSample sampled : cells) {
        if (sampled.measured() && sampled.cell().mode().steady()) {
          look(sampled, findings);
        }
      }
    }
    return List.copyOf(findings);
  }

  private static void look(CellSample sampled, List<Finding> findings) {
    LoggedForks logged = LoggedForks.of(sampled.forks().measured());
    if (logged.forks().size() > 1) {
      double call = CALL_NANOS / sampled.nanosPerOp().center();
      JitDecisions.ours(logged.code()).stream()
          .filter(decision -> call > SHARE || !decision.site().oncePerOperation())
          .map(
              decision ->
                  Finding.of(
                      FindingKind.HARNESS_COMPILED_DIFFERENTLY,
                      sampled.cell().id(),
                      difference(decision, logged.forks())))
          .forEach(findings::add);
    }
  }

  private static OwnFrameDifference difference(JitDecision decision, List<Fork> forks) {
    int called = decision.count(LoggedOutcome.CALLED);
    int others = forks.size() - called - decision.count(LoggedOutcome.NOT_RUN);
    return new OwnFrameDifference(
        decision.site(),
        called,
        others,
        forks.size(),
        decision.count(LoggedOutcome.NOT_COMPILED) == others,
        decision.reason(),
        median(decision, forks, true),
        median(decision, forks, false));
  }

  private static double median(JitDecision decision, List<Fork> forks, boolean called) {
    return Quantile.median(
        IntStream.range(0, forks.size())
            .filter(i -> decision.outcomes().get(i).kind() != LoggedOutcome.NOT_RUN)
            .filter(i -> (decision.outcomes().get(i).kind() == LoggedOutcome.CALLED) == called)
            .mapToDouble(i -> forks.get(i).nanosPerOp())
            .toArray());
  }
}
