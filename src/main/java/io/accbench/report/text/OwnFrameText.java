package io.accbench.report.text;

import io.accbench.analysis.fork.CallSite;
import io.accbench.analysis.fork.OwnFrameDifference;

/** Describes in words the finding that accbench's own frames were compiled differently. */
final class OwnFrameText {
  private OwnFrameText() {}

  static String of(OwnFrameDifference found) {
    TimeScale scale = TimeScale.of(found.calledNanos(), found.otherNanos());
    return ("the JIT compiler treated accbench's own code differently in its forks: `%s` is a call"
            + " in `%s` in %d of %d forks, and %s in %d. It was not inlined because %s. The median"
            + " fork took %s where it is called, and %s where it is not. The scores and ratios of"
            + " this cell depend on that choice of the JIT compiler, not on the strategy: do not"
            + " use them.")
        .formatted(
            CallSite.brief(found.site().callee()),
            CallSite.brief(found.site().caller()),
            found.called(),
            found.forks(),
            found.notCompiled() ? "its caller is not compiled" : "inlined",
            found.others(),
            InliningText.clause(found.reason()),
            scale.perOp(found.calledNanos()),
            scale.perOp(found.otherNanos()));
  }
}
