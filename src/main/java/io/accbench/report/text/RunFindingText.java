package io.accbench.report.text;

import io.accbench.analysis.SpeedReason;
import io.accbench.analysis.jit.OwnFrameDifference;
import io.accbench.model.CellOutcome;
import io.accbench.model.FindingKind;

/** The sentences of findings on the numbers and the hotspots of a run. */
final class RunFindingText {
  private RunFindingText() {}

  /** Returns the sentence of a kind; null where it is of another area. */
  static String of(FindingKind kind, FindingArguments arguments) {
    return switch (kind) {
      case HARNESS_COMPILED_DIFFERENTLY -> OwnFrameText.of((OwnFrameDifference) arguments.value(0));
      case CELL_FAILED -> arguments.say("failed: %s");
      case OTHER_STRATEGY_RAN ->
          arguments.say(
              "its forks ran %s instead of the planned %s: its score is not that of the planned"
                  + " strategy");
      case OTHER_JVM_RAN ->
          arguments.say(
              "its forks ran on %s instead of the planned %s: the JVM was replaced during the run"
                  + " or before it was resumed, so its scores do not belong to the planned JVM");
      case BLACKHOLES_DIFFER ->
          arguments.say(
              "forks consume values in different ways (blackhole %s): compare only scores of the"
                  + " same way");
      case BASELINE_WITHOUT_SCORE ->
          arguments.format(
              "no ratios: the baseline %s has no score: %s",
              arguments.text(0), ObstacleText.why((CellOutcome) arguments.value(1)));
      case UNKNOWN_LAUNCHES ->
          arguments.say("%d launches belong to no cell of the plan: they count in no score");
      case TOO_FEW_ROUNDS ->
          arguments.format(
              ("only %d of the %d rounds that an interval needs, so there is no verdict: run more"
                  + " (%s %d)"),
              arguments.number(0),
              arguments.number(1),
              arguments.text(2),
              arguments.number(1));
      case FORKS_FAILED ->
          arguments.say("%d of %d forks failed and do not count in the score; most often: %s");
      case ROUNDS_MEASURED_TWICE ->
          arguments.say("%d rounds were measured twice; only the first result of each counts");
      case SOME_FORKS_ALLOCATE ->
          "some forks allocate less than 1 B/op, others more: where they are compared, less counts"
              + " as 1 B/op";
      case AT_FLOOR ->
          arguments.say(
              "%.2f ns/op is at the floor (the time of the empty benchmark, or 1 ns): it is too"
                  + " short to measure, so no ratio is made with it");
      case MAY_BE_AT_FLOOR ->
          arguments.say(
              "%.2f ns/op is what an empty benchmark takes, unless its method has"
                  + " @OperationsPerInvocation, which was not recorded: without that annotation"
                  + " this score and its ratios say nothing; measure it with accbench run --jmh,"
                  + " which knows");
      case NO_COMMON_ROUND -> "no ratio: no round measured both it and the baseline";
      case MEANS_DISAGREE ->
          arguments.say(
              "the plain mean (%.3f) and the trimmed mean (%.3f) of the ratio disagree beyond their"
                  + " intervals: some forks behave differently, so do not rely on this ratio before"
                  + " you look at samples.csv");
      case STATISTICS_DISAGREE ->
          arguments.say(
              "the ratio by %s is %.3f, by the mean %.3f, beyond their intervals: work that falls"
                  + " into few iterations differs, and only the mean counts it fully");
      case NEVER_STEADY ->
          arguments.format(
              ("%d of %d forks never got steady: %s; their scores include warm-up or drift, so warm"
                  + " up longer (-wi, -w)"),
              arguments.number(0),
              arguments.number(1),
              arguments.flag(2)
                  ? "less than a third of their measured iterations are at one level"
                  : "their first and last iterations differ by over 20 %");
      case RELAPSED ->
          arguments.say(
              "%d of %d forks were several times slower for some iterations, which do not count:"
                  + " code was compiled again, another program ran, or memory was used for the"
                  + " first time (unless --heap gives a size)");
      case TWO_SPEEDS -> new SpeedSentences((SpeedReason) arguments.value(0)).text();
      case FORKS_UNBOUND ->
          arguments.format(
              ("%d of %d forks could not be bound to the processors of their round, which makes"
                  + " scores less precise%s: %s"),
              arguments.number(0),
              arguments.number(1),
              arguments.flag(2) ? "; most often" : "",
              arguments.text(3));
      case LAUNCHES_REPEATED ->
          arguments.format(
              ("%d of %d launches were ended from outside and repeated at the end of their rounds,"
                  + " so they count%s; most often: %s"),
              arguments.number(0),
              arguments.number(1),
              arguments.number(2) == 0
                  ? ""
                  : ", except " + arguments.number(2) + " that failed again",
              arguments.text(3));
      case REPEATED_ALONE ->
          arguments.say(
              "%d of %d forks were repeated at the end of their rounds and measured alone, while"
                  + " the others measured in turns: the ratio may come from that; find out what"
                  + " ends them, or use --interleave forks");
      case LAUNCHES_RETRIED ->
          arguments.say(
              "%d of %d launches were measured again by --retry-failed, after their rounds: they"
                  + " count in scores, but in a ratio only where both sides were measured again"
                  + " together");
      case ROUNDS_DISTURBED ->
          arguments.say(
              "%d of %d rounds were disturbed: the control workload (ruler), whose true ratio is 1,"
                  + " moved by up to %.0f %%; differences smaller than that may be noise");
      case TIME_STOLEN ->
          arguments.say(
              "during %d of %d forks the hypervisor took over 1 %% of the processors' time: another"
                  + " virtual machine on this host was busy, and scores may be too slow");
      case THREAD_PREEMPTED ->
          arguments.say(
              "during %d of %d forks the measuring thread lost its processor over 50 times a"
                  + " second: another program or another thread of the fork used it, and scores may"
                  + " be too slow");
      case RULERS_DIED ->
          arguments.say(
              "during %d of %d forks no control workload (ruler) was running: it is not known"
                  + " whether the machine disturbed them");
      case OTHER_PROGRAMS ->
          arguments.say(
              "during %d of %d forks other programs used over 10 %% of the processors' time: scores"
                  + " may be too slow; close other programs");
      case LOAD_ABOVE_PROCESSORS ->
          arguments.say(
              "during %d of %d forks the load was above the %d processors: scores may be too slow;"
                  + " close other programs");

      case PROFILING_FAILED ->
          arguments.say(
              "%d of %d profiling forks failed, so its hotspots rest on fewer samples; most often:"
                  + " %s");
      case NOT_PROFILED -> "no hotspots: the budget (--budget) was spent before profiling";
      case FEW_SAMPLES ->
          arguments.format(
              "hotspots rest on %,d samples of the %,d wanted: %s; small shares are imprecise",
              arguments.number(0),
              arguments.number(1),
              arguments.number(2) == 0
                  ? "the budget was spent"
                  : arguments.number(2) + " profiling forks gave no more");
      case PROFILED_AT_OTHER_SPEED ->
          arguments.format(
              ("%d of %d profiling forks took %s times as long as the timing forks: the ns/op of"
                  + " its hotspots may mislead, since they are shares of the profiling forks'"
                  + " samples times the time of the timing forks"),
              arguments.number(0),
              arguments.number(1),
              factors(arguments));

      default -> null;
    };
  }

  /** Returns {@code 1.20}, or {@code 1.20 to 1.35} where the least and greatest factor differ. */
  private static String factors(FindingArguments arguments) {
    String least = arguments.format("%.2f", arguments.value(2));
    String greatest = arguments.format("%.2f", arguments.value(3));
    return least.equals(greatest) ? least : least + " to " + greatest;
  }
}
