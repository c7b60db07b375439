package io.accbench.analysis.fork;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The calls that are left in some compiled methods of one fork, from which the outcome of any call
 * follows.
 */
final class CompiledCode {
  private final Set<String> compiled;
  private final Set<String> methods;
  private final Map<CallSite, Map<String, String>> calls = new LinkedHashMap<>();
  private final Set<String> callees = new HashSet<>();

  /**
   * Collects the calls that are left.
   *
   * @param compiled every method that the last tier compiled in the fork
   * @param methods the compiled methods that count, nearest to the measured loop first, each with
   *     the calls that are left in it and why
   */
  CompiledCode(Set<String> compiled, Map<String, Map<CallSite, String>> methods) {
    this.compiled = compiled;
    this.methods = methods.keySet();
    methods.forEach(
        (method, left) ->
            left.forEach(
                (site, reason) -> {
                  // most calls are left in one method, and a report holds a table for each
                  calls.computeIfAbsent(site, s -> new LinkedHashMap<>(2)).put(method, reason);
                  callees.add(site.callee());
                }));
  }

  /**
   * Returns the calls that are left, nearest to the measured loop first. Each has the methods that
   * contain it, with the reasons why it is left there.
   */
  Map<CallSite, Map<String, String>> calls() {
    return calls;
  }

  /** Returns the methods that count, nearest to the measured loop first. */
  Set<String> methods() {
    return methods;
  }

  /** Returns whether a method is one of those that count. */
  boolean has(String method) {
    return methods.contains(method);
  }

  /**
   * Returns the outcome of a call in all methods together: it is not inlined if any method has it.
   */
  CallOutcome outcome(CallSite site) {
    CallOutcome rare = null;
    for (String reason : calls.getOrDefault(site, Map.of()).values()) {
      CallOutcome outcome = CallOutcome.called(reason);
      if (outcome.kind() == CallOutcome.LoggedOutcome.CALLED) {
        return outcome;
      }
      rare = outcome;
    }
    return rare != null ? rare : absent(site);
  }

  /** Returns the outcome of a call in the code of one compiled method. */
  CallOutcome outcome(CallSite site, String method) {
    String reason = calls.getOrDefault(site, Map.of()).get(method);
    return reason != null ? CallOutcome.called(reason) : absent(site);
  }

  private CallOutcome absent(CallSite site) {
    if (compiled.contains(site.caller())) {
      return CallOutcome.of(CallOutcome.LoggedOutcome.INLINED);
    }
    return CallOutcome.of(
        callees.contains(site.caller())
            ? CallOutcome.LoggedOutcome.NOT_COMPILED
            : CallOutcome.LoggedOutcome.UNSEEN);
  }
}
