package io.accbench.jit;

import io.accbench.jit.InliningTree.CallPlace;
import io.accbench.jit.InliningTree.Left;
import io.accbench.model.FirstTierReason;
import io.accbench.model.JitOutcome;
import io.accbench.model.StableName;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Selects the outcomes of a log that can matter for the measured loop.
 *
 * <p>It keeps all methods outside the JDK, JMH and Graal, and every method that a kept one calls.
 * For a virtual call the log names the declared method, so the call leads to all methods of that
 * name. The log does not name the target of a method handle. Methods of the JDK for method handles
 * and reflection are therefore kept if their last compilation began after the loop was first
 * compiled. The methods left out start the JVM and JMH, send results and verify jars.
 *
 * <p>In a fork that reads properties, the last tier compiles 60 to 120 methods, of which 3 to 45
 * are kept: 0.4 to 13 KB of JSON. A second fork of the same code adds 0 to 2 KB. With Jackson 100
 * of 270 methods are kept: 28 KB, and a second fork adds 5 to 9 KB, since such forks differ in what
 * is inlined.
 */
final class Outcomes {
  /** Reasons of calls for which C2 makes no code; if one is made after all, C2 compiles again. */
  static final Set<String> NEVER_MADE = Set.of("never executed", JitOutcome.NOT_REACHED);

  private static final List<String> SURROUNDING =
      List.of(
          "java.",
          "javax.",
          "jdk.",
          "sun.",
          "com.sun.",
          "org.openjdk.jmh.",
          "io.accbench.kernel.pollution.",
          "org.graalvm.compiler.");

  private static final List<String> REFLECTIVE =
      List.of("java.lang.invoke.", "java.lang.reflect.", "jdk.internal.reflect.");

  private final Compilations compilations;
  private final Map<String, String> names = new HashMap<>();
  private final Set<CallPlace> inlined = new HashSet<>();
  private final Set<CallPlace> inlinedBeforeLoop = new HashSet<>();
  private final Set<String> compiled = new HashSet<>();
  private final Set<String> measured = new HashSet<>();
  private final boolean decides;

  private Outcomes(Compilations compilations) {
    this.compilations = compilations;
    for (Compilation each : compilations.last()) {
      Set<CallPlace> places = each.calls().inlined();
      (compilations.measured(each) ? inlined : inlinedBeforeLoop).addAll(places);
      compiled.add(MethodName.withoutType(each.start().method()));
    }
    decides = compilations.last().stream().anyMatch(each -> each.calls().size() > 0);
  }

  /**
   * The selection of a log.
   *
   * @param outcomes the kept ones in the order of the methods' last compilations, without
   *     duplicates
   * @param measured the methods of the measured code, inlined or not; empty where the compiler does
   *     not log what it inlines
   */
  record SelectedOutcomes(List<JitOutcome> outcomes, Set<String> measured) {}

  /** Returns the selection of a log that has been read. */
  static SelectedOutcomes of(Compilations compilations) {
    Outcomes selecting = new Outcomes(compilations);
    return new SelectedOutcomes(selecting.kept(), selecting.measured);
  }

  private List<JitOutcome> kept() {
    Map<Compilation, JitOutcome> all = new LinkedHashMap<>();
    Deque<JitOutcome> open = new ArrayDeque<>();
    Set<JitOutcome> kept = new HashSet<>();
    compilations.last().forEach(each -> all.put(each, outcome(each)));
    all.forEach(
        (compilation, outcome) -> {
          if (candidate(compilation, outcome) && kept.add(outcome)) {
            open.add(outcome);
          }
        });
    Map<String, List<JitOutcome>> byName = byName(all.values());
    addCalled(open, byName, kept);
    Set<JitOutcome> inOrder = new LinkedHashSet<>(all.values());
    inOrder.retainAll(kept);
    List<JitOutcome> outcomes = new ArrayList<>(inOrder);
    if (decides) {
      Set<JitOutcome> called = new HashSet<>();
      inOrder.stream()
          .filter(outcome -> outcome.method().contains(Compilations.LOOP))
          .filter(called::add)
          .forEach(open::add);
      addCalled(open, byName, called);
      all.values().retainAll(called);
      for (Compilation each : all.keySet()) {
        each.calls().methods().forEach(method -> measured.add(name(method)));
      }
      outcomes.addAll(new MeasuredParts(compilations, this::name).of(all));
    }
    return List.copyOf(outcomes);
  }

  /** Adds all that the open outcomes lead to by calls. */
  private static void addCalled(
      Deque<JitOutcome> open, Map<String, List<JitOutcome>> byName, Set<JitOutcome> found) {
    while (!open.isEmpty()) {
      for (JitOutcome.CallLeft call : open.remove().calls()) {
        called(call, byName).stream().filter(found::add).forEach(open::add);
      }
    }
  }

  /**
   * Returns whether a method is kept even if no kept method calls it. Methods that the loop calls
   * get their last compilation before the loop gets its own, so the loop's first one is the limit.
   */
  private boolean candidate(Compilation compilation, JitOutcome outcome) {
    String method = outcome.method();
    boolean reflective = REFLECTIVE.stream().anyMatch(method::startsWith);
    return SURROUNDING.stream().noneMatch(method::startsWith)
        || (reflective && compilations.measured(compilation));
  }

  private static Map<String, List<JitOutcome>> byName(Iterable<JitOutcome> outcomes) {
    Map<String, List<JitOutcome>> byName = new HashMap<>();
    for (JitOutcome each : outcomes) {
      String name = MethodName.withoutType(each.method());
      byName.computeIfAbsent(name, none -> new ArrayList<>()).add(each);
    }
    return byName;
  }

  private static List<JitOutcome> called(
      JitOutcome.CallLeft call, Map<String, List<JitOutcome>> byName) {
    List<JitOutcome> named = byName.getOrDefault(MethodName.withoutType(call.callee()), List.of());
    boolean virtual = FirstTierReason.unloggedByLastTier(call.reason());
    return virtual
        ? named
        : named.stream().filter(each -> each.method().equals(call.callee())).toList();
  }

  private JitOutcome outcome(Compilation compilation) {
    Set<JitOutcome.CallLeft> calls = new LinkedHashSet<>();
    InliningTree tree = compilation.calls();
    for (Left left : tree.left()) {
      if (!NEVER_MADE.contains(left.reason())) {
        calls.add(call(left));
      }
    }
    if (decides) {
      untold(compilation, calls);
    }
    return new JitOutcome(
        name(compilation.start().method()),
        compilation.start().osr(),
        compilation.start().bytes(),
        List.copyOf(calls));
  }

  /**
   * Adds the calls that C2 does not report. C2 reports neither a call with too many receivers nor a
   * call in a branch that was never taken; C1 reports both.
   *
   * <p>Such a call is therefore assumed to be made under four conditions: C1 reported it. C2
   * compiled its caller without reporting it. C2 did not inline it elsewhere, unless that was
   * before the loop: it may have had fewer receivers then. A method of the called name was compiled
   * by itself. The last two conditions do not apply to the shared code of method handles.
   */
  private void untold(Compilation compilation, Set<JitOutcome.CallLeft> calls) {
    InliningTree tree = compilation.calls();
    Set<CallPlace> decided = tree.decided();
    Set<CallPlace> before = compilations.measured(compilation) ? Set.of() : inlinedBeforeLoop;
    for (String method : tree.methods()) {
      boolean ofHandle = MethodName.ofHandle(method);
      for (Left left : compilations.untold(method)) {
        boolean elsewhere = inlined.contains(left.place()) || before.contains(left.place());
        boolean made = ofHandle || compiled.contains(MethodName.withoutType(left.callee()));
        if (made && !(elsewhere && !ofHandle) && !decided.contains(left.place())) {
          calls.add(call(left));
        }
      }
    }
  }

  private JitOutcome.CallLeft call(Left left) {
    return new JitOutcome.CallLeft(
        name(left.place().caller()), left.place().bci(), name(left.callee()), name(left.reason()));
  }

  /** Returns the stable name, as one object for equal texts, since names repeat. */
  private String name(String logged) {
    return names.computeIfAbsent(
        logged, text -> text.contains("::") ? MethodName.stable(text) : text);
  }

  /**
   * Converts the log's names of methods, such as {@code com.acme.Order::total}, into names that are
   * the same in every process.
   */
  static final class MethodName {
    /** The longest name, in characters. Arbitrary: the longest seen has 130. */
    private static final int LONGEST = 300;

    private static final String SEPARATOR = "::";

    private MethodName() {}

    /**
     * Returns the name that the method has in every process. The log writes the name of a class
     * with dots, or with slashes when the class is not loaded.
     */
    static String stable(String logged) {
      int end = logged.indexOf(SEPARATOR);
      String type = StableName.of(logged.substring(0, end)).replace('/', '.');
      String name = type + logged.substring(end);
      return name.length() <= LONGEST ? name : name.substring(0, LONGEST) + "…";
    }

    /** Returns the method's name without its class. */
    private static String withoutType(String name) {
      return name.substring(name.indexOf(SEPARATOR) + SEPARATOR.length());
    }

    /**
     * Returns whether the method is part of a lambda form, the code that method handles run and
     * that all handles of a type share.
     */
    private static boolean ofHandle(String name) {
      return name.startsWith("java.lang.invoke.LambdaForm$")
          || name.startsWith("java.lang.invoke.Invokers$Holder");
    }
  }
}
