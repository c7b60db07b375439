package io.accbench.model;

/**
 * The kinds of findings. The comment of each says what was found and, after the colon, names the
 * arguments of its sentence in their order.
 */
public enum FindingKind {
  // ---- a run's numbers ------------------------------------------------------------------------

  /** Forks differ in accbench's own frames: {@code OwnFrameDifference}. */
  HARNESS_COMPILED_DIFFERENTLY(Severity.WRONG),
  /** A cell has no score: the cause. */
  CELL_FAILED(Severity.WRONG),
  /** Forks ran another strategy than planned: the one they ran, the planned one. */
  OTHER_STRATEGY_RAN(Severity.WRONG),
  /** Forks ran on another JVM than planned: the version they ran on, the planned one. */
  OTHER_JVM_RAN(Severity.WRONG),
  /** Forks of a block consume values differently: the ways, joined. */
  BLACKHOLES_DIFFER(Severity.WRONG),
  /** The baseline has no score: its id, its {@code CellOutcome}. */
  BASELINE_WITHOUT_SCORE(Severity.DOUBT),
  /** Launches of no cell: how many. */
  UNKNOWN_LAUNCHES(Severity.DOUBT),
  /** Too few rounds for an interval: the fewest, the needed, the option that sets them. */
  TOO_FEW_ROUNDS(Severity.DOUBT),
  /** Some forks of a cell failed: how many, of how many, the most common cause. */
  FORKS_FAILED(Severity.DOUBT),
  /** Rounds have two launches of a cell: how many. */
  ROUNDS_MEASURED_TWICE(Severity.DOUBT),
  /** Some forks of a cell allocate, others do not. */
  SOME_FORKS_ALLOCATE(Severity.DOUBT),
  /** The time is at the floor: ns/op. */
  AT_FLOOR(Severity.DOUBT),
  /** The time is at the floor, unless an invocation does many operations: ns/op. */
  MAY_BE_AT_FLOOR(Severity.DOUBT),
  /** No round has both sides of a ratio. */
  NO_COMMON_ROUND(Severity.DOUBT),
  /** Means of a ratio disagree: the plain one, the trimmed one. */
  MEANS_DISAGREE(Severity.DOUBT),
  /** Ratios by two statistics of a fork disagree: the statistic, its ratio, that of the mean. */
  STATISTICS_DISAGREE(Severity.DOUBT),
  /** Forks drift: how many, of how many, whether levels were searched for. */
  NEVER_STEADY(Severity.DOUBT),
  /** Forks were slow for some iterations: how many, of how many. */
  RELAPSED(Severity.DOUBT),
  /** Forks ran at two speeds: {@code SpeedReason}. */
  TWO_SPEEDS(Severity.DOUBT),
  /** Forks were not bound: how many, of how many, whether reasons differ, the commonest. */
  FORKS_UNBOUND(Severity.DOUBT),
  /** Launches were ended from outside: how many, of how many, failed again, the cause. */
  LAUNCHES_REPEATED(Severity.DOUBT),
  /** Many forks of a cell measured alone: how many, of how many. */
  REPEATED_ALONE(Severity.DOUBT),
  /** Launches were measured in another session: how many, of how many. */
  LAUNCHES_RETRIED(Severity.DOUBT),
  /** A control workload moved: in how many rounds, of how many, by how much, in percent. */
  ROUNDS_DISTURBED(Severity.DOUBT),
  /** Another virtual machine was busy: next to how many forks, of how many. */
  TIME_STOLEN(Severity.DOUBT),
  /** The measuring thread shared its processor: in how many forks, of how many. */
  THREAD_PREEMPTED(Severity.DOUBT),
  /** The control workloads had died: next to how many forks, of how many. */
  RULERS_DIED(Severity.DOUBT),
  /** Other programs ran: next to how many forks, of how many. */
  OTHER_PROGRAMS(Severity.DOUBT),
  /** The load was above the processors: next to how many forks, of how many, the processors. */
  LOAD_ABOVE_PROCESSORS(Severity.DOUBT),

  // ---- hotspots -------------------------------------------------------------------------------

  /** Profiling forks failed: how many, of how many, the most common cause. */
  PROFILING_FAILED(Severity.DOUBT),
  /** No profiling fork ran, because the budget was spent. */
  NOT_PROFILED(Severity.DOUBT),
  /** Few samples: how many, how many were wanted, the forks where more were not allowed or 0. */
  FEW_SAMPLES(Severity.DOUBT),
  /** Profiling forks ran at another speed: how many, of how many, least factor, greatest. */
  PROFILED_AT_OTHER_SPEED(Severity.DOUBT),

  // ---- recordings -----------------------------------------------------------------------------

  /** Nothing in the recordings counts: the sampler. */
  NO_METHODS(Severity.DOUBT),
  /**
   * Recordings hold few samples: how many, how many they should hold, whether shares are rough,
   * their noun.
   */
  RECORDED_TOO_SHORT(Severity.DOUBT),
  /** Samples have no stack: how many. */
  SAMPLES_WITHOUT_STACK(Severity.DOUBT),
  /** Stacks are cut off at the root: how many. */
  STACKS_CUT_OFF(Severity.DOUBT),
  /** Samples were lost: the type of the event that says so, how many. */
  SAMPLES_LOST(Severity.DOUBT),
  /** Events of all kinds were lost: the type of the event that says so, bytes. */
  EVENTS_LOST(Severity.DOUBT),
  /** The recordings lack some figures: names of tables in capitals, separated by blanks. */
  NOT_RECORDED(Severity.INFORMATION),
  /** Stacks of another type could be counted: the type, how many events. */
  OTHER_SAMPLES(Severity.INFORMATION),
  /** Decisions on inlining are unknown: of how many compilations, of how many. */
  INLINING_UNKNOWN(Severity.DOUBT),
  /** Samples of several JVMs are added up: the JVMs, joined. */
  JVMS_ADDED_UP(Severity.DOUBT),
  /** The program had not warmed up: the methods compiled by the last tier in a second. */
  COMPILED_LATE(Severity.DOUBT),
  /** A part of a recording cannot be read: the file, the byte, the reason. */
  RECORDING_DAMAGED(Severity.DOUBT),
  /** No measured iteration ended in a recording: the file. */
  NO_MEASURED_ITERATION(Severity.DOUBT),
  /** Only the measured iterations of a recording count: the file, how many. */
  ONLY_MEASURED_ITERATIONS(Severity.INFORMATION),
  /** A recording has no samples of the sampler that counts: the file, the sampler. */
  SAMPLER_MISSING(Severity.DOUBT),
  /** A recording has samples of another sampler: the file, the one that counts, those it has. */
  SAMPLER_LEFT_OUT(Severity.DOUBT),
  /** A side of a difference has no samples: the sampler. */
  NO_SAMPLES_TO_COMPARE(Severity.WRONG),
  /** Sides were recorded on different JVMs: those before, those after. */
  DIFFERENT_JVMS(Severity.DOUBT),
  /** Sides were recorded with different garbage collectors: those before, those after. */
  DIFFERENT_COLLECTORS(Severity.DOUBT),
  /** Sides were sampled in different ways: the sampler before, the one after. */
  DIFFERENT_SAMPLERS(Severity.DOUBT),
  /** The forks of two runs did not run side by side. */
  RUNS_NOT_SIDE_BY_SIDE(Severity.DOUBT),
  /** Two runs were measured on two machines: the first, the second. */
  DIFFERENT_MACHINES(Severity.DOUBT),
  /** Two runs had different payloads: the fixture. */
  DIFFERENT_PAYLOADS(Severity.DOUBT),

  // ---- a plan ---------------------------------------------------------------------------------

  /** Another cell became the baseline: the wanted one, its obstacle, the cause, the new one. */
  BASELINE_REPLACED(Severity.DOUBT),
  /** A fixture could not be prepared: the JVM, the cause. */
  NOT_PREPARED(Severity.WRONG),
  /** No cell of the plan can be measured. */
  NOTHING_MEASURABLE(Severity.WRONG),
  /** The budget does not cover the first rounds: the time needed, the budget. */
  BUDGET_TOO_SHORT(Severity.DOUBT),
  /** The memory is short for a round's forks at once: the forks, MB needed, MB free. */
  FORKS_ONE_AFTER_THE_OTHER(Severity.DOUBT),

  // ---- the machine ----------------------------------------------------------------------------

  /** Threads cannot be bound: the option's value, the cause. */
  PROCESSORS_NOT_BOUND(Severity.DOUBT),
  /** The named processors may not be used: the option's value, those allowed. */
  PROCESSORS_NOT_ALLOWED(Severity.DOUBT),
  /** A fork measures on all processors: its threads, the processors. */
  THREADS_ON_ALL_PROCESSORS(Severity.INFORMATION),
  /** Every round measures on the same processors: the threads, the processors. */
  THREADS_ON_SAME_PROCESSORS(Severity.INFORMATION),
  /** Isolated processors are used: which. */
  ISOLATED_PROCESSORS(Severity.INFORMATION),
  /** Other programs run before the run: the load, the processors. */
  LOADED_MACHINE(Severity.DOUBT),
  /** There is one processor. */
  ONE_PROCESSOR(Severity.DOUBT),
  /** There is little memory: MB. */
  LITTLE_MEMORY(Severity.DOUBT),
  /** The frequency of the processors varies: the governor. */
  FREQUENCY_GOVERNOR(Severity.DOUBT),
  /** A quota stops forks: processors. */
  CPU_QUOTA(Severity.DOUBT),
  /** An environment variable reaches every JVM: its name, its value. */
  JVM_OPTIONS_IN_ENVIRONMENT(Severity.DOUBT),
  /** A run does without the lock of JMH, which keeps other runs away. */
  LOCK_IGNORED(Severity.DOUBT),
  /** There is little space: MB, the folder. */
  LITTLE_DISK_SPACE(Severity.DOUBT),
  /** The space of a folder is unknown: the folder, the exception. */
  DISK_SPACE_UNKNOWN(Severity.DOUBT),
  /**
   * A JVM handles a restricted access in its own way: what is accessed, the JVM, what works, the
   * failure, the warning. Then the flag that denies it, whether the JVM knows the flag, the failure
   * with the flag. A failure or warning that does not occur is an empty text.
   */
  RESTRICTED_ACCESS(Severity.INFORMATION),

  // ---- fixtures -------------------------------------------------------------------------------

  /** A graph is assembled by a nestmate class: the class of the bean. */
  ASSEMBLED_BY_NESTMATE(Severity.INFORMATION),
  /** A constructor without arguments throws: the class of the bean, what it throws. */
  CONSTRUCTOR_THROWS(Severity.INFORMATION),
  /** Generated code are nestmate classes, since a signed or sealed jar has a package: its name. */
  PACKAGE_TAKES_NO_CLASS(Severity.INFORMATION),
  /** Getters throw: the class of the bean, the getters and what they throw. */
  GETTER_THROWS(Severity.DOUBT),
  /** Getters return another value at another call: the class of the bean, the getters. */
  GETTER_NOT_REPEATABLE(Severity.DOUBT),
  /** Getters change their bean: the class of the bean, the getters and the fields. */
  GETTER_CHANGES_BEAN(Severity.DOUBT),
  /** Getters return another type than their fields have: the class of the bean, the getters. */
  GETTER_OF_OTHER_TYPE(Severity.DOUBT),
  /** Getters return another value than their fields have: the class of the bean, the getters. */
  GETTER_OF_OTHER_VALUE(Severity.DOUBT),
  /** Properties have a better getter: the class of the bean, the getters and the better ones. */
  SECOND_GETTER(Severity.INFORMATION),
  /** Methods begin like getters, but go on in lower case: the class of the bean, the methods. */
  GETTER_IN_LOWER_CASE(Severity.INFORMATION),
  /** Getters belong to a framework: the class of the bean, the getters. */
  GETTER_OF_FRAMEWORK(Severity.INFORMATION),
  /** Setters take another type than the getters return: the class of the bean, the setters. */
  SETTER_OF_OTHER_TYPE(Severity.DOUBT),
  /** Setters store another value than they are given: the class of the bean, the setters. */
  SETTER_CHANGES_VALUE(Severity.DOUBT),
  /** Setters change other properties, too: the class of the bean, the setters and properties. */
  SETTER_CHANGES_BEAN(Severity.DOUBT),
  /** Setters throw at their properties' values: the class of the bean, setters, what they throw. */
  SETTER_REJECTS_VALUE(Severity.DOUBT),
  /** A collection is another class in measured JVMs: its place, its class, the other class. */
  CONTAINER_REPLACED(Severity.DOUBT),
  /** Fields of a collection's class are left out: the class, the fields, the class of a copy. */
  FIELDS_OF_CONTAINER(Severity.DOUBT),
  /** State of a bean is no property, and so not in the graph that is measured: the field. */
  STATE_NOT_HANDED_OVER(Severity.DOUBT),
  /** Values have a content that cannot be known, such as lambdas: the properties. */
  OPAQUE_VALUES(Severity.INFORMATION),
  /** There is no payload, so properties were tried on an instance with empty values. */
  INSTANCE_WITHOUT_PAYLOAD(Severity.INFORMATION),
  /** One frame of a trace was taken: its number, its kind. */
  FRAME_TAKEN(Severity.INFORMATION),
  /** Frames of a trace were taken: how many, the least weight, the greatest. */
  FRAMES_TAKEN(Severity.INFORMATION),
  /** Bad frames were left out: how many, what was wrong. */
  BAD_FRAMES_LEFT_OUT(Severity.DOUBT),

  // ---- libraries ------------------------------------------------------------------------------

  /** A lock file was rewritten: its name, the changes. */
  LOCK_REWRITTEN(Severity.DOUBT),
  /** A lock file cannot be written: its name. */
  LOCK_NOT_WRITTEN(Severity.DOUBT),
  /** Stacks differ in more than what was varied: the varied, the first stack, the changes. */
  STACKS_DIFFER_IN_MORE(Severity.DOUBT),
  /** A codec does not report what it executes: the cause. */
  EXECUTIONS_UNKNOWN(Severity.DOUBT),
  /** Codecs read what they have written: their names. */
  DOCUMENTS_OF_THEIR_OWN(Severity.INFORMATION),
  /** A codec's source does not compile: the compiler's output. */
  DOES_NOT_COMPILE(Severity.WRONG),
  /** Documents differ in nulls that are left out. */
  NULLS_LEFT_OUT(Severity.DOUBT),

  // ---- benchmarks of others -------------------------------------------------------------------

  /** Both sides run the same bytes: the other side. */
  SIDES_ARE_IDENTICAL(Severity.INFORMATION),
  /** Sides run other bytes: the other side, the entries, how many files, the first of them. */
  SIDES_DIFFER(Severity.INFORMATION),
  /** A benchmark is missing on some sides: those that have it. */
  BENCHMARK_OF_SOME_SIDES(Severity.DOUBT),
  /** A benchmark is set up before each iteration. */
  SET_UP_EACH_ITERATION(Severity.INFORMATION),
  /** A benchmark is set up before each operation. */
  SET_UP_EACH_OPERATION(Severity.DOUBT),
  /** A group has methods with several numbers of threads: these numbers. */
  GROUP_MEASURED_AS_ONE(Severity.INFORMATION),
  /** A benchmark asks for no fork. */
  FORKED_NONETHELESS(Severity.INFORMATION),
  /** A benchmark asks for another JVM. */
  OTHER_JVM_ANNOTATED(Severity.DOUBT),
  /** The class of a benchmark cannot be loaded: why. */
  ANNOTATIONS_UNREADABLE(Severity.DOUBT),
  /** Profilers run in the timing forks: their names. */
  PROFILERS_WHILE_TIMING(Severity.DOUBT),
  /** A benchmark prints: the bytes a fork. */
  BENCHMARK_PRINTS(Severity.DOUBT),
  /** Iterations took much longer than planned: the iterations of a fork, the planned ones. */
  ITERATIONS_TOOK_LONGER(Severity.INFORMATION),

  // ---- gates and comparisons ------------------------------------------------------------------

  /** A JMH file has no rounds. */
  JMH_FILE(Severity.INFORMATION),
  /** The allocation in a JMH file is no measurement: why. */
  JMH_ALLOCATION(Severity.DOUBT),
  /** A calibration is in use: when it was made, its margins. */
  CALIBRATION_USED(Severity.INFORMATION),
  /** A calibration has no margin for this run: when it was made. */
  CALIBRATION_WITHOUT_MARGIN(Severity.DOUBT),
  /** A calibration was made elsewhere: that machine, this machine. */
  CALIBRATED_ON_OTHER_MACHINE(Severity.DOUBT),
  /** A calibration lacks a JDK: its label, the VM, the version. */
  CALIBRATED_WITH_OTHER_JDK(Severity.DOUBT),
  /** Suspects stayed open: how many, of how many. */
  CONFIRMATION_ENDED_EARLY(Severity.DOUBT),
  /** A row is not in the stored run: the row's cells. */
  NEW_ROW(Severity.INFORMATION),
  /**
   * A row was not measured in the stored run: the cell without a score, its outcome, the row's
   * cells.
   */
  ROW_NOT_MEASURED_THEN(Severity.INFORMATION),
  /** The allocation of a row was not measured in the stored run: the row's cells. */
  ROW_WITHOUT_ALLOCATION_THEN(Severity.INFORMATION),
  /** A waiver's day has passed and a row of it has regressed: the row, the day. */
  WAIVER_EXPIRED_REGRESSED(Severity.WRONG),
  /** A waiver's day has passed and a row of it is undecided: the row, the day. */
  WAIVER_EXPIRED_UNDECIDED(Severity.WRONG),
  /** A waiver's day has passed and its rows keep their limits: the row, the day. */
  WAIVER_EXPIRED_UNNEEDED(Severity.WRONG),
  /** A waiver is not needed: the row. */
  WAIVER_UNNEEDED(Severity.INFORMATION),
  /** The run was interrupted. */
  INTERRUPTED(Severity.DOUBT),
  /** The stored run was interrupted. */
  STORED_RUN_INTERRUPTED(Severity.DOUBT),
  /** A side does not name its machine. */
  MACHINE_UNKNOWN(Severity.DOUBT),
  /** The stored run was measured on another machine: both in words. */
  OTHER_MACHINE(Severity.DOUBT),
  /** Warm-up, iterations or interleaving differ. */
  MEASURED_OTHERWISE(Severity.DOUBT),
  /** accbench or the user's classes differ. */
  OTHER_CLASSES(Severity.DOUBT),
  /** The baseline's libraries differ: their stack. */
  OTHER_BASELINE_LIBRARIES(Severity.DOUBT);

  private final Severity severity;

  FindingKind(Severity severity) {
    this.severity = severity;
  }

  /** Returns how grave findings of this kind are. */
  public Severity severity() {
    return severity;
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
