package io.accbench.report.text;

import io.accbench.analysis.SpeedReason;
import io.accbench.analysis.SpeedReason.Cost;
import io.accbench.analysis.TwoAmounts;
import io.accbench.analysis.TwoSpeeds;
import io.accbench.analysis.fork.CallOutcome.LoggedOutcome;
import io.accbench.analysis.fork.CallSite;
import io.accbench.analysis.fork.JitDecision;
import java.util.Locale;

/** Describes two speeds and their reason in words. */
final class SpeedSentences {
  private static final String END =
      " Its ratio mixes both speeds: more rounds will not make it more precise.";

  private final SpeedReason found;

  SpeedSentences(SpeedReason found) {
    this.found = found;
  }

  String text() {
    TwoSpeeds speeds = found.speeds();
    TimeScale scale = TimeScale.of(speeds.slowNanos(), speeds.fastNanos());
    TwoAmounts amounts = speeds.allocation();
    return "its forks ran at two speeds, %d at about %s%s and %d at about %s%s. "
            .formatted(
                speeds.slow(),
                scale.perOp(speeds.slowNanos()),
                amounts == null ? "" : allocating(amounts.slowBytes()),
                speeds.fast(),
                scale.perOp(speeds.fastNanos()),
                amounts == null ? "" : allocating(amounts.fastBytes()))
        + reason()
        + END;
  }

  /** Returns {@code with 128 B allocated}. */
  private static String allocating(double bytesPerOp) {
    return " with " + String.format(Locale.ROOT, "%,.0f", bytesPerOp) + " B allocated";
  }

  private String reason() {
    return switch (found.state()) {
      case NAMED -> named(found.reason());
      case NONE -> none();
      case TOO_FEW ->
          "There are too few forks to tell which decision of the JIT compiler causes it: "
              + differing()
              + ".";
      case NO_LOG -> "No log of the JIT compiler was kept, so the reason is not known.";
    };
  }

  private String none() {
    return found.decisions() == 0
        ? "The log of the JIT compiler shows the same decisions in all of them."
        : "No decision of the JIT compiler divides them exactly so: " + differing() + ".";
  }

  /** Returns {@code 5 decisions differ between the forks}. */
  private String differing() {
    return differing("decision", "decisions");
  }

  private String differing(String one, String several) {
    return found.decisions() == 1
        ? "1 " + one + " differs between the forks"
        : found.decisions() + " " + several + " differ between the forks";
  }

  private String named(SpeedReason.Reason reason) {
    if (reason instanceof SpeedReason.Processor processor) {
      return "The measuring threads were on processor %s in %s (p = %s)."
          .formatted(processor.name(), having(processor.ofSlow()), level());
    }
    return reason instanceof SpeedReason.DisturbedTime time
        ? time(time)
        : jit((SpeedReason.Jit) reason);
  }

  private String time(SpeedReason.DisturbedTime time) {
    String what =
        switch (time.cost()) {
          case COLLECTIONS -> "Garbage collections took";
          case RULER ->
              "The machine was slower during the slow ones: the control workload (ruler), whose"
                  + " work never changes, took";
          case ALLOCATING_RULER ->
              "Memory was slower during the slow ones: the control workload (ruler), whose"
                  + " work never changes, took";
        };
    return String.format(
        Locale.ROOT,
        "%s %,.0f%s in the median of the slow ones, %,.0f in that of the fast ones (p = %s).",
        what,
        time.slowNanos(),
        time.cost() == Cost.COLLECTIONS ? " ns/op" : " ns",
        time.fastNanos(),
        level());
  }

  private String jit(SpeedReason.Jit reason) {
    JitDecision decision = reason.decision();
    String p =
        " (p = "
            + level()
            + "; "
            + differing("decision of the JIT compiler", "decisions of the JIT compiler")
            + ").";
    CallSite site = decision.site();
    String caller = CallSite.brief(site.caller());
    if (decision.kind() == LoggedOutcome.NOT_COMPILED) {
      return "C2 had not compiled `" + caller + "` in " + having(reason.ofSlow()) + p;
    }
    String inside =
        decision.method() == null || decision.method().equals(site.caller())
            ? ""
            : ", as it is compiled into `" + CallSite.brief(decision.method()) + "`,";
    return "C2 did not inline `%s` into `%s`%s in %s. There %s. %s%s"
        .formatted(
            CallSite.brief(site.callee()),
            caller,
            inside,
            having(reason.ofSlow()),
            InliningText.clause(decision.reason()),
            absent(decision),
            p);
  }

  /** Returns what is true of the forks that do not have the call. */
  private static String absent(JitDecision decision) {
    boolean inlined =
        decision.site().callsOurs()
            || decision.count(LoggedOutcome.UNSEEN) + decision.count(LoggedOutcome.NOT_COMPILED)
                == 0;
    if (decision.count(LoggedOutcome.NOT_RUN) > 0 && !decision.site().callsOurs()) {
      return "In the others it was inlined or had not run";
    }
    return inlined ? "In the others it is inlined" : "In the others C2's log has no such call";
  }

  /** Returns {@code the 7 slow ones and in no fast one}. */
  private String having(boolean ofSlow) {
    return ofSlow
        ? "the " + found.slow() + " slow ones and in no fast one"
        : "the " + found.fast() + " fast ones and in no slow one";
  }

  /** Returns the p-value, {@code 0.028}; {@code under 0.001} where it is smaller. */
  private String level() {
    return found.level() < 0.001
        ? "under 0.001"
        : String.format(Locale.ROOT, found.level() < 0.01 ? "%.4f" : "%.3f", found.level());
  }
}
