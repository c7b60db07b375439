package io.accbench.model;

import static io.accbench.model.FindingKind.Severity.DOUBT;
import static io.accbench.model.FindingKind.Severity.INFORMATION;
import static io.accbench.model.FindingKind.Severity.WRONG;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The kinds of findings, each with its sentence: what was found, what it means, what to do, without
 * a full stop. A sentence is a pattern of {@link java.util.Formatter}, and its arguments have the
 * types that the pattern shows: {@code %d} a whole number, {@code %.1f} a fraction, {@code %s} a
 * text. A kind that shows its arguments in other words lists their types, and its comment names
 * them in their order; {@code FindingText} has the words.
 */
public enum FindingKind {
  // ---- a run's numbers ------------------------------------------------------------------------

  /** Forks differ in accbench's own frames: {@code OwnFrameDifference}, shown in words. */
  HARNESS_COMPILED_DIFFERENTLY(WRONG, "%s", Finding.FindingDetail.class),
  /** A verdict turns or is lost after other work of the JVM: {@code Turn}, shown in words. */
  VERDICT_TURNS(WRONG, "%s", Finding.FindingDetail.class),
  /** A verdict is not decided after other work of the JVM: {@code Turn}, shown in words. */
  VERDICT_OPEN_ELSEWHERE(DOUBT, "%s", Finding.FindingDetail.class),
  CELL_FAILED(WRONG, "failed: %s"),
  OTHER_STRATEGY_RAN(
      WRONG,
      "its forks ran %s instead of the planned %s: its score is not that of the planned strategy"),
  OTHER_JVM_RAN(
      WRONG,
      "its forks ran on %s instead of the planned %s: the JVM was replaced during the run or before"
          + " it was resumed, so its scores do not belong to the planned JVM"),
  BLACKHOLES_DIFFER(
      WRONG,
      "forks consume values in different ways (blackhole %s): compare only scores of the same way"),
  /** The baseline has no score: its id, its outcome. */
  BASELINE_WITHOUT_SCORE(
      DOUBT, "no ratios: the baseline %s has no score: %s", String.class, CellOutcome.class),
  UNKNOWN_LAUNCHES(DOUBT, "launches (%d) belong to no cell of the plan: they count in no score"),
  TOO_FEW_ROUNDS(
      DOUBT,
      "only %d of the %d rounds that an interval needs, so there is no verdict: run more (%s"
          + " %2$d)"),
  FORKS_FAILED(DOUBT, "%d of %d forks failed and do not count in the score; most often: %s"),
  ROUNDS_MEASURED_TWICE(
      DOUBT, "rounds (%d) were measured twice; only the first result of each counts"),
  SOME_FORKS_ALLOCATE(
      DOUBT,
      "some forks allocate less than 1 B/op, others more: where they are compared, less counts as 1"
          + " B/op"),
  AT_FLOOR(
      DOUBT,
      "%.2f ns/op is at the floor (the time of the empty benchmark, or 1 ns): it is too short to"
          + " measure, so no ratio is made with it"),
  MAY_BE_AT_FLOOR(
      DOUBT,
      "%.2f ns/op is what an empty benchmark takes, unless its method has @OperationsPerInvocation,"
          + " which was not recorded: without that annotation this score and its ratios say"
          + " nothing; measure it with accbench run --jmh, which knows"),
  NO_COMMON_ROUND(DOUBT, "no ratio: no round measured both it and the baseline"),
  MEANS_DISAGREE(
      DOUBT,
      "the plain mean (%.3f) and the trimmed mean (%.3f) of the ratio disagree beyond their"
          + " intervals: some forks behave differently, so do not rely on this ratio before you"
          + " look at samples.csv"),
  STATISTICS_DISAGREE(
      DOUBT,
      "the ratio by %s is %.3f, by the mean %.3f, beyond their intervals: work that falls into few"
          + " iterations differs, and only the mean counts it fully"),
  /** Forks drift: how many, of how many, whether levels were searched for. */
  NEVER_STEADY(
      DOUBT,
      "%d of %d forks never got steady: %s; their scores include warm-up or drift, so warm up"
          + " longer (-wi, -w)",
      Long.class,
      Long.class,
      Boolean.class),
  RELAPSED(
      DOUBT,
      "%d of %d forks took 1.8 times as long or longer for some iterations, which do not count:"
          + " code was compiled again, another program ran, or memory was used for the first time"
          + " (where the JVM chooses its heap)"),
  /** Forks ran at two speeds: {@code SpeedReason}, shown in words. */
  TWO_SPEEDS(DOUBT, "%s", Finding.FindingDetail.class),
  /** What a pollution changed in compiled code: {@code PollutedCode}, shown in words. */
  POLLUTED_CODE(INFORMATION, "%s", Finding.FindingDetail.class),
  /**
   * Code was left again and again: forks, of how many, the place as {@link LeftCode}, most times in
   * a fork.
   */
  DEOPTIMIZATION_STORM(
      DOUBT,
      "in %d of %d forks compiled code was left again and again while it was measured, up to %4$d"
          + " times, in %3$s: what it assumes does not hold, so its score contains interpreted"
          + " code",
      Long.class,
      Long.class,
      LeftCode.class,
      Long.class),
  /** Forks were not bound: how many, of how many, whether reasons differ, the commonest. */
  FORKS_UNBOUND(
      DOUBT,
      "%d of %d forks could not be bound to the processors of their round, which makes scores less"
          + " precise%s: %s",
      Long.class,
      Long.class,
      Boolean.class,
      String.class),
  /** Launches were ended from outside: how many, of how many, failed again, the cause. */
  LAUNCHES_REPEATED(
      DOUBT,
      "%d of %d launches were ended from outside and repeated at the end of their rounds, so they"
          + " count%s; most often: %s",
      Long.class,
      Long.class,
      Long.class,
      String.class),
  REPEATED_ALONE(
      DOUBT,
      "%d of %d forks were repeated at the end of their rounds and measured alone, while the others"
          + " measured in turns: the ratio may come from that; find out what ends them, or use"
          + " --interleave forks"),
  LAUNCHES_RETRIED(
      DOUBT,
      "%d of %d launches were measured again by --retry-failed, after their rounds: they count in"
          + " scores, but in a ratio only where both sides were measured again together"),
  ROUNDS_DISTURBED(
      DOUBT,
      "%d of %d rounds were disturbed: the control workload (ruler), whose true ratio is 1, moved"
          + " by up to %.0f %%; differences smaller than that may be noise"),
  TIME_STOLEN(
      DOUBT,
      "during %d of %d forks the hypervisor took over 1 %% of the processors' time: another virtual"
          + " machine on this host was busy, and scores may be too slow"),
  PROCESSOR_SLOWED(
      DOUBT,
      "during %d of %d forks arithmetic took over 20 %% longer than beside the fastest tenth, as it"
          + " does beside another virtual machine on the same core, or at a lower clock rate:"
          + " scores may be too slow, and ratios need more rounds"),
  THREAD_PREEMPTED(
      DOUBT,
      "during %d of %d forks the measuring thread lost its processor over 50 times a second:"
          + " another program or another thread of the fork used it, and scores may be too slow"),
  RULERS_DIED(
      DOUBT,
      "during %d of %d forks no control workload (ruler) was running: it is not known whether the"
          + " machine disturbed them"),
  OTHER_PROGRAMS(
      DOUBT,
      "during %d of %d forks other programs used over 10 %% of the processors' time: scores may be"
          + " too slow; close other programs"),
  LOAD_ABOVE_PROCESSORS(
      DOUBT,
      "during %d of %d forks the load was above the %d processors: scores may be too slow; close"
          + " other programs"),

  // ---- hotspots -------------------------------------------------------------------------------

  PROFILING_FAILED(
      DOUBT,
      "%d of %d profiling forks failed, so its hotspots rest on fewer samples; most often: %s"),
  NOT_PROFILED(DOUBT, "no hotspots: the budget (--budget) was spent before profiling"),
  /** Few samples: how many, how many were wanted, the forks where more were not allowed or 0. */
  FEW_SAMPLES(
      DOUBT,
      "hotspots rest on %,d samples of the %,d wanted: %s; small shares are imprecise",
      Long.class,
      Long.class,
      Long.class),
  /** Profiling forks ran at another speed: how many, of how many, least factor, greatest. */
  PROFILED_AT_OTHER_SPEED(
      DOUBT,
      "%d of %d profiling forks took %s times as long as the timing forks: the ns/op of its"
          + " hotspots may mislead, since they are shares of the profiling forks' samples times the"
          + " time of the timing forks",
      Long.class,
      Long.class,
      Double.class,
      Double.class),

  // ---- recordings -----------------------------------------------------------------------------

  NO_METHODS(DOUBT, "no methods: no %s in it that counts; record with settings=profile"),
  /**
   * Recordings hold few samples: how many, how many they should hold, whether shares are rough,
   * their noun.
   */
  RECORDED_TOO_SHORT(
      DOUBT,
      "%s; record longer, or give more recordings, until there are %d",
      Long.class,
      Long.class,
      Boolean.class,
      String.class),
  /** Samples have no stack: how many. */
  SAMPLES_WITHOUT_STACK(DOUBT, "%s no stack and %s not counted", Long.class),
  STACKS_CUT_OFF(
      DOUBT,
      "stacks (%d) are cut off at the root, so totals are too low; record with"
          + " -XX:FlightRecorderOptions:stackdepth=256"),
  SAMPLES_LOST(DOUBT, "%s: samples (%d) were lost, so counts are too low"),
  EVENTS_LOST(DOUBT, "%s: %d bytes of events were lost, so counts are too low"),
  /** The recordings lack some figures: names of tables in capitals, separated by blanks. */
  NOT_RECORDED(
      INFORMATION,
      "nothing is known of %s: the recordings show no such events, nor that they were enabled"),
  OTHER_SAMPLES(INFORMATION, "it has %2$d events %1$s: --event %1$s shows their stacks"),
  INLINING_UNKNOWN(
      DOUBT,
      "calls that were not inlined are missing for %d of %d compilations; record with"
          + " jdk.Compilation#threshold=0ms"),
  JVMS_ADDED_UP(DOUBT, "samples of different JVMs are added up, so shares mix them: %s"),
  COMPILED_LATE(
      DOUBT,
      "%.0f methods a second were compiled by the last tier in the second half: the program had not"
          + " warmed up, so earlier samples are of slower code"),
  RECORDING_DAMAGED(DOUBT, "incomplete: %s, byte %d: %s"),
  NO_MEASURED_ITERATION(
      DOUBT, "%s: no measured iteration ended in it, so the whole recording counts"),
  ONLY_MEASURED_ITERATIONS(
      INFORMATION,
      "%s: only its %d measured iterations count (for compilations all of it); --from 0s counts"
          + " everything"),
  SAMPLER_MISSING(DOUBT, "%s: no %s in it that counts"),
  SAMPLER_LEFT_OUT(
      DOUBT,
      "%s: no %s in it that counts; its %s are left out, since different samplers are never added"
          + " up; show the file alone"),
  NO_SAMPLES_TO_COMPARE(WRONG, "no samples of %s to compare"),
  DIFFERENT_JVMS(DOUBT, "different JVM: %s, then %s"),
  DIFFERENT_COLLECTORS(DOUBT, "different collectors: %s, then %s"),
  DIFFERENT_SAMPLERS(DOUBT, "different sampler: %s, then %s"),
  RUNS_NOT_SIDE_BY_SIDE(
      DOUBT,
      "of two runs, whose forks did not run side by side: changes of the machine between them also"
          + " count as moved"),
  DIFFERENT_MACHINES(DOUBT, "of two machines: %s, then %s"),
  DIFFERENT_PAYLOADS(DOUBT, "the payload of %s differs, so what moved may come from the payload"),

  // ---- gains ----------------------------------------------------------------------------------

  NOTHING_RECORDED(
      WRONG,
      "nothing that the run measured is in the recording, whose samples are mostly in %s: it may be"
          + " of another program; or give --entry the methods that count"),
  NO_DECIDED_RATIO(DOUBT, "no ratio of the run is decided, so gains are ranges that may hold 0"),
  PROCESSOR_TIME_UNKNOWN(
      DOUBT,
      "shares are of the Java code that was sampled: how much of the process's CPU time that is,"
          + " the recording does not show (jdk.CPULoad and jdk.ThreadCPULoad of more than 20 s);"
          + " garbage collectors, JIT compilers and the kernel take the rest, so the process saves"
          + " less"),
  SHARE_IMPRECISE(
      DOUBT,
      "its share is known to ±%.0f %% of itself only: about %,d min more of such a recording"
          + " would tell it to ±25 %%"),
  SHARE_NOT_SEEN(
      DOUBT,
      "no sample, or hardly one, is of it, but its share may be up to %.0f %%, since samples are"
          + " few: about %,d min more of such a recording would tell it to 2 %%"),
  /** The program ran other versions than the ratios are from: those, these. */
  OTHER_VERSION_RECORDED(
      DOUBT,
      "the program ran %s, and the ratios start from %s: measure with the program's version as the"
          + " baseline"),
  OTHER_JVM_RECORDED(
      DOUBT,
      "recorded on JVM %s and measured on JVM %s, where ratios may be others: use --jvm %1$s"),
  GAIN_IN_CLEAN_JVM(
      DOUBT,
      "the ratios are of JVMs that did nothing else, and a program's JVM has done more: measure"
          + " with --pollution none,application"),
  PART_NOT_RECORDED(DOUBT, "ratios are left out, since the recording shows nothing of it: %d"),
  PART_UNKNOWN(
      DOUBT,
      "ratios are left out, since no frame tells that a program does it: %d; give --entry the"
          + " methods that the program calls for it"),
  BENCHMARK_NOT_PROFILED(
      DOUBT,
      "ratios are left out, since it is not known what it calls: %d; give --entry, or measure with"
          + " --hotspots"),
  NO_USABLE_RATIO(
      INFORMATION,
      "ratios are left out that have too few rounds, are at the floor, or compare the same code:"
          + " %d"),
  START_UP_WITHOUT_SHARE(
      INFORMATION,
      "ratios of start-up (single shot) are left out, since it has no share of a program that runs:"
          + " %d"),
  GAIN_OF_PAYLOAD(
      INFORMATION,
      "the ratios are of the payload %s; with other documents, ratio and gain are others. With"
          + " --hotspots the run shows what it does, beside what the application does"),
  PAYLOADS_DIFFER(
      DOUBT,
      "%.0f %% of its time is in other methods than the run measured, so its documents are other"
          + " ones: measure with a payload of the application"),
  ENTRY_OF_OTHER_DIRECTION(
      INFORMATION, "ratios of it are left out, since --entry names the other direction: %d"),
  GAIN_IS_PROCESSOR_TIME(
      INFORMATION,
      "a gain is CPU time, not latency: what waits for locks, disks, the network or another program"
          + " gets no faster by it"),
  GAIN_OF_INLINED_CODE(
      INFORMATION,
      "code that the JIT compiler inlined is told apart by its debug information, which has gaps:"
          + " a sample may count for the method around the one that ran; record with"
          + " -XX:+UnlockDiagnosticVMOptions -XX:+DebugNonSafepoints to have fewer"),

  // ---- a plan ---------------------------------------------------------------------------------

  BASELINE_REPLACED(DOUBT, "the baseline %s is %s here (%s); ratios are relative to %s"),
  NOT_PREPARED(WRONG, "could not be prepared on JVM %s, so nothing of it is measured there: %s"),
  NOTHING_MEASURABLE(WRONG, "no cell can be measured; see the reason given for each"),
  BUDGET_TOO_SHORT(
      DOUBT,
      "the first rounds alone need about %s, the budget is %s: many ratios will stay undecided;"
          + " raise --budget"),
  FORKS_ONE_AFTER_THE_OTHER(
      DOUBT,
      "%d forks side by side may need %d MB and %d MB are free: they run one after the other, which"
          + " is less precise and takes more rounds; name fewer cells for a table, or a smaller"
          + " --heap"),

  // ---- the machine ----------------------------------------------------------------------------

  PROCESSORS_NOT_BOUND(
      DOUBT,
      "--processors %s: forks cannot be bound, so they measure on any processor, which is less"
          + " precise: %s"),
  PROCESSORS_NOT_ALLOWED(
      DOUBT,
      "--processors %s: accbench may use none of them, so forks measure on any of %s, which is less"
          + " precise"),
  THREADS_ON_ALL_PROCESSORS(
      INFORMATION, "-t %d on %d processors: each fork measures on all of them, so none is bound"),
  MORE_THREADS_THAN_PROCESSORS(
      DOUBT,
      "more measuring threads (-t %d) than processors (%d): they take turns, so the time of an"
          + " operation contains the wait for a processor, and a ratio of threads does not show"
          + " what they share"),
  THREADS_ON_SAME_PROCESSORS(
      INFORMATION,
      "-t %d with --processors %s: every round measures on all of these, so differences between"
          + " processors do not average out"),
  ISOLATED_PROCESSORS(
      INFORMATION,
      "forks measure on isolated processors, where other programs do not disturb them: %s"),
  LOADED_MACHINE(
      DOUBT,
      "the load average is %.1f on %d cores, which makes scores slower and less precise; close"
          + " other programs"),
  CHANGING_SPEED(
      DOUBT,
      "the same arithmetic took %.1f times as long at times within a second, as it does beside"
          + " another virtual machine on the same core, or at a lower clock rate: take more rounds,"
          + " or another machine"),
  ONE_PROCESSOR(
      DOUBT,
      "only one core: the compiler and the garbage collector take time from the measured code"),
  LITTLE_MEMORY(
      DOUBT, "only %d MB of memory: forks may be killed; give them a smaller heap, --heap 256m"),
  FREQUENCY_GOVERNOR(
      DOUBT,
      "the frequency governor is \"%s\", so the clock rate changes while forks measure; set it to"
          + " \"performance\""),
  CPU_QUOTA(DOUBT, "a CPU quota of %.1f cores throttles forks in bursts; lift it"),
  JVM_OPTIONS_IN_ENVIRONMENT(
      DOUBT, "%s adds \"%s\" to every JVM, including the measured ones; unset it"),
  JVM_WARNS(DOUBT, "it warns, so its flags may not do what they say: %s"),
  HEAP_OF_ONE_JVM(
      INFORMATION,
      "its flags give it a heap of its own instead of that of the others, so a difference may come"
          + " from the heap"),
  LOCK_IGNORED(
      DOUBT,
      "other runs may have measured at the same time, since the lock of JMH was ignored: use no"
          + " number of this run, and unset ACCBENCH_IGNORE_LOCK to measure alone"),
  LITTLE_DISK_SPACE(DOUBT, "only %d MB are free where %s lies, so the run may fail; make room"),
  DISK_SPACE_UNKNOWN(DOUBT, "the free space of %s cannot be read: %s"),
  /**
   * A JVM handles a restricted access in its own way: what is accessed, the JVM, what works, the
   * failure, the warning. Then the flag that denies it, whether the JVM knows the flag, the failure
   * with the flag. A failure or warning that does not occur is an empty text.
   */
  RESTRICTED_ACCESS(
      INFORMATION,
      "%s on JVM %s: %s; %s",
      String.class,
      String.class,
      String.class,
      String.class,
      String.class,
      String.class,
      Boolean.class,
      String.class),

  // ---- fixtures -------------------------------------------------------------------------------

  ASSEMBLED_BY_NESTMATE(
      INFORMATION,
      "%s: private members without getters or setters are set by a generated nestmate class;"
          + " MethodHandles.Lookup is therefore loaded before the first operation, which may look"
          + " faster than it is"),
  CONSTRUCTOR_THROWS(
      INFORMATION,
      "class %s: its constructor without arguments throws %s, so another one makes it, or none"),
  PACKAGE_TAKES_NO_CLASS(
      INFORMATION,
      "package %s is of a signed or sealed jar and takes no other class: the strategy direct and"
          + " the code that makes the graph are nestmate classes; MethodHandles.Lookup is therefore"
          + " loaded before the first operation, which may look faster than it is"),
  GETTER_THROWS(DOUBT, "class %s: cells of getters and setters leave out getters that throw: %s"),
  GETTER_NOT_REPEATABLE(
      DOUBT,
      "class %s: cells of getters and setters leave out getters that return another value at each"
          + " call or for an equal bean, since forks could not be compared: %s"),
  GETTER_CHANGES_BEAN(
      DOUBT, "class %s: cells of getters and setters leave out getters that change the bean: %s"),
  GETTER_OF_OTHER_TYPE(
      DOUBT,
      "class %s: field and method cells do different work where a getter returns another type than"
          + " its field: %s"),
  GETTER_OF_OTHER_VALUE(
      DOUBT,
      "class %s: field and method cells do different work where a getter returns another value than"
          + " its field: %s"),
  SECOND_GETTER(INFORMATION, "class %s: a property has one getter, so others are left out: %s"),
  GETTER_IN_LOWER_CASE(
      INFORMATION,
      "class %s: no getters, since a lower-case letter follows and there is neither a field nor a"
          + " setter of that name: %s"),
  GETTER_OF_FRAMEWORK(INFORMATION, "class %s: what its framework declares is no property: %s"),
  SETTER_OF_OTHER_TYPE(
      DOUBT,
      "class %s: cells that write leave out setters that do not take what the getter returns: %s"),
  SETTER_CHANGES_VALUE(
      DOUBT,
      "class %s: cells that write leave out setters that change the value that they are given: %s"),
  SETTER_CHANGES_BEAN(
      DOUBT, "class %s: cells that write leave out setters that change another property, too: %s"),
  SETTER_REJECTS_VALUE(
      DOUBT, "class %s: cells that write leave out setters that reject the present value: %s"),
  CONTAINER_REPLACED(DOUBT, "%s: measured JVMs use another collection class: %s becomes %s"),
  FIELDS_OF_CONTAINER(
      DOUBT,
      "%s is a collection or map with fields of its own (%s): they are not measured, and in a copy"
          + " it is of class %s"),
  STATE_NOT_HANDED_OVER(
      DOUBT,
      "%s is no property, so its value is lost on the way to measured JVMs: what a getter or a"
          + " library makes of it differs there; build the graph with --factory"),
  OPAQUE_VALUES(
      INFORMATION,
      "%s: lambdas, proxies and other objects whose content cannot be known count in proofs by"
          + " their presence alone"),
  INSTANCE_WITHOUT_PAYLOAD(
      INFORMATION,
      "no payload: accbench probed an instance of its own, whose values are zero or empty; use"
          + " --payload or --factory to probe a real graph"),
  FRAME_TAKEN(INFORMATION, "the payload is frame %,d of the trace, %s"),
  FRAMES_TAKEN(
      INFORMATION,
      "the payload is %,d frames of the trace, each of which represents %.3g to %.3g frames"),
  BAD_FRAMES_LEFT_OUT(DOUBT, "bad frames are left out, so sizes and counts lack them: %d, %s"),

  // ---- libraries ------------------------------------------------------------------------------

  LOCK_REWRITTEN(
      DOUBT,
      "its descriptor has changed since %s was written; the lock is rewritten, and scores may"
          + " differ from earlier runs: %s"),
  LOCK_NOT_WRITTEN(DOUBT, "%s cannot be written: a later run may resolve other versions"),
  STACKS_DIFFER_IN_MORE(
      DOUBT, "more than %s differs from stack %s, so a ratio has no single cause: %s"),
  EXECUTIONS_UNKNOWN(
      DOUBT,
      "it cannot tell what code executes the properties, so check that the planned code ran: %s"),
  DOCUMENTS_OF_THEIR_OWN(
      INFORMATION,
      "the documents of %s are not JSON: each codec reads its own document, and its result is"
          + " compared with the object"),
  DOES_NOT_COMPILE(WRONG, "does not compile:\n%s"),
  NULLS_LEFT_OUT(
      DOUBT,
      "its document and the baseline's differ in omitted nulls, so they do slightly different"
          + " work"),
  /** Polluted forks leave something out: what, and why the first of it is left out. */
  POLLUTION_LEFT_OUT(INFORMATION, "its polluted forks leave out %s: %s"),

  // ---- benchmarks of others -------------------------------------------------------------------

  SIDES_ARE_IDENTICAL(
      INFORMATION,
      "it runs the same bytes as side %s, so no row is faster or slower: a difference would be"
          + " chance"),
  SIDES_DIFFER(INFORMATION, "it differs from side %s in %s: %d files, for example %s"),
  BENCHMARK_OF_SOME_SIDES(
      DOUBT, "only side %s has this benchmark, so there is no ratio between sides"),
  SET_UP_EACH_ITERATION(
      INFORMATION,
      "its state is set up before each iteration, so iterations keep the length that its author"
          + " chose (1 s without one), and a run takes longer"),
  SET_UP_EACH_OPERATION(
      DOUBT,
      "its state is set up before each operation, so JMH reads the clock around each operation:"
          + " scores below a microsecond contain that"),
  GROUP_MEASURED_AS_ONE(
      INFORMATION, "its methods run on %s threads and are measured together, as one operation"),
  FORKED_NONETHELESS(
      INFORMATION, "its annotation asks for no fork; it is measured in forks, as everything else"),
  OTHER_JVM_ANNOTATED(
      DOUBT, "its annotation asks for another JVM; it is measured on the JVMs of this run (--jvm)"),
  ANNOTATIONS_UNREADABLE(
      DOUBT, "its class cannot be loaded, so set-up before each iteration is not known: %s"),
  PROFILERS_WHILE_TIMING(
      DOUBT, "%s ran in the timed forks (-prof), so scores contain what that costs"),
  BENCHMARK_PRINTS(DOUBT, "it prints about %,d bytes a fork, so its score contains the printing"),
  ITERATIONS_TOOK_LONGER(
      INFORMATION,
      "its iterations took over four times as long as planned (an operation is longer than an"
          + " iteration, or the machine is busy), so a fork measured %d instead of %d"),

  // ---- gates and comparisons ------------------------------------------------------------------

  JMH_FILE(
      INFORMATION,
      "a JMH file: its benchmarks were measured one after the other, so changes of the machine"
          + " count as differences"),
  JMH_ALLOCATION(DOUBT, "its allocation in the JMH file is left out: %s"),
  CALIBRATION_USED(INFORMATION, "made on %s; its margins are in use: %s"),
  CALIBRATION_WITHOUT_MARGIN(
      DOUBT, "made on %s; it gives no margin for this run, so the usual margins are in use"),
  CALIBRATED_ON_OTHER_MACHINE(
      DOUBT,
      "calibrated on another machine (%s) than measured (%s), so its margins may not fit; calibrate"
          + " here"),
  CALIBRATED_WITH_OTHER_JDK(
      DOUBT,
      "was not made with JDK %s (%s %s), so its margins may not fit; calibrate with the same"
          + " --jvm"),
  /** Suspects stayed open: how many, of how many. */
  CONFIRMATION_ENDED_EARLY(
      DOUBT,
      "it ended before %s of %d was confirmed or cleared; this is not a pass: run the gate again,"
          + " with a larger --budget if the budget ended it",
      Long.class,
      Long.class),
  /** A row is not in the stored run: the row's cells, which name it. */
  NEW_ROW(INFORMATION, "new: nothing to compare with", Finding.FindingDetail.class),
  /**
   * A row was not measured in the stored run: the cell without a score, its outcome, the row's
   * cells.
   */
  ROW_NOT_MEASURED_THEN(
      INFORMATION,
      "new: nothing to compare with; in the stored run %s",
      Cell.class,
      CellOutcome.class,
      Finding.FindingDetail.class),
  /** The allocation of a row was not measured in the stored run: the row's cells. */
  ROW_WITHOUT_ALLOCATION_THEN(
      INFORMATION,
      "new: nothing to compare with; in the stored run allocation was not measured",
      Finding.FindingDetail.class),
  WAIVER_EXPIRED_REGRESSED(
      WRONG,
      "the waiver of \"%s\" expired on %s: the regression counts again, and the gate fails; fix the"
          + " regression, or give a new date"),
  WAIVER_EXPIRED_UNDECIDED(
      WRONG,
      "the waiver of \"%s\" expired on %s: its undecided rows count again, and the gate fails; give"
          + " a new date, or remove the waiver"),
  WAIVER_EXPIRED_UNNEEDED(
      WRONG,
      "the waiver of \"%s\" expired on %s; its rows keep their limits, but the gate fails until you"
          + " remove the waiver"),
  WAIVER_UNNEEDED(
      INFORMATION,
      "the waiver of \"%s\" is not needed: its rows keep their limits; you may remove it"),
  INTERRUPTED(
      DOUBT,
      "was interrupted: some rows have fewer rounds than planned, so more of them are undecided"),
  STORED_RUN_INTERRUPTED(DOUBT, "was interrupted: some rows have fewer rounds"),
  MACHINE_UNKNOWN(
      DOUBT,
      "one side does not name its machine; if the machines differ, comparing scores says nothing"
          + " about the code"),
  OTHER_MACHINE(
      DOUBT, "measured on another machine: %s; ratios are usually similar on both, scores are not"),
  MEASURED_OTHERWISE(
      DOUBT,
      "warm-up, iterations or interleaving differ between the two runs, which may explain a"
          + " difference"),
  OTHER_CLASSES(
      DOUBT,
      "accbench itself or the user's classes differ between the two runs, which may explain a"
          + " difference"),
  OTHER_BASELINE_LIBRARIES(
      DOUBT,
      "the libraries of the in-run baseline (stack %s) differ between the runs, so a changed ratio"
          + " may come from the baseline");

  private final Severity severity;
  private final String sentence;
  private final List<Class<?>> types;

  FindingKind(Severity severity, String sentence, Class<?>... types) {
    this.severity = severity;
    this.sentence = sentence;
    this.types = types.length > 0 ? List.of(types) : Specifier.types(sentence);
  }

  /** Returns how grave findings of this kind are. */
  public Severity severity() {
    return severity;
  }

  /** Returns the pattern of the sentence. */
  public String sentence() {
    return sentence;
  }

  /**
   * Returns the arguments of a finding of this kind, with whole numbers as {@code Long}.
   *
   * @throws IllegalArgumentException if their number or their types are not those of the sentence
   */
  List<Object> typed(List<?> arguments) {
    List<Object> typed = new ArrayList<>();
    for (Object argument : arguments) {
      typed.add(argument instanceof Integer number ? (Object) number.longValue() : argument);
    }
    boolean fit = typed.size() == types.size();
    for (int i = 0; fit && i < types.size(); i++) {
      fit = types.get(i).isInstance(typed.get(i)) && describes(typed.get(i));
    }
    if (!fit) {
      throw new IllegalArgumentException(
          "a finding %s has the arguments %s, not %s"
              .formatted(this, types.stream().map(Class::getSimpleName).toList(), arguments));
    }
    return List.copyOf(typed);
  }

  private boolean describes(Object argument) {
    return !(argument instanceof Finding.FindingDetail detail) || detail.describes(this);
  }

  /** The places of a pattern where arguments are shown. */
  private static final class Specifier {
    private static final Pattern PLACE = Pattern.compile("%(\\d+\\$)?[,.\\d]*([sdfg])");

    /** Returns the types of a pattern's arguments; an argument may be shown at several places. */
    private static List<Class<?>> types(String pattern) {
      Map<Integer, Class<?>> types = new TreeMap<>();
      int next = 1;
      for (Matcher place = PLACE.matcher(pattern); place.find(); ) {
        Class<?> type =
            switch (place.group(2)) {
              case "s" -> String.class;
              case "d" -> Long.class;
              default -> Double.class;
            };
        String index = place.group(1);
        types.put(index == null ? next++ : Integer.parseInt(index.replace("$", "")), type);
      }
      return List.copyOf(types.values());
    }
  }

  /** The severities of findings, the gravest last. */
  public enum Severity {
    /** It explains a number and takes nothing away from it. */
    INFORMATION,
    /** A conclusion may be wrong, or cannot be drawn. */
    DOUBT,
    /** A number must not be used, or is missing. */
    WRONG
  }
}
