package io.accbench.analysis;

import io.accbench.analysis.CallOutcome.Kind;
import io.accbench.model.Finding;
import io.accbench.stats.Quantile;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Cells whose forks were not compiled alike in accbench's own code, from JMH's stub to the call of
 * the accessor. What they measured is then partly a choice of the JIT compiler about the harness.
 *
 * <p>The call of the accessor itself is no such choice: a library's would be made at the same
 * place. Neither are calls that had not run when their caller was compiled, nor why a call stayed
 * one.
 */
final class OwnFrames {
  /** What a call takes at the most where one operation makes it once, ns. Arbitrary: twice. */
  private static final double CALL_NANOS = 2.5;

  /** Of an operation: what such a call may take. Arbitrary: half of the usual margin. */
  private static final double SHARE = 0.01;

  private OwnFrames() {}

  /**
   * One finding for each way in which the forks of a cell differ, in the cells' order; none where
   * fewer than two forks have a log.
   */
  static List<Finding> findings(List<List<Sampled>> blocks) {
    List<Finding> findings = new ArrayList<>();
    for (List<Sampled> cells : blocks) {
      for (Sampled sampled : cells) {
        if (sampled.measured() && sampled.cell().mode().steady()) {
          look(sampled, findings);
        }
      }
    }
    return List.copyOf(findings);
  }

  private static void look(Sampled sampled, List<Finding> findings) {
    LoggedForks logged = LoggedForks.of(sampled.forks().measured());
    if (logged.forks().size() > 1) {
      double call = CALL_NANOS / sampled.nanosPerOp().center();
      JitDecisions.ours(logged.code()).stream()
          .filter(decision -> call > SHARE || !decision.site().oncePerOperation())
          .map(decision -> new Finding(sampled.cell().id(), sentence(decision, logged.forks())))
          .forEach(findings::add);
    }
  }

  private static String sentence(JitDecision decision, List<Fork> forks) {
    int called = decision.count(Kind.CALLED);
    int notCompiled = decision.count(Kind.NOT_COMPILED);
    int others = forks.size() - called - decision.count(Kind.NOT_RUN);
    CallSite site = decision.site();
    return ("its forks were not compiled alike in accbench's own code: `%s` is a call in `%s` in %d"
            + " of %d forks, and %s in %d. It stayed a call because %s. The median fork took %s"
            + " where it is called, and %s where it is not. The scores and ratios of this cell"
            + " depend on that choice of the JIT compiler, which is no property of the strategy: do"
            + " not use them.")
        .formatted(
            CallSite.brief(site.callee()),
            CallSite.brief(site.caller()),
            called,
            forks.size(),
            notCompiled == others ? "its caller is not compiled" : "inlined",
            others,
            InliningReason.clause(decision.reason()),
            median(decision, forks, true),
            median(decision, forks, false));
  }

  private static String median(JitDecision decision, List<Fork> forks, boolean called) {
    return SpeedSentences.nanos(
        Quantile.median(
            IntStream.range(0, forks.size())
                .filter(i -> decision.outcomes().get(i).kind() != Kind.NOT_RUN)
                .filter(i -> (decision.outcomes().get(i).kind() == Kind.CALLED) == called)
                .mapToDouble(i -> forks.get(i).nanosPerOp())
                .toArray()));
  }
}
