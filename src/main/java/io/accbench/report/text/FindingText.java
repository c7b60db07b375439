package io.accbench.report.text;

import io.accbench.analysis.SpeedReason;
import io.accbench.analysis.jit.OwnFrameDifference;
import io.accbench.model.Cell;
import io.accbench.model.CellOutcome;
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
      case OTHER_STRATEGY_RAN ->
          say(
              "its forks ran %s instead of the planned %s: its score is not that of the planned"
                  + " strategy");
      case OTHER_JVM_RAN ->
          say(
              "its forks ran on %s instead of the planned %s: the JVM was replaced during the run"
                  + " or before it was resumed, so its scores do not belong to the planned JVM");
      case BLACKHOLES_DIFFER ->
          say(
              "forks consume values in different ways (blackhole %s): compare only scores of the"
                  + " same way");
      case BASELINE_WITHOUT_SCORE ->
          format(
              "no ratios: the baseline %s has no score: %s",
              text(0), ObstacleText.why((CellOutcome) arguments.get(1)));
      case UNKNOWN_LAUNCHES ->
          say("%d launches belong to no cell of the plan: they count in no score");
      case TOO_FEW_ROUNDS ->
          format(
              ("only %d of the %d rounds that an interval needs, so there is no verdict: run more"
                  + " (%s %d)"),
              number(0),
              number(1),
              text(2),
              number(1));
      case FORKS_FAILED ->
          say("%d of %d forks failed and do not count in the score; most often: %s");
      case ROUNDS_MEASURED_TWICE ->
          say("%d rounds were measured twice; only the first result of each counts");
      case SOME_FORKS_ALLOCATE -> "only some forks allocate: no ratio of allocation is made";
      case AT_FLOOR ->
          say(
              "%.2f ns/op is at the floor (the time of the empty benchmark, or 1 ns): it is too"
                  + " short to measure, so no ratio is made with it");
      case NO_COMMON_ROUND -> "no ratio: no round measured both it and the baseline";
      case MEANS_DISAGREE ->
          say(
              "the plain mean (%.3f) and the trimmed mean (%.3f) of the ratio disagree beyond their"
                  + " intervals: some forks behave differently, so do not rely on this ratio before"
                  + " you look at samples.csv");
      case STATISTICS_DISAGREE ->
          say(
              "the ratio by %s is %.3f, by the mean %.3f, beyond their intervals: work that falls"
                  + " into few iterations differs, and only the mean counts it fully");
      case NEVER_STEADY ->
          format(
              ("%d of %d forks never got steady: %s; their scores include warm-up or drift, so warm"
                  + " up longer (-wi, -w)"),
              number(0),
              number(1),
              flag(2)
                  ? "less than a third of their measured iterations are at one level"
                  : "their first and last iterations differ by over 20 %");
      case RELAPSED ->
          say(
              "%d of %d forks were several times slower for some iterations, which do not count:"
                  + " code was compiled again, another program ran, or memory was used for the"
                  + " first time (with --heap jvm)");
      case TWO_SPEEDS -> new SpeedSentences((SpeedReason) arguments.get(0)).text();
      case FORKS_UNBOUND ->
          format(
              ("%d of %d forks could not be bound to the processors of their round, which makes"
                  + " scores less precise%s: %s"),
              number(0),
              number(1),
              flag(2) ? "; most often" : "",
              text(3));
      case LAUNCHES_REPEATED ->
          format(
              ("%d of %d launches were ended from outside and repeated at the end of their rounds,"
                  + " so they count%s; most often: %s"),
              number(0),
              number(1),
              number(2) == 0 ? "" : ", except " + number(2) + " that failed again",
              text(3));
      case REPEATED_ALONE ->
          say(
              "%d of %d forks were repeated at the end of their rounds and measured alone, while"
                  + " the others measured in turns: the ratio may come from that; find out what"
                  + " ends them, or use --interleave forks");
      case LAUNCHES_RETRIED ->
          say(
              "%d of %d launches were measured again by --retry-failed, after their rounds: they"
                  + " count in scores, but in a ratio only where both sides were measured again"
                  + " together");
      case ROUNDS_DISTURBED ->
          say(
              "%d of %d rounds were disturbed: the control workload (ruler), whose true ratio is 1,"
                  + " moved by up to %.0f %%; differences smaller than that may be noise");
      case TIME_STOLEN ->
          say(
              "during %d of %d forks the hypervisor took over 1 %% of the processors' time: another"
                  + " virtual machine on this host was busy, and scores may be too slow");
      case THREAD_PREEMPTED ->
          say(
              "during %d of %d forks the measuring thread lost its processor over 50 times a"
                  + " second: another program or another thread of the fork used it, and scores may"
                  + " be too slow");
      case RULERS_DIED ->
          say(
              "during %d of %d forks no control workload (ruler) was running: it is not known"
                  + " whether the machine disturbed them");
      case OTHER_PROGRAMS ->
          say(
              "during %d of %d forks other programs used over 10 %% of the processors' time: scores"
                  + " may be too slow; close other programs");
      case LOAD_ABOVE_PROCESSORS ->
          say(
              "during %d of %d forks the load was above the %d processors: scores may be too slow;"
                  + " close other programs");

      case PROFILING_FAILED ->
          say(
              "%d of %d profiling forks failed, so its hotspots rest on fewer samples; most often:"
                  + " %s");
      case NOT_PROFILED -> "no hotspots: the budget (--budget) was spent before profiling";
      case FEW_SAMPLES ->
          format(
              "hotspots rest on %,d samples of the %,d wanted: %s; small shares are imprecise",
              number(0),
              number(1),
              number(2) == 0
                  ? "the budget was spent"
                  : number(2) + " profiling forks gave no more");
      case PROFILED_AT_OTHER_SPEED ->
          format(
              ("%d of %d profiling forks took %s times as long as the timing forks: the ns/op of"
                  + " its hotspots may mislead, since they are shares of the profiling forks'"
                  + " samples times the time of the timing forks"),
              number(0),
              number(1),
              factors());

      case BASELINE_REPLACED -> say("the baseline %s is %s here (%s); ratios are relative to %s");
      case NOT_PREPARED ->
          say("could not be prepared on JVM %s, so nothing of it is measured there: %s");
      case NOTHING_MEASURABLE -> "no cell can be measured; see the reason given for each";
      case BUDGET_TOO_SHORT ->
          say(
              "the first rounds alone need about %s, the budget is %s: many ratios will stay"
                  + " undecided; raise --budget");
      case FORKS_ONE_AFTER_THE_OTHER ->
          say(
              "%d forks side by side may need %d MB and %d MB are free: they run one after the"
                  + " other, which is less precise and takes more rounds; measure fewer at once");

      case PROCESSORS_NOT_BOUND ->
          say(
              "--processors %s: forks cannot be bound, so they measure on any processor, which is"
                  + " less precise: %s");
      case PROCESSORS_NOT_ALLOWED ->
          say(
              "--processors %s: accbench may use none of them, so forks measure on any of %s, which"
                  + " is less precise");
      case THREADS_ON_ALL_PROCESSORS ->
          say("-t %d on %d processors: each fork measures on all of them, so none is bound");
      case THREADS_ON_SAME_PROCESSORS ->
          say(
              "-t %d with --processors %s: every round measures on all of these, so differences"
                  + " between processors do not average out");
      case ISOLATED_PROCESSORS ->
          say("forks measure on isolated processors, where other programs do not disturb them: %s");
      case LOADED_MACHINE ->
          say(
              "the load average is %.1f on %d cores, which makes scores slower and less precise;"
                  + " close other programs");
      case ONE_PROCESSOR ->
          "only one core: the compiler and the garbage collector take time from the measured code";
      case LITTLE_MEMORY ->
          say("only %d MB of memory: forks may be killed; give them a smaller heap, --heap 256m");
      case FREQUENCY_GOVERNOR ->
          say(
              "the frequency governor is \"%s\", so the clock rate changes while forks measure; set"
                  + " it to \"performance\"");
      case CPU_QUOTA -> say("a CPU quota of %.1f cores throttles forks in bursts; lift it");
      case JVM_OPTIONS_IN_ENVIRONMENT ->
          say("%s adds \"%s\" to every JVM, including the measured ones; unset it");
      case LOCK_IGNORED ->
          say(
              "other runs may have measured at the same time, since the lock of JMH was ignored:"
                  + " use no number of this run, and unset ACCBENCH_IGNORE_LOCK to measure alone");
      case LITTLE_DISK_SPACE ->
          say("only %d MB are free where %s lies, so the run may fail; make room");
      case DISK_SPACE_UNKNOWN -> say("the free space of %s cannot be read: %s");
      case RESTRICTED_ACCESS ->
          format("%s on JVM %s: %s; %s", text(0), text(1), usualAccess(), deniedAccess());

      case ASSEMBLED_BY_NESTMATE ->
          say(
              "%s: private members without getters or setters are set by a generated nestmate"
                  + " class; MethodHandles.Lookup is therefore loaded before the first operation,"
                  + " which may look faster than it is");
      case GETTER_THROWS -> say("%s throws %s: cells of getters and setters leave it out");
      case GETTER_OF_OTHER_TYPE ->
          say(
              "%s returns another type than the field %s: its field and method cells do different"
                  + " work");
      case GETTER_OF_OTHER_VALUE ->
          say(
              "%s returns another value than the field %s: its field and method cells do different"
                  + " work");
      case SETTER_CHANGES_VALUE ->
          say("%s changes the value that it is given: cells that write leave this setter out");
      case SETTER_REJECTS_VALUE ->
          say(
              "%s rejects the property's present value: %s: cells that write leave this setter"
                  + " out");
      case CONTAINER_REPLACED ->
          say("%s: measured JVMs use another collection class: %s becomes %s");
      case INSTANCE_WITHOUT_PAYLOAD ->
          "no payload: accbench probed an instance of its own, whose values are zero or empty; use"
              + " --payload or --factory to probe a real graph";

      case FRAME_TAKEN -> say("frame %,d of the trace, %s");
      case FRAMES_TAKEN -> say("%,d frames of the trace, each of which represents %.3g to %.3g");
      case BAD_FRAMES_LEFT_OUT ->
          say("bad frames are left out, so sizes and counts lack them: %d, %s");

      case LOCK_REWRITTEN ->
          say(
              "its descriptor has changed since %s was written; the lock is rewritten, and scores"
                  + " may differ from earlier runs: %s");
      case LOCK_NOT_WRITTEN -> say("%s cannot be written: a later run may resolve other versions");
      case STACKS_DIFFER_IN_MORE ->
          say("more than %s differs from stack %s, so a ratio has no single cause: %s");
      case EXECUTIONS_UNKNOWN ->
          say(
              "it cannot tell what code executes the properties, so check that the planned code"
                  + " ran: %s");
      case DOCUMENTS_OF_THEIR_OWN ->
          say(
              "the documents of %s are not JSON: each codec reads its own document, and its result"
                  + " is compared with the object");
      case DOES_NOT_COMPILE -> say("does not compile:\n%s");
      case NULLS_LEFT_OUT ->
          "its document and the baseline's differ in omitted nulls, so they do slightly different"
              + " work";

      case SIDES_ARE_IDENTICAL ->
          say(
              "it runs the same bytes as side %s, so no row is faster or slower: a difference would"
                  + " be chance");
      case SIDES_DIFFER -> say("it differs from side %s in %s: %d files, for example %s");
      case BENCHMARK_OF_SOME_SIDES ->
          say("only side %s has this benchmark, so there is no ratio between sides");
      case SET_UP_EACH_ITERATION ->
          "its state is set up before each iteration, so iterations keep the length that its author"
              + " chose (1 s without one), and a run takes longer";
      case SET_UP_EACH_OPERATION ->
          "its state is set up before each operation, so JMH reads the clock around each operation:"
              + " scores below a microsecond contain that";
      case GROUP_MEASURED_AS_ONE ->
          say("its methods run on %s threads and are measured together, as one operation");
      case FORKED_NONETHELESS ->
          "its annotation asks for no fork; it is measured in forks, as everything else";
      case OTHER_JVM_ANNOTATED ->
          "its annotation asks for another JVM; it is measured on the JVMs of this run (--jvm)";
      case ANNOTATIONS_UNREADABLE ->
          say("its class cannot be loaded, so set-up before each iteration is not known: %s");
      case PROFILERS_WHILE_TIMING ->
          say("%s ran in the timed forks (-prof), so scores contain what that costs");
      case BENCHMARK_PRINTS ->
          say("it prints about %,d bytes a fork, so its score contains the printing");
      case ITERATIONS_TOOK_LONGER ->
          say(
              "its iterations took over four times as long as planned (an operation is longer than"
                  + " an iteration, or the machine is busy), so a fork measured %d instead of %d");

      case JMH_FILE ->
          "a JMH file: its benchmarks were measured one after the other, so changes of the machine"
              + " count as differences";
      case CALIBRATION_USED -> say("made on %s; its margins are in use: %s");
      case CALIBRATION_WITHOUT_MARGIN ->
          say("made on %s; it gives no margin for this run, so the usual margins are in use");
      case CALIBRATED_ON_OTHER_MACHINE ->
          say(
              "calibrated on another machine (%s) than measured (%s), so its margins may not fit;"
                  + " calibrate here");
      case CALIBRATED_WITH_OTHER_JDK ->
          format(
              "was not made with JDK %s (%s %s), so its margins may not fit; calibrate with --jvm"
                  + " %s",
              text(0), text(1), text(2), text(0));
      case CONFIRMATION_ENDED_EARLY ->
          format(
              ("it ended before %s of %d was confirmed or cleared; this is not a pass: run the gate"
                  + " again, with a larger --budget if the budget ended it"),
              Counts.of(number(0), "suspected regression"),
              number(1));
      case NEW_ROW -> "new: nothing to compare with";
      case ROW_NOT_MEASURED_THEN ->
          "new: nothing to compare with; in the stored run "
              + MissingScoreText.of((Cell) arguments.get(0), (CellOutcome) arguments.get(1));
      case ROW_WITHOUT_ALLOCATION_THEN ->
          "new: nothing to compare with; in the stored run allocation was not measured";
      case WAIVER_EXPIRED_REGRESSED ->
          say(
              "the waiver of \"%s\" expired on %s: the regression counts again, and the gate fails;"
                  + " fix the regression, or give a new date");
      case WAIVER_EXPIRED_UNDECIDED ->
          say(
              "the waiver of \"%s\" expired on %s: its undecided rows count again, and the gate"
                  + " fails; give a new date, or remove the waiver");
      case WAIVER_EXPIRED_UNNEEDED ->
          say(
              "the waiver of \"%s\" expired on %s; its rows keep their limits, but the gate fails"
                  + " until you remove the waiver");
      case WAIVER_UNNEEDED ->
          say("the waiver of \"%s\" is not needed: its rows keep their limits; you may remove it");
      case INTERRUPTED ->
          "was interrupted: some rows have fewer rounds than planned, so more of them are"
              + " undecided";
      case STORED_RUN_INTERRUPTED -> "was interrupted: some rows have fewer rounds";
      case MACHINE_UNKNOWN ->
          "one side does not name its machine; if the machines differ, comparing scores says"
              + " nothing about the code";
      case OTHER_MACHINE ->
          say(
              "measured on another machine: %s; ratios are usually similar on both, scores are"
                  + " not");
      case MEASURED_OTHERWISE ->
          "warm-up, iterations or interleaving differ between the two runs, which may explain a"
              + " difference";
      case OTHER_CLASSES ->
          "accbench itself or the user's classes differ between the two runs, which may explain a"
              + " difference";
      case OTHER_BASELINE_LIBRARIES ->
          say(
              "the libraries of the in-run baseline (stack %s) differ between the runs, so a"
                  + " changed ratio may come from the baseline");
    };
  }

  private String say(String pattern) {
    return format(pattern, arguments.toArray());
  }

  private static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
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
    String least = String.format(Locale.ROOT, "%.2f", ((Number) arguments.get(2)).doubleValue());
    String greatest = String.format(Locale.ROOT, "%.2f", ((Number) arguments.get(3)).doubleValue());
    return least.equals(greatest) ? least : least + " to " + greatest;
  }
}
