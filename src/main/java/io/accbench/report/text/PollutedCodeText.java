package io.accbench.report.text;

import io.accbench.analysis.Analyzer;
import io.accbench.analysis.PollutedCode;
import io.accbench.analysis.fork.CallChanges;
import io.accbench.analysis.fork.CallSite;
import io.accbench.analysis.fork.CallTreatment;
import io.accbench.analysis.fork.ChangedCall;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Describes in words what a pollution changed in compiled code. */
final class PollutedCodeText {
  /** The number of calls that are named. */
  private static final int NAMED = 3;

  private PollutedCodeText() {}

  static String of(PollutedCode found) {
    String after = Text.plain(found.pollution().words());
    return switch (found.state()) {
      case COMPARED -> compared(after, found.calls());
      case TOO_FEW ->
          "what C2 compiles otherwise "
              + after
              + " is not known: "
              + Figure.count(found.forks(), "fork")
              + " with a whole log of the JIT compiler, in this cell or in that of a clean JVM, are"
              + " too few of the "
              + Analyzer.FEWEST_ROUNDS
              + " that are needed";
      case NO_DECISIONS ->
          "what is compiled otherwise "
              + after
              + " is not known: this JIT compiler does not log which calls it inlines";
    };
  }

  private static String compared(String after, CallChanges calls) {
    int branches = calls.reachedNow();
    int others = calls.changed().size() - branches;
    if (calls.changed().isEmpty()) {
      return "no compiled call site changed %s: C2 treats the calls as in a clean JVM%s"
          .formatted(after, own(calls));
    }
    List<String> parts = new ArrayList<>();
    int named = branches == 0 ? NAMED : NAMED - 1;
    if (others > 0) {
      parts.add(
          "treats %d of %d call sites otherwise (%s)"
              .formatted(others, calls.places(), named(calls, call -> !call.reachedNow(), named)));
    }
    if (branches > 0) {
      int left = NAMED - Math.min(others, named);
      parts.add(
          "makes code for %s in branches that it had left out (%s)"
              .formatted(
                  Figure.count(branches, "call"), named(calls, ChangedCall::reachedNow, left)));
    }
    return after + " C2 " + String.join(", and ", parts);
  }

  /** Returns what the payload itself does to call sites; empty where it does nothing. */
  private static String own(CallChanges calls) {
    return calls.megamorphic() == 0
        ? ""
        : ", and "
            + Figure.count(calls.megamorphic(), "call site")
            + (calls.megamorphic() == 1 ? " has" : " have")
            + " too many receivers in both: the payload has types enough of its own";
  }

  private static String named(CallChanges calls, Predicate<ChangedCall> which, int most) {
    List<ChangedCall> all = calls.changed().stream().filter(which).toList();
    return all.stream().limit(most).map(PollutedCodeText::place).collect(Collectors.joining("; "))
        + (all.size() > most ? "; …" : "");
  }

  private static String place(ChangedCall call) {
    CallSite site = call.site();
    String place =
        "`%s` → `%s` at bytecode %d"
            .formatted(CallSite.brief(site.caller()), CallSite.brief(site.callee()), site.bci());
    return call.reachedNow()
        ? place
        : place + " is " + words(call.after()) + ", was " + words(call.before());
  }

  private static String words(CallTreatment treatment) {
    return switch (treatment) {
      case INLINED -> "inlined";
      case CALLED -> "called";
      case MEGAMORPHIC -> "called with too many receivers";
      case UNLOGGED -> "left out or called with too many receivers";
      case NOT_RUN -> "left out";
    };
  }
}
