package io.accbench.report.text;

import io.accbench.analysis.PossibleReason;
import io.accbench.analysis.PossibleReason.Cost;
import io.accbench.analysis.SpeedReason;
import io.accbench.analysis.TwoAmounts;
import io.accbench.analysis.TwoSpeeds;
import io.accbench.analysis.jit.CallOutcome.Kind;
import io.accbench.analysis.jit.CallSite;
import io.accbench.analysis.jit.JitDecision;
import io.accbench.stats.Quantile;
import java.util.Locale;
import java.util.stream.IntStream;

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
        : "No decision of the JIT compiler explains it: " + differing() + ".";
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

  private String named(PossibleReason reason) {
    if (reason instanceof PossibleReason.Processor processor) {
      return "The measuring threads were on processor %s in %s (p = %s)."
          .formatted(processor.name(), having(processor.on()), level());
    }
    if (reason instanceof PossibleReason.Time time) {
      return time(time);
    }
    return jit(((PossibleReason.Jit) reason).decision());
  }

  private String time(PossibleReason.Time time) {
    String what =
        time.cost() == Cost.COLLECTIONS
            ? "Garbage collections took"
            : time.cost() == Cost.RULER
                ? "The machine was slower during the slow ones: the control workload (ruler), whose"
                    + " work never changes, took"
                : "Memory was slower during the slow ones: the control workload (ruler), whose"
                    + " work never changes, took";
    String unit = time.cost() == Cost.COLLECTIONS ? " ns/op" : " ns";
    return "%s %s%s in the median of the slow ones, %s in that of the fast ones (p = %s)."
        .formatted(
            what,
            String.format(Locale.ROOT, "%,.0f", median(time.nanos(), true)),
            unit,
            String.format(Locale.ROOT, "%,.0f", median(time.nanos(), false)),
            level());
  }

  private double median(double[] values, boolean slow) {
    return Quantile.median(
        IntStream.range(0, values.length)
            .filter(i -> found.slow()[i] == slow)
            .mapToDouble(i -> values[i])
            .toArray());
  }

  private String jit(JitDecision decision) {
    String p =
        " (p = "
            + level()
            + "; "
            + differing("decision of the JIT compiler", "decisions of the JIT compiler")
            + ").";
    CallSite site = decision.site();
    String caller = CallSite.brief(site.caller());
    if (decision.kind() == Kind.NOT_COMPILED) {
      return "C2 had not compiled `" + caller + "` in " + having(decision.holding()) + p;
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
            having(decision.holding()),
            InliningText.clause(decision.reason()),
            absent(decision),
            p);
  }

  /** Returns what is true of the forks that do not have the call. */
  private static String absent(JitDecision decision) {
    boolean inlined =
        decision.site().callsOurs()
            || decision.count(Kind.UNSEEN) + decision.count(Kind.NOT_COMPILED) == 0;
    if (decision.count(Kind.NOT_RUN) > 0 && !decision.site().callsOurs()) {
      return "In the others it was inlined or had not run";
    }
    return inlined ? "In the others it is inlined" : "In the others C2's log has no such call";
  }

  /**
   * Returns {@code the 7 slow ones and in no fast one}, or {@code 7 of the 8 slow ones and 1 of the
   * 4 fast ones}.
   */
  private String having(boolean... holding) {
    int slowHolding = count(holding, true, true);
    int fastHolding = count(holding, false, true);
    int slow = slowHolding + count(holding, true, false);
    int fast = fastHolding + count(holding, false, false);
    if (slowHolding == slow && fastHolding == 0) {
      return "the " + slow + " slow ones and in no fast one";
    }
    return fastHolding == fast && slowHolding == 0
        ? "the " + fast + " fast ones and in no slow one"
        : "%d of the %d slow ones and %d of the %d fast ones"
            .formatted(slowHolding, slow, fastHolding, fast);
  }

  private int count(boolean[] holding, boolean slow, boolean wanted) {
    return (int)
        IntStream.range(0, holding.length)
            .filter(i -> found.slow()[i] == slow && holding[i] == wanted)
            .count();
  }

  /** Returns the p-value, {@code 0.028}; {@code under 0.001} where it is smaller. */
  private String level() {
    return found.level() < 0.001
        ? "under 0.001"
        : String.format(Locale.ROOT, found.level() < 0.01 ? "%.4f" : "%.3f", found.level());
  }
}
