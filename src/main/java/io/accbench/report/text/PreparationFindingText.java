package io.accbench.report.text;

import io.accbench.model.FindingKind;

/**
 * The sentences of findings on a plan, the machine, fixtures, libraries, and benchmarks of others.
 */
final class PreparationFindingText {
  private PreparationFindingText() {}

  /** Returns the sentence of a kind; null where it is of another area. */
  static String of(FindingKind kind, FindingArguments arguments) {
    return switch (kind) {
      case BASELINE_REPLACED ->
          arguments.say("the baseline %s is %s here (%s); ratios are relative to %s");
      case NOT_PREPARED ->
          arguments.say("could not be prepared on JVM %s, so nothing of it is measured there: %s");
      case NOTHING_MEASURABLE -> "no cell can be measured; see the reason given for each";
      case BUDGET_TOO_SHORT ->
          arguments.say(
              "the first rounds alone need about %s, the budget is %s: many ratios will stay"
                  + " undecided; raise --budget");
      case FORKS_ONE_AFTER_THE_OTHER ->
          arguments.say(
              "%d forks side by side may need %d MB and %d MB are free: they run one after the"
                  + " other, which is less precise and takes more rounds; measure fewer at once");

      case PROCESSORS_NOT_BOUND ->
          arguments.say(
              "--processors %s: forks cannot be bound, so they measure on any processor, which is"
                  + " less precise: %s");
      case PROCESSORS_NOT_ALLOWED ->
          arguments.say(
              "--processors %s: accbench may use none of them, so forks measure on any of %s, which"
                  + " is less precise");
      case THREADS_ON_ALL_PROCESSORS ->
          arguments.say(
              "-t %d on %d processors: each fork measures on all of them, so none is bound");
      case THREADS_ON_SAME_PROCESSORS ->
          arguments.say(
              "-t %d with --processors %s: every round measures on all of these, so differences"
                  + " between processors do not average out");
      case ISOLATED_PROCESSORS ->
          arguments.say(
              "forks measure on isolated processors, where other programs do not disturb them: %s");
      case LOADED_MACHINE ->
          arguments.say(
              "the load average is %.1f on %d cores, which makes scores slower and less precise;"
                  + " close other programs");
      case ONE_PROCESSOR ->
          "only one core: the compiler and the garbage collector take time from the measured code";
      case LITTLE_MEMORY ->
          arguments.say(
              "only %d MB of memory: forks may be killed; give them a smaller heap, --heap 256m");
      case FREQUENCY_GOVERNOR ->
          arguments.say(
              "the frequency governor is \"%s\", so the clock rate changes while forks measure; set"
                  + " it to \"performance\"");
      case CPU_QUOTA ->
          arguments.say("a CPU quota of %.1f cores throttles forks in bursts; lift it");
      case JVM_OPTIONS_IN_ENVIRONMENT ->
          arguments.say("%s adds \"%s\" to every JVM, including the measured ones; unset it");
      case LOCK_IGNORED ->
          arguments.say(
              "other runs may have measured at the same time, since the lock of JMH was ignored:"
                  + " use no number of this run, and unset ACCBENCH_IGNORE_LOCK to measure alone");
      case LITTLE_DISK_SPACE ->
          arguments.say("only %d MB are free where %s lies, so the run may fail; make room");
      case DISK_SPACE_UNKNOWN -> arguments.say("the free space of %s cannot be read: %s");
      case RESTRICTED_ACCESS ->
          arguments.format(
              "%s on JVM %s: %s; %s",
              arguments.text(0),
              arguments.text(1),
              usualAccess(arguments),
              deniedAccess(arguments));

      case ASSEMBLED_BY_NESTMATE ->
          arguments.say(
              "%s: private members without getters or setters are set by a generated nestmate"
                  + " class; MethodHandles.Lookup is therefore loaded before the first operation,"
                  + " which may look faster than it is");
      case CONSTRUCTOR_THROWS ->
          arguments.say(
              "class %s: its constructor without arguments throws %s, so another one makes it, or"
                  + " none");
      case PACKAGE_TAKES_NO_CLASS ->
          arguments.say(
              "package %s is of a signed or sealed jar and takes no other class: the strategy"
                  + " direct and the code that makes the graph are nestmate classes;"
                  + " MethodHandles.Lookup is therefore loaded before the first operation, which"
                  + " may look faster than it is");
      case GETTER_THROWS ->
          arguments.say("class %s: cells of getters and setters leave out getters that throw: %s");
      case GETTER_NOT_REPEATABLE ->
          arguments.say(
              "class %s: cells of getters and setters leave out getters that return another value"
                  + " at each call or for an equal bean, since forks could not be compared: %s");
      case GETTER_CHANGES_BEAN ->
          arguments.say(
              "class %s: cells of getters and setters leave out getters that change the bean: %s");
      case GETTER_OF_OTHER_TYPE ->
          arguments.say(
              "class %s: field and method cells do different work where a getter returns another"
                  + " type than its field: %s");
      case GETTER_OF_OTHER_VALUE ->
          arguments.say(
              "class %s: field and method cells do different work where a getter returns another"
                  + " value than its field: %s");
      case SECOND_GETTER ->
          arguments.say("class %s: a property has one getter, so others are left out: %s");
      case GETTER_IN_LOWER_CASE ->
          arguments.say(
              "class %s: no getters, since a lower-case letter follows and there is neither a field"
                  + " nor a setter of that name: %s");
      case GETTER_OF_FRAMEWORK ->
          arguments.say("class %s: what its framework declares is no property: %s");
      case SETTER_OF_OTHER_TYPE ->
          arguments.say(
              "class %s: cells that write leave out setters that do not take what the getter"
                  + " returns: %s");
      case SETTER_CHANGES_VALUE ->
          arguments.say(
              "class %s: cells that write leave out setters that change the value that they are"
                  + " given: %s");
      case SETTER_CHANGES_BEAN ->
          arguments.say(
              "class %s: cells that write leave out setters that change another property, too: %s");
      case SETTER_REJECTS_VALUE ->
          arguments.say(
              "class %s: cells that write leave out setters that reject the present value: %s");
      case CONTAINER_REPLACED ->
          arguments.say("%s: measured JVMs use another collection class: %s becomes %s");
      case FIELDS_OF_CONTAINER ->
          arguments.say(
              "%s is a collection or map with fields of its own (%s): they are not measured, and in"
                  + " a copy it is of class %s");
      case STATE_NOT_HANDED_OVER ->
          arguments.say(
              "%s is no property, so its value is lost on the way to measured JVMs: what a getter"
                  + " or a library makes of it differs there; build the graph with --factory");
      case OPAQUE_VALUES ->
          arguments.say(
              "%s: lambdas, proxies and other objects whose content cannot be known count in proofs"
                  + " by their presence alone");
      case INSTANCE_WITHOUT_PAYLOAD ->
          "no payload: accbench probed an instance of its own, whose values are zero or empty; use"
              + " --payload or --factory to probe a real graph";

      case FRAME_TAKEN -> arguments.say("frame %,d of the trace, %s");
      case FRAMES_TAKEN ->
          arguments.say("%,d frames of the trace, each of which represents %.3g to %.3g");
      case BAD_FRAMES_LEFT_OUT ->
          arguments.say("bad frames are left out, so sizes and counts lack them: %d, %s");

      case LOCK_REWRITTEN ->
          arguments.say(
              "its descriptor has changed since %s was written; the lock is rewritten, and scores"
                  + " may differ from earlier runs: %s");
      case LOCK_NOT_WRITTEN ->
          arguments.say("%s cannot be written: a later run may resolve other versions");
      case STACKS_DIFFER_IN_MORE ->
          arguments.say("more than %s differs from stack %s, so a ratio has no single cause: %s");
      case EXECUTIONS_UNKNOWN ->
          arguments.say(
              "it cannot tell what code executes the properties, so check that the planned code"
                  + " ran: %s");
      case DOCUMENTS_OF_THEIR_OWN ->
          arguments.say(
              "the documents of %s are not JSON: each codec reads its own document, and its result"
                  + " is compared with the object");
      case DOES_NOT_COMPILE -> arguments.say("does not compile:\n%s");
      case NULLS_LEFT_OUT ->
          "its document and the baseline's differ in omitted nulls, so they do slightly different"
              + " work";

      case SIDES_ARE_IDENTICAL ->
          arguments.say(
              "it runs the same bytes as side %s, so no row is faster or slower: a difference would"
                  + " be chance");
      case SIDES_DIFFER -> arguments.say("it differs from side %s in %s: %d files, for example %s");
      case BENCHMARK_OF_SOME_SIDES ->
          arguments.say("only side %s has this benchmark, so there is no ratio between sides");
      case SET_UP_EACH_ITERATION ->
          "its state is set up before each iteration, so iterations keep the length that its author"
              + " chose (1 s without one), and a run takes longer";
      case SET_UP_EACH_OPERATION ->
          "its state is set up before each operation, so JMH reads the clock around each operation:"
              + " scores below a microsecond contain that";
      case GROUP_MEASURED_AS_ONE ->
          arguments.say(
              "its methods run on %s threads and are measured together, as one operation");
      case FORKED_NONETHELESS ->
          "its annotation asks for no fork; it is measured in forks, as everything else";
      case OTHER_JVM_ANNOTATED ->
          "its annotation asks for another JVM; it is measured on the JVMs of this run (--jvm)";
      case ANNOTATIONS_UNREADABLE ->
          arguments.say(
              "its class cannot be loaded, so set-up before each iteration is not known: %s");
      case PROFILERS_WHILE_TIMING ->
          arguments.say("%s ran in the timed forks (-prof), so scores contain what that costs");
      case BENCHMARK_PRINTS ->
          arguments.say("it prints about %,d bytes a fork, so its score contains the printing");
      case ITERATIONS_TOOK_LONGER ->
          arguments.say(
              "its iterations took over four times as long as planned (an operation is longer than"
                  + " an iteration, or the machine is busy), so a fork measured %d instead of %d");

      default -> null;
    };
  }

  private static String usualAccess(FindingArguments arguments) {
    if (!arguments.text(3).isEmpty()) {
      return "fail: " + arguments.text(3);
    }
    return arguments.text(2)
        + (arguments.text(4).isEmpty()
            ? " without a warning"
            : ", with a warning: " + arguments.text(4));
  }

  private static String deniedAccess(FindingArguments arguments) {
    if (!arguments.flag(6)) {
      return "it knows no " + arguments.text(5);
    }
    return arguments.text(7).isEmpty()
        ? "the same with " + arguments.text(5)
        : "with " + arguments.text(5) + ": " + arguments.text(7);
  }
}
