package io.accbench.jit;

import io.accbench.jit.InliningTree.Left;
import io.accbench.jit.InliningTree.Place;
import io.accbench.model.FirstTierReason;
import io.accbench.model.JitOutcome;
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
 * The outcomes that can matter for the measured loop, of a log that is read.
 *
 * <p>Kept are all methods but those of the JDK, JMH and Graal, and any that the kept ones call. Of
 * a virtual call the log names the declared method, so it leads to all of that name; what a method
 * handle calls it does not name, so of the JDK, handles and reflection are kept if they were
 * compiled for the last time after the loop was. What remains is how a JVM and JMH start, how
 * results are sent, how jars are verified.
 *
 * <p>Of 60 to 120 methods that the last tier compiles in a fork that reads properties, 3 to 45 are
 * kept: 0.4 to 13 KB of JSON, of which a second fork of the same code adds 0 to 2 KB. With Jackson
 * it is 100 of 270, 28 KB, and 5 to 9 KB, since such forks differ in what is inlined.
 */
final class Outcomes {
  /** Calls that C2 has no code for; it comes back to them by another compilation. */
  private static final Set<String> NEVER_MADE = Set.of("never executed", "call site not reached");

  private static final List<String> SURROUNDING =
      List.of(
          "java.",
          "javax.",
          "jdk.",
          "sun.",
          "com.sun.",
          "org.openjdk.jmh.",
          "org.graalvm.compiler.");

  private static final List<String> REFLECTIVE =
      List.of("java.lang.invoke.", "java.lang.reflect.", "jdk.internal.reflect.");

  private final Compilations compilations;
  private final Map<String, String> names = new HashMap<>();
  private final Set<Place> inlined = new HashSet<>();
  private final Set<String> compiled = new HashSet<>();
  private final boolean decides;

  private Outcomes(Compilations compilations) {
    this.compilations = compilations;
    for (Compilation each : compilations.last()) {
      inlined.addAll(each.calls().inlined());
      compiled.add(MethodName.withoutType(each.start().method()));
    }
    decides = compilations.last().stream().anyMatch(each -> each.calls().size() > 0);
  }

  /** In the order in which the methods were compiled for the last time; equal ones once. */
  static List<JitOutcome> of(Compilations compilations) {
    return new Outcomes(compilations).kept();
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
    while (!open.isEmpty()) {
      for (JitOutcome.Call call : open.remove().calls()) {
        called(call, byName).stream().filter(kept::add).forEach(open::add);
      }
    }
    Set<JitOutcome> inOrder = new LinkedHashSet<>(all.values());
    inOrder.retainAll(kept);
    return List.copyOf(inOrder);
  }

  /** Whether it is kept whoever calls it. What a loop calls is compiled before the loop is. */
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
      JitOutcome.Call call, Map<String, List<JitOutcome>> byName) {
    List<JitOutcome> named = byName.getOrDefault(MethodName.withoutType(call.callee()), List.of());
    boolean virtual = FirstTierReason.untoldByLastTier(call.reason());
    return virtual
        ? named
        : named.stream().filter(each -> each.method().equals(call.callee())).toList();
  }

  private JitOutcome outcome(Compilation compilation) {
    Set<JitOutcome.Call> calls = new LinkedHashSet<>();
    InliningTree tree = compilation.calls();
    for (Left left : tree.left()) {
      if (!NEVER_MADE.contains(left.reason())) {
        calls.add(call(left));
      }
    }
    if (decides) {
      untold(tree, calls);
    }
    return new JitOutcome(
        name(compilation.start().method()),
        compilation.start().osr(),
        compilation.start().bytes(),
        List.copyOf(calls));
  }

  /**
   * C2 says nothing of a call with too many receivers, nor of one in a branch that was never taken;
   * C1 names both. So a call is taken for one where C1 said so, C2 compiled the caller, said
   * nothing and did not inline it elsewhere, and what it may call was compiled by itself.
   */
  private void untold(InliningTree tree, Set<JitOutcome.Call> calls) {
    Set<Place> decided = tree.decided();
    for (String method : tree.methods()) {
      boolean ofHandle = MethodName.ofHandle(method);
      for (Left left : compilations.untold(method)) {
        boolean elsewhere = inlined.contains(left.place()) && !ofHandle;
        boolean made = ofHandle || compiled.contains(MethodName.withoutType(left.callee()));
        if (made && !elsewhere && !decided.contains(left.place())) {
          calls.add(call(left));
        }
      }
    }
  }

  private JitOutcome.Call call(Left left) {
    return new JitOutcome.Call(
        name(left.place().caller()), left.place().bci(), name(left.callee()), name(left.reason()));
  }

  /** One object for equal texts, since names repeat. */
  private String name(String logged) {
    return names.computeIfAbsent(
        logged, text -> text.contains("::") ? MethodName.stable(text) : text);
  }
}
