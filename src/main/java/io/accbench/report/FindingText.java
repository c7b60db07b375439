package io.accbench.report;

import io.accbench.analysis.OwnFrameDifference;
import io.accbench.analysis.SpeedReason;
import io.accbench.model.Finding;
import java.util.List;
import java.util.Locale;

/** The sentence of each kind of finding: what was found, what it means, what to do. */
public final class FindingText {
  private final List<Object> arguments;

  private FindingText(List<Object> arguments) {
    this.arguments = arguments;
  }

  /**
   * Returns a finding's sentence without a full stop. It is empty without a kind; if the arguments
   * are odd, it is the kind and the arguments.
   */
  public static String of(Finding finding) {
    if (finding.kind() == null) {
      return "";
    }
    try {
      return new FindingText(finding.arguments()).sentence(finding);
    } catch (RuntimeException odd) { // a journal that was edited by hand
      return finding.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ')
          + (finding.arguments().isEmpty() ? "" : ": " + finding.arguments());
    }
  }

  private String sentence(Finding finding) {
    return switch (finding.kind()) {
      case STATED -> text(0);

      case HARNESS_COMPILED_DIFFERENTLY -> OwnFrameText.of((OwnFrameDifference) arguments.get(0));
      case CELL_FAILED -> say("failed: %s");
      case OTHER_STRATEGY_RAN -> say("its forks ran %s, planned was %s");
      case OTHER_JVM_RAN ->
          say(
              "its forks ran on %s, planned was %s: the JVM was replaced during the run, or between"
                  + " it and its resumption");
      case BLACKHOLES_DIFFER ->
          say(
              "forks consume values in different ways (blackhole %s): compare within one of them"
                  + " only");
      case BASELINE_WITHOUT_SCORE -> say("no ratios: the baseline %s has no score: %s");
      case UNKNOWN_LAUNCHES -> say("%d launches belong to no cell of the plan and are left out");
      case TOO_FEW_ROUNDS ->
          "only %d of the %d rounds that an interval needs: run more (%s %d)"
              .formatted(arguments.get(0), arguments.get(1), arguments.get(2), arguments.get(1));
      case FORKS_FAILED -> say("%d of %d forks failed, most often: %s");
      case ROUNDS_MEASURED_TWICE -> say("%d rounds were measured again; the first of each counts");
      case SOME_FORKS_ALLOCATE -> "only some forks allocate: no ratio of allocation is made";
      case AT_FLOOR ->
          say(
              "%.2f ns/op is at the floor (the empty benchmark, or 1 ns): no ratio is made with"
                  + " it");
      case NO_COMMON_ROUND -> "no ratio: no round measured both it and the baseline";
      case MEANS_DISAGREE ->
          say(
              "the plain mean (%.3f) and the trimmed mean (%.3f) of the ratio disagree beyond their"
                  + " intervals: some forks behave differently, look at samples.csv");
      case STATISTICS_DISAGREE ->
          say(
              "the ratio by %s is %.3f, by the mean %.3f, beyond their intervals: what falls into"
                  + " few iterations differs");
      case NEVER_STEADY ->
          "%d of %d forks never got steady: %s; warm up longer (-wi, -w)"
              .formatted(
                  arguments.get(0),
                  arguments.get(1),
                  flag(2)
                      ? "less than a third of their measured iterations is at one level"
                      : "first and last iteration differ by over 20 %");
      case RELAPSED ->
          say(
              "%d of %d forks were several times slower for some iterations, which are left out:"
                  + " code was compiled again, another program ran, or memory was used for the"
                  + " first time (with --heap jvm)");
      case TWO_SPEEDS -> new SpeedSentences((SpeedReason) arguments.get(0)).text();
      case FORKS_UNBOUND ->
          "%d of %d forks could not be bound to the processors of their round%s: %s"
              .formatted(
                  arguments.get(0), arguments.get(1), flag(2) ? ", most often" : "", text(3));
      case LAUNCHES_REPEATED ->
          "%d of %d launches were ended from outside and repeated at the end of their rounds%s, most often: %s"
              .formatted(
                  arguments.get(0),
                  arguments.get(1),
                  number(2) == 0 ? "" : ", of which " + number(2) + " failed again",
                  text(3));
      case REPEATED_ALONE ->
          say(
              "%d of %d forks were repeated at the end of their rounds and measured alone, the"
                  + " others in turns: the ratio may come from that; find out what ends them, or"
                  + " use --interleave forks");
      case LAUNCHES_RETRIED ->
          say(
              "%d of %d launches were measured again by --retry-failed, after their rounds: they"
                  + " count in scores, and in a ratio only where both sides were measured again"
                  + " together");
      case ROUNDS_DISTURBED ->
          say(
              "%d of %d rounds were disturbed: a ruler, whose true ratio is 1, moved by up to %.0f"
                  + " %%");
      case TIME_STOLEN ->
          say(
              "beside %d of %d forks the hypervisor took over 1 %% of the processors' time: another"
                  + " machine on this host was busy");
      case THREAD_PREEMPTED ->
          say(
              "beside %d of %d forks the measuring thread lost its processor over 50 times a"
                  + " second: another program or another thread of the fork wanted it");
      case RULERS_DIED ->
          say(
              "beside %d of %d forks the rulers had died: whether the machine disturbed them is not"
                  + " known");
      case OTHER_PROGRAMS ->
          say(
              "beside %d of %d forks other programs had over 10 %% of the processors' time: close"
                  + " what else runs");
      case LOAD_ABOVE_PROCESSORS ->
          say("beside %d of %d forks the load was above the %d processors: close what else runs");

      case PROFILING_FAILED -> say("%d of %d profiling forks failed, most often: %s");
      case NOT_PROFILED -> "no hotspots: the budget was spent before (--budget)";
      case FEW_SAMPLES ->
          "hotspots from %,d samples of the %,d wanted: %s; small shares are rough"
              .formatted(
                  arguments.get(0),
                  arguments.get(1),
                  number(2) == 0
                      ? "the budget was spent"
                      : number(2) + " profiling forks gave no more");
      case PROFILED_AT_OTHER_SPEED ->
          "%d of %d profiling forks took %s times as long as those that were timed: ns/op of its hotspots, a share of the one's samples times the time of the other, may mislead"
              .formatted(arguments.get(0), arguments.get(1), factors());

      case BASELINE_REPLACED -> say("the baseline %s is %s here (%s); ratios are to %s");
      case NOT_PREPARED -> say("could not be prepared on JVM %s: %s");
      case NOTHING_MEASURABLE -> "no cell can be measured; see the reason beside each";
      case BUDGET_TOO_SHORT ->
          say("the first rounds alone need about %s, the budget is %s: much will stay undecided");
      case FORKS_ONE_AFTER_THE_OTHER ->
          say(
              "%d forks side by side may need %d MB and %d MB are free: they run one after the"
                  + " other, which takes more rounds; measure fewer at once");

      case PROCESSORS_NOT_BOUND ->
          say("--processors %s: forks measure on any processor, as the system decides: %s");
      case PROCESSORS_NOT_ALLOWED ->
          say("--processors %s: none of them may be used, so forks measure on any of %s");
      case THREADS_ON_ALL_PROCESSORS ->
          say("-t %d on %d processors: no fork is bound, since each measures on all of them");
      case THREADS_ON_SAME_PROCESSORS ->
          say("-t %d with --processors %s: every round measures on all of these");
      case ISOLATED_PROCESSORS -> say("forks measure on isolated processors: %s");
      case LOADED_MACHINE -> say("the load average is %.1f on %d cores; end what runs beside");
      case ONE_PROCESSOR ->
          "one core only: compiler and garbage collector take turns with what is measured";
      case LITTLE_MEMORY -> say("%d MB of memory: give forks a smaller heap, --heap 256m");
      case FREQUENCY_GOVERNOR -> say("the frequency governor is \"%s\"; set it to \"performance\"");
      case CPU_QUOTA -> say("a CPU quota of %.1f cores throttles forks in bursts; lift it");
      case JVM_OPTIONS_IN_ENVIRONMENT ->
          say("%s adds \"%s\" to every JVM, measured ones too; unset it");
      case LITTLE_DISK_SPACE -> say("%d MB are free where %s lies; make room");
      case DISK_SPACE_UNKNOWN -> say("%s cannot be looked at: %s");
      case RESTRICTED_ACCESS ->
          "%s on JVM %s: %s; %s".formatted(text(0), text(1), usualAccess(), deniedAccess());

      case ASSEMBLED_BY_NESTMATE ->
          say(
              "%s: private members without getters or setters: the graph is assembled by a nestmate"
                  + " class; MethodHandles.Lookup is loaded before the first shot");
      case GETTER_THROWS -> say("%s throws %s: left out of the methods");
      case GETTER_OF_OTHER_TYPE ->
          say(
              "%s returns another type than the field %s: its field and method cells do different"
                  + " work");
      case GETTER_OF_OTHER_VALUE ->
          say(
              "%s returns another value than the field %s: its field and method cells do different"
                  + " work");
      case SETTER_CHANGES_VALUE ->
          say("%s changes the value that it is given: left out of the setters");
      case SETTER_REJECTS_VALUE ->
          say("%s rejects the value that stands there: %s: left out of the setters");
      case CONTAINER_REPLACED -> say("%s: %s stands as %s in measured JVMs");
      case INSTANCE_WITHOUT_PAYLOAD ->
          "no payload: probed on an instance that accbench made, whose values are zero or empty;"
              + " --payload or --factory shows a real graph";

      case FRAME_TAKEN -> say("frame %,d of the trace, %s");
      case FRAMES_TAKEN -> say("%,d frames of the trace, each of which stands for %.3g to %.3g");
      case BAD_FRAMES_LEFT_OUT -> say("bad frames left out: %d, %s");

      case LOCK_REWRITTEN ->
          say("its descriptor has changed since %s was written; the lock is rewritten: %s");
      case LOCK_NOT_WRITTEN -> say("%s cannot be written: a later run may resolve other versions");
      case STACKS_DIFFER_IN_MORE -> say("more than %s differs from stack %s: %s");
      case EXECUTIONS_UNKNOWN -> say("it cannot tell what executes the properties: %s");
      case DOCUMENTS_OF_THEIR_OWN ->
          say(
              "the documents of %s are not JSON: each codec reads what it has written, and is held"
                  + " to the object");
      case DOES_NOT_COMPILE -> say("does not compile:\n%s");
      case NULLS_LEFT_OUT -> "its document and the baseline's differ in nulls left out";

      case JMH_FILE -> "a JMH file: its benchmarks were measured one after the other";
      case CALIBRATION_USED -> say("made on %s; its margins are in use: %s");
      case CALIBRATION_WITHOUT_MARGIN -> say("made on %s; it gives no margin here");
      case CALIBRATED_ON_OTHER_MACHINE ->
          say("calibrated on another machine (%s), measured on %s; calibrate here");
      case CALIBRATED_WITH_OTHER_JDK ->
          "was not made with JDK %s (%s %s); calibrate with --jvm %s"
              .formatted(text(0), text(1), text(2), text(0));
      case CONFIRMATION_ENDED_EARLY ->
          "it ended before %s of %d was confirmed or cleared; this is not a pass: run the gate again, with more --budget where that ended it"
              .formatted(Work.counted(number(0), "suspected regression"), arguments.get(1));
      case NEW_ROW -> "new: nothing to compare with";
      case ROW_NOT_MEASURED_THEN -> say("new: nothing to compare with; in the stored run %s");
      case WAIVER_EXPIRED_REGRESSED ->
          say(
              "the waiver of \"%s\" expired on %s: the regression counts again; mend it, or give a"
                  + " new day; the gate fails until then");
      case WAIVER_EXPIRED_UNDECIDED ->
          say(
              "the waiver of \"%s\" expired on %s: its undecided rows count again; give a new day,"
                  + " or take the waiver out; the gate fails until then");
      case WAIVER_EXPIRED_UNNEEDED ->
          say(
              "the waiver of \"%s\" expired on %s; its rows keep their limits, take the waiver out;"
                  + " the gate fails until then");
      case WAIVER_UNNEEDED -> say("the waiver of \"%s\" is not needed: its rows keep their limits");
      case INTERRUPTED -> "was interrupted: some rows have fewer rounds than planned";
      case STORED_RUN_INTERRUPTED -> "was interrupted: some rows have fewer rounds";
      case MACHINE_UNKNOWN ->
          "a side does not name its machine; scores of two machines say nothing";
      case OTHER_MACHINE -> say("measured on another machine: %s; ratios travel, mostly");
      case MEASURED_OTHERWISE -> "warm-up, iterations or interleaving differ between the two runs";
      case OTHER_CLASSES -> "accbench itself or the user's classes differ between the two runs";
      case OTHER_BASELINE_LIBRARIES ->
          say("the in-run baseline's own libraries (stack %s) differ between the runs");
    };
  }

  private String say(String pattern) {
    return String.format(Locale.ROOT, pattern, arguments.toArray());
  }

  private String text(int index) {
    return String.valueOf(arguments.get(index));
  }

  private long number(int index) {
    return ((Number) arguments.get(index)).longValue();
  }

  private boolean flag(int index) {
    return (Boolean) arguments.get(index);
  }

  private String usualAccess() {
    if (!text(3).isEmpty()) {
      return "fail: " + text(3);
    }
    return text(2) + (text(4).isEmpty() ? " without a warning" : ", with a warning: " + text(4));
  }

  private String deniedAccess() {
    if (!flag(6)) {
      return "it knows no " + text(5);
    }
    return text(7).isEmpty() ? "the same with " + text(5) : "with " + text(5) + ": " + text(7);
  }

  /** Returns {@code 1.20}, or {@code 1.20 to 1.35} where the least and greatest factor differ. */
  private String factors() {
    String least = String.format(Locale.ROOT, "%.2f", arguments.get(2));
    String greatest = String.format(Locale.ROOT, "%.2f", arguments.get(3));
    return least.equals(greatest) ? least : least + " to " + greatest;
  }
}
