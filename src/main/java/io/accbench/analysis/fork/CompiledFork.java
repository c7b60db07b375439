package io.accbench.analysis.fork;

import io.accbench.model.JitOutcome;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The code in which one fork ran once it was steady, from the log of its JIT compiler.
 *
 * <p>If a method has a normal version, its versions for loops that were already running (on-stack
 * replacement) do not count: its next call ran the normal version. JMH's stub seldom has a normal
 * version. Methods of JMH, the JDK and accbench's harness count only where calls lead to them from
 * the stub. Code that runs between iterations is compiled in some forks and not in others. C2's log
 * lacks calls with too many receivers. So other methods always count, and so do the JDK's
 * reflection and method handles.
 */
final class CompiledFork {
  private static final Pattern HARNESS =
      Pattern.compile(
          "(java|javax|jdk|sun|com\\.sun|org\\.openjdk\\.jmh"
              + "|io\\.accbench\\.kernel\\.(bench|proof|graph|bytecode))\\..*");
  private static final Pattern MACHINERY =
      Pattern.compile("(java\\.lang\\.invoke|jdk\\.internal\\.reflect)\\..*");

  private final Map<String, Map<CallSite, String>> methods;
  private final CompiledCode reached;
  private final CompiledCode running;
  private final Map<String, List<JitOutcome.CallLeft>> parts;
  private final boolean known;

  CompiledFork(List<JitOutcome> all) {
    List<JitOutcome> outcomes = all.stream().filter(each -> !each.part()).toList();
    parts =
        all.stream()
            .filter(JitOutcome::part)
            .collect(
                Collectors.toMap(
                    JitOutcome::method, JitOutcome::calls, CompiledFork::both, LinkedHashMap::new));
    methods = methods(outcomes);
    Map<String, Map<CallSite, String>> near = reached(methods, method -> true);
    known = !near.isEmpty();
    reached = new CompiledCode(methods.keySet(), near);
    Map<String, Map<CallSite, String>> counting = new LinkedHashMap<>(near);
    methods.forEach(
        (method, calls) -> {
          if (!harness(method)) {
            counting.putIfAbsent(method, calls);
          }
        });
    running = new CompiledCode(methods.keySet(), counting);
  }

  private static <T> List<T> both(List<T> one, List<T> other) {
    return Stream.concat(one.stream(), other.stream()).toList();
  }

  /** Returns whether the log contains JMH's stub, in which all measured time passes. */
  boolean known() {
    return known;
  }

  /** Returns the code of every method that calls lead to from JMH's stub. */
  CompiledCode reached() {
    return reached;
  }

  /**
   * Returns the code of those methods that calls lead to from JMH's stub through certain methods
   * alone.
   */
  CompiledCode reachedThrough(Predicate<String> counting) {
    return new CompiledCode(methods.keySet(), reached(methods, counting));
  }

  /**
   * Returns the code of {@link #reached}, then of all other methods that may run in the measured
   * loop.
   */
  CompiledCode running() {
    return running;
  }

  /**
   * Returns the methods of the measured code that are no compilations of their own, or in which no
   * code was made for some calls, each with these calls. Empty where the log tells no decision.
   */
  Map<String, List<JitOutcome.CallLeft>> parts() {
    return parts;
  }

  /** Returns the calls left in each method, by the version of it that ran last. */
  private static Map<String, Map<CallSite, String>> methods(List<JitOutcome> outcomes) {
    Set<String> normal =
        outcomes.stream()
            .filter(outcome -> !outcome.osr())
            .map(JitOutcome::method)
            .collect(Collectors.toSet());
    Map<String, Map<CallSite, String>> methods = new LinkedHashMap<>();
    for (JitOutcome outcome : outcomes) {
      if (!outcome.osr() || !normal.contains(outcome.method())) {
        Map<CallSite, String> calls =
            methods.computeIfAbsent(
                CallSite.stable(outcome.method()), method -> new LinkedHashMap<>());
        outcome.calls().forEach(call -> calls.putIfAbsent(CallSite.of(call), call.reason()));
      }
    }
    return methods;
  }

  /**
   * Returns the methods that calls lead to from JMH's stub, found breadth first, so that the
   * nearest come first.
   *
   * @param counting whether a method counts that is not the stub
   */
  private static Map<String, Map<CallSite, String>> reached(
      Map<String, Map<CallSite, String>> methods, Predicate<String> counting) {
    Map<String, Map<CallSite, String>> reached = new LinkedHashMap<>();
    Deque<String> next =
        new ArrayDeque<>(methods.keySet().stream().filter(CallSite::stub).toList());
    while (!next.isEmpty()) {
      String method = next.remove();
      if (reached.putIfAbsent(method, methods.get(method)) == null) {
        for (CallSite call : methods.get(method).keySet()) {
          targets(call.callee(), methods).stream().filter(counting).forEach(next::add);
        }
      }
    }
    return reached;
  }

  /**
   * Returns the compiled methods that a call may reach: the one of that name or, where that method
   * is only declared, all that may implement it.
   */
  private static List<String> targets(String callee, Map<String, Map<CallSite, String>> methods) {
    if (methods.containsKey(callee)) {
      return List.of(callee);
    }
    String name = callee.substring(Math.max(0, callee.indexOf("::")));
    return methods.keySet().stream().filter(method -> method.endsWith(name)).toList();
  }

  private static boolean harness(String method) {
    return HARNESS.matcher(method).matches() && !MACHINERY.matcher(method).matches();
  }
}
