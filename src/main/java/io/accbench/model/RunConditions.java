package io.accbench.model;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a run measured, and under which conditions, in words by name; where a file lies plays no
 * role. What a difference means is for each use to say: it forbids something, it makes a finding,
 * or it does not matter.
 */
public final class RunConditions {
  /** The word for what a plain JMH file, or a system, does not state. */
  public static final String UNKNOWN = "unknown";

  /** A condition of a run; of some there is one for each JVM, stack or fixture. */
  public enum Condition {
    MACHINE("the machine"),
    VERSION("the version of accbench"),
    PROFILE("the profile"),
    SEED("the seed"),
    /** The files of the measured side's class path with their sums, in order. */
    CLASSES("accbench or your classes"),
    /** The jars of each stack with their sums, in order. */
    LIBRARIES("the libraries"),
    /** The sums of each fixture's payload, of which there is usually one. */
    PAYLOAD("the payload"),
    /** The version of each JVM. */
    JDK("the JDK"),
    /** The name of each JVM, and of its JIT compiler. */
    VM("the VM"),
    /** The vendor of each JVM. */
    VENDOR("the vendor of the JDK"),
    /** The collector and references of each JVM's heap, of which the machine may decide. */
    HEAP("the heap"),
    /** The flags of each JVM's forks alone. */
    JVM_FLAGS("the flags in --jvm"),
    /** The flags of all forks. */
    FLAGS("-jvmArgs"),
    PROCESSORS("--processors"),
    WARM_UP("the warm-up"),
    MEASUREMENT("the measurement"),
    INTERLEAVING("the interleaving"),
    /** All settings but the flags, those above included. */
    SETTINGS("the settings"),
    /**
     * The cells without the reasons for what they do not support, which may name hash codes. The
     * profile has chosen them, under whatever name.
     */
    CELLS("the profile");

    private final String words;

    Condition(String words) {
      this.words = words;
    }

    /** Returns the condition as a part of a sentence: {@code the version of accbench}. */
    public String words() {
      return words;
    }
  }

  /** A condition of one thing; {@code subject} is empty where the run has it as a whole. */
  private record NamedCondition(Condition condition, String subject) {}

  /**
   * A condition that is not the same in two runs.
   *
   * @param subject label of the JVM, or name of the stack or fixture; empty for the whole run
   * @param then values in the one run; empty where it does not state the condition
   * @param now values in the other run, likewise
   */
  public record ConditionDifference(
      Condition condition, String subject, List<String> then, List<String> now) {
    /** Returns whether both runs state the condition. */
    public boolean known() {
      return stated(then) && stated(now);
    }
  }

  /** The conditions that the machine decides, or has a part in. */
  private static final Set<Condition> OF_MACHINE = EnumSet.of(Condition.MACHINE, Condition.HEAP);

  private final Map<NamedCondition, List<String>> values = new LinkedHashMap<>();

  private RunConditions() {}

  /** Returns the conditions of a run; a plain JMH file states no settings. */
  public static RunConditions of(Header header) {
    RunConditions run = new RunConditions();
    Machine machine = header.machine();
    run.put(Condition.MACHINE, List.of(machine.words()));
    run.put(Condition.VERSION, List.of(header.start().accbench()));
    run.put(Condition.PROFILE, List.of(header.start().profile()));
    run.put(Condition.SEED, List.of(Long.toString(header.start().seed())));
    run.put(
        Condition.CLASSES,
        header.subjects().classPath().stream().map(RunConditions::file).toList());
    header
        .subjects()
        .stacks()
        .forEach(stack -> run.put(Condition.LIBRARIES, stack.name(), jars(stack)));
    header.subjects().prepared().forEach(run::payload);
    for (Jvm jvm : header.jvms()) {
      run.put(Condition.JDK, jvm.label(), List.of(jvm.version()));
      run.put(Condition.VM, jvm.label(), List.of(jvm.vm()));
      run.put(Condition.VENDOR, jvm.label(), List.of(jvm.vendor()));
      if (jvm.heap() != null) {
        run.put(Condition.HEAP, jvm.label(), List.of(jvm.heap().kind()));
      }
      if (!jvm.flags().isEmpty()) {
        run.put(Condition.JVM_FLAGS, jvm.label(), List.of(flags(jvm.flags())));
      }
    }
    if (!header.subjects().classPath().isEmpty()) {
      run.settings(header.settings());
    }
    run.put(Condition.CELLS, header.blocks().stream().flatMap(RunConditions::cells).toList());
    return run;
  }

  private void settings(Settings settings) {
    put(Condition.FLAGS, List.of(flags(settings.jvmArgs())));
    put(Condition.PROCESSORS, List.of(settings.placement().processors().toString()));
    Settings.IterationPlan iterations = settings.iterations();
    put(Condition.WARM_UP, List.of(iterations.warmup() + " × " + iterations.warmupTime()));
    put(Condition.MEASUREMENT, List.of(iterations.measured() + " × " + iterations.time()));
    put(Condition.INTERLEAVING, List.of(settings.placement().interleaving().label()));
    put(
        Condition.SETTINGS,
        Stream.of(
                iterations,
                settings.rounds(),
                settings.limits(),
                settings.goal(),
                settings.placement(),
                settings.profiling())
            .map(String::valueOf)
            .toList());
  }

  private void put(Condition condition, List<String> words) {
    put(condition, "", words);
  }

  private void put(Condition condition, String subject, List<String> words) {
    values.put(new NamedCondition(condition, subject), words);
  }

  /** Adds a payload that some JVM has prepared; all JVMs should have the same. */
  private void payload(Prepared prepared) {
    List<String> sum = List.of(prepared.payloadSha256());
    values.merge(
        new NamedCondition(Condition.PAYLOAD, prepared.fixture()),
        sum,
        (one, other) ->
            one.containsAll(other)
                ? one
                : Stream.of(one, other).flatMap(List::stream).sorted().toList());
  }

  private static String file(Artifact artifact) {
    return artifact.name().replaceFirst(".*/", "") + " " + artifact.sha256();
  }

  private static List<String> jars(Stack stack) {
    return stack.unavailable() == null
        ? stack.jars().stream().map(jar -> jar.coordinates() + " " + jar.sha256()).toList()
        : List.of("unavailable");
  }

  private static Stream<String> cells(Block block) {
    return block.cells().stream()
        .map(
            planned ->
                planned.cell().id()
                    + planned.form()
                    + planned.supported()
                    + planned.jvmFlags()
                    + block.rounds());
  }

  /** Returns the flags of a cell's forks in words: {@code none}, or {@link #UNKNOWN}. */
  public static String flags(Header header, PlannedCell planned) {
    if (planned.jvmFlags().contains(UNKNOWN)) {
      return UNKNOWN;
    }
    return flags(header.forkFlags(planned));
  }

  private static String flags(List<String> flags) {
    return flags.isEmpty() ? "none" : String.join(" ", flags);
  }

  /** Returns whether the run states a condition that it has as a whole. */
  public boolean states(Condition condition) {
    return stated(values.getOrDefault(new NamedCondition(condition, ""), List.of()));
  }

  private static boolean stated(List<String> words) {
    return !words.isEmpty() && words.stream().noneMatch(word -> word.contains(UNKNOWN));
  }

  /** Returns what differs in another run, in the order of the conditions. */
  public List<ConditionDifference> differences(RunConditions now) {
    Set<NamedCondition> names = new LinkedHashSet<>(values.keySet());
    names.addAll(now.values.keySet());
    return names.stream()
        .map(
            name ->
                new ConditionDifference(
                    name.condition,
                    name.subject,
                    values.getOrDefault(name, List.of()),
                    now.values.getOrDefault(name, List.of())))
        .filter(each -> !each.then.equals(each.now))
        .sorted(Comparator.comparing(ConditionDifference::condition))
        .toList();
  }

  /** Returns the SHA-256 of all that decides what is measured: not of the machine and its heaps. */
  public String planSha256() {
    return Sha256.of(
        values.entrySet().stream()
            .filter(each -> !OF_MACHINE.contains(each.getKey().condition))
            .toList()
            .toString());
  }
}
