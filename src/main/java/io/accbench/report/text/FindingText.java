package io.accbench.report.text;

import io.accbench.analysis.PollutedCode;
import io.accbench.analysis.PollutedRatio.Turn;
import io.accbench.analysis.SpeedReason;
import io.accbench.analysis.fork.CallSite;
import io.accbench.analysis.fork.OwnFrameDifference;
import io.accbench.model.Cell;
import io.accbench.model.CellOutcome;
import io.accbench.model.Finding;
import io.accbench.model.LeftCode;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** Makes the sentences of findings. */
public final class FindingText {
  private FindingText() {}

  /** Returns a finding's sentence without a full stop. */
  public static String of(Finding finding) {
    return format(finding.kind().sentence(), shown(finding));
  }

  /** Returns what the sentence shows: the arguments, unless the kind shows them in other words. */
  private static Object[] shown(Finding finding) {
    Object[] shown = finding.arguments().toArray();
    switch (finding.kind()) {
      case HARNESS_COMPILED_DIFFERENTLY -> shown[0] = ownFrames((OwnFrameDifference) shown[0]);
      case VERDICT_TURNS, VERDICT_OPEN_ELSEWHERE -> shown[0] = TurnText.of((Turn) shown[0]);
      case DEOPTIMIZATION_STORM -> shown[2] = place((LeftCode) shown[2]);
      case POLLUTED_CODE -> shown[0] = PollutedCodeText.of((PollutedCode) shown[0]);
      case TWO_SPEEDS -> shown[0] = new SpeedSentences((SpeedReason) shown[0]).text();
      case BASELINE_WITHOUT_SCORE -> shown[1] = ObstacleText.why((CellOutcome) shown[1]);
      case NEVER_STEADY ->
          shown[2] =
              (boolean) shown[2]
                  ? "less than a third of their measured iterations are at one level, or the last"
                      + " third is over 20 % faster"
                  : "their first and last iterations differ by over 20 %";
      case FORKS_UNBOUND -> shown[2] = (boolean) shown[2] ? "; most often" : "";
      case LAUNCHES_REPEATED ->
          shown[2] = (long) shown[2] == 0 ? "" : ", except " + shown[2] + " that failed again";
      case FEW_SAMPLES ->
          shown[2] =
              (long) shown[2] == 0
                  ? "the budget was spent"
                  : shown[2] + " profiling forks gave no more";
      case PROFILED_AT_OTHER_SPEED -> shown[2] = range(shown[2], shown[3]);
      case RECORDED_TOO_SHORT ->
          shown[0] = format((boolean) shown[2] ? "rough: only %1$d %4$s" : "few %4$s: %1$d", shown);
      case NOT_RECORDED ->
          shown[0] =
              Arrays.stream(((String) shown[0]).split(" "))
                  .map(FindingText::recordable)
                  .collect(Collectors.joining(", "));
      case SAMPLES_WITHOUT_STACK -> {
        boolean one = (long) shown[0] == 1;
        shown =
            new Object[] {
              Figure.count((long) shown[0], "sample") + (one ? " has" : " have"), one ? "is" : "are"
            };
      }
      case RESTRICTED_ACCESS -> {
        String denied = deniedAccess((String) shown[5], (boolean) shown[6], (String) shown[7]);
        shown[2] = usualAccess((String) shown[2], (String) shown[3], (String) shown[4]);
        shown[3] = denied;
      }
      case CONFIRMATION_ENDED_EARLY ->
          shown[0] = Figure.count((long) shown[0], "suspected regression");
      case ROW_NOT_MEASURED_THEN ->
          shown[0] = MissingScoreText.of((Cell) shown[0], (CellOutcome) shown[1]);
      default -> {}
    }
    return shown;
  }

  /** Returns where compiled code was left, and why. */
  private static String place(LeftCode place) {
    return place.method()
        + (place.bci() < 0 ? "" : " at bytecode " + place.bci())
        + (place.reason().isEmpty()
            ? " (this JVM does not log where in it, and why)"
            : " (" + place.reason() + ")");
  }

  private static String ownFrames(OwnFrameDifference found) {
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

  /** Returns {@code 1.20}, or {@code 1.20 to 1.35} where the least and greatest factor differ. */
  private static String range(Object least, Object greatest) {
    String from = format("%.2f", least);
    String to = format("%.2f", greatest);
    return from.equals(to) ? from : from + " to " + to;
  }

  private static String recordable(String name) {
    return switch (name) {
      case "ALLOCATION" -> "allocation";
      case "COLLECTIONS" -> "garbage collections";
      case "COMPILATIONS" -> "compilations";
      case "DEOPTIMIZATIONS" -> "deoptimizations";
      case "INLINING" -> "calls that were not inlined";
      case "JVM" -> "the JVM's version";
      case "COLLECTORS" -> "the garbage collectors";
      default -> name;
    };
  }

  private static String usualAccess(String works, String failure, String warning) {
    if (!failure.isEmpty()) {
      return "fail: " + failure;
    }
    return works + (warning.isEmpty() ? " without a warning" : ", with a warning: " + warning);
  }

  private static String deniedAccess(String flag, boolean known, String failure) {
    if (!known) {
      return "it knows no " + flag;
    }
    return failure.isEmpty() ? "the same with " + flag : "with " + flag + ": " + failure;
  }

  /** Returns a pattern with its arguments, in whatever locale the same. */
  private static String format(String pattern, Object... shown) {
    return String.format(Locale.ROOT, pattern, shown);
  }
}
