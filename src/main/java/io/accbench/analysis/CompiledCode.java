package io.accbench.analysis;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The calls that are left in some compiled methods of one fork, and what became of any other. */
final class CompiledCode {
  private final Set<String> compiled;
  private final Set<String> methods;
  private final Map<CallSite, Map<String, String>> calls = new LinkedHashMap<>();
  private final Set<String> callees = new HashSet<>();

  /**
   * @param compiled every method that the last tier compiled in the fork
   * @param methods those that count, nearest to the measured loop first, each with the calls that
   *     stayed in it and why
   */
  CompiledCode(Set<String> compiled, Map<String, Map<CallSite, String>> methods) {
    this.compiled = compiled;
    this.methods = methods.keySet();
    methods.forEach(
        (method, left) ->
            left.forEach(
                (site, reason) -> {
                  calls.computeIfAbsent(site, s -> new LinkedHashMap<>()).put(method, reason);
                  callees.add(site.callee());
                }));
  }

  /**
   * The calls that are left, nearest to the measured loop first, each with the methods it is in.
   */
  Map<CallSite, Map<String, String>> calls() {
    return calls;
  }

  /** Whether a method is one of those that count. */
  boolean has(String method) {
    return methods.contains(method);
  }

  /** What became of a call: it stayed one if it did so in any method. */
  CallOutcome outcome(CallSite site) {
    CallOutcome rare = null;
    for (String reason : calls.getOrDefault(site, Map.of()).values()) {
      CallOutcome outcome = CallOutcome.called(reason);
      if (outcome.kind() == CallOutcome.Kind.CALLED) {
        return outcome;
      }
      rare = outcome;
    }
    return rare != null ? rare : absent(site);
  }

  /** What became of a call in the code of one compiled method. */
  CallOutcome outcome(CallSite site, String method) {
    String reason = calls.getOrDefault(site, Map.of()).get(method);
    return reason != null ? CallOutcome.called(reason) : absent(site);
  }

  private CallOutcome absent(CallSite site) {
    if (compiled.contains(site.caller())) {
      return CallOutcome.of(CallOutcome.Kind.INLINED);
    }
    return CallOutcome.of(
        callees.contains(site.caller()) ? CallOutcome.Kind.NOT_COMPILED : CallOutcome.Kind.UNSEEN);
  }
}
