package io.accbench.report.text;

import io.accbench.analysis.SpeedReason;
import io.accbench.analysis.jit.OwnFrameDifference;
import io.accbench.model.Cell;
import io.accbench.model.CellOutcome;
import io.accbench.model.Finding;
import java.util.Arrays;
import java.util.List;
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
    Arguments given = new Arguments(finding.arguments());
    Object[] shown = finding.arguments().toArray();
    switch (finding.kind()) {
      case HARNESS_COMPILED_DIFFERENTLY ->
          shown[0] = OwnFrameText.of((OwnFrameDifference) shown[0]);
      case TWO_SPEEDS -> shown[0] = new SpeedSentences((SpeedReason) shown[0]).text();
      case BASELINE_WITHOUT_SCORE -> shown[1] = ObstacleText.why((CellOutcome) shown[1]);
      case NEVER_STEADY ->
          shown[2] =
              given.flag(2)
                  ? "less than a third of their measured iterations are at one level"
                  : "their first and last iterations differ by over 20 %";
      case FORKS_UNBOUND -> shown[2] = given.flag(2) ? "; most often" : "";
      case LAUNCHES_REPEATED ->
          shown[2] = given.number(2) == 0 ? "" : ", except " + shown[2] + " that failed again";
      case FEW_SAMPLES ->
          shown[2] =
              given.number(2) == 0
                  ? "the budget was spent"
                  : shown[2] + " profiling forks gave no more";
      case PROFILED_AT_OTHER_SPEED -> shown[2] = range(shown[2], shown[3]);
      case RECORDED_TOO_SHORT ->
          shown[0] = format(given.flag(2) ? "rough: only %1$d %4$s" : "few %4$s: %1$d", shown);
      case NOT_RECORDED ->
          shown[0] =
              Arrays.stream(given.text(0).split(" "))
                  .map(FindingText::recordable)
                  .collect(Collectors.joining(", "));
      case SAMPLES_WITHOUT_STACK -> {
        boolean one = given.number(0) == 1;
        shown =
            new Object[] {
              Counts.of(given.number(0), "sample") + (one ? " has" : " have"), one ? "is" : "are"
            };
      }
      case RESTRICTED_ACCESS -> {
        shown[2] = usualAccess(given);
        shown[3] = deniedAccess(given);
      }
      case CONFIRMATION_ENDED_EARLY ->
          shown[0] = Counts.of(given.number(0), "suspected regression");
      case ROW_NOT_MEASURED_THEN ->
          shown[0] = MissingScoreText.of((Cell) shown[0], (CellOutcome) shown[1]);
      default -> {}
    }
    return shown;
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

  private static String usualAccess(Arguments given) {
    if (!given.text(3).isEmpty()) {
      return "fail: " + given.text(3);
    }
    return given.text(2)
        + (given.text(4).isEmpty() ? " without a warning" : ", with a warning: " + given.text(4));
  }

  private static String deniedAccess(Arguments given) {
    if (!given.flag(6)) {
      return "it knows no " + given.text(5);
    }
    return given.text(7).isEmpty()
        ? "the same with " + given.text(5)
        : "with " + given.text(5) + ": " + given.text(7);
  }

  /** Returns a pattern with its arguments, in whatever locale the same. */
  private static String format(String pattern, Object... shown) {
    return String.format(Locale.ROOT, pattern, shown);
  }

  /** The arguments of a finding by their places from 0, in the types of its kind. */
  private record Arguments(List<Object> values) {
    String text(int index) {
      return (String) values.get(index);
    }

    long number(int index) {
      return (Long) values.get(index);
    }

    boolean flag(int index) {
      return (Boolean) values.get(index);
    }
  }
}
