package io.accbench.analysis;

import io.accbench.analysis.CallOutcome.Kind;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * One choice of the JIT compiler: an outcome of a call that a fork of a cell has or has not. Why a
 * call stayed one is not part of it, since a call takes the same time for any reason.
 *
 * @param site the call
 * @param method the compiled method in whose code it is looked at; null for all that count
 * @param outcomes what became of the call, fork by fork
 * @param kind the outcome that a fork has or has not
 */
record JitDecision(CallSite site, String method, List<CallOutcome> outcomes, Kind kind) {

  /** Which forks have the outcome. */
  boolean[] holding() {
    boolean[] holding = new boolean[outcomes.size()];
    for (int i = 0; i < holding.length; i++) {
      holding[i] = outcomes.get(i).kind() == kind;
    }
    return holding;
  }

  /** Whether some forks have it and some have not. */
  boolean differs() {
    return outcomes.stream().map(outcome -> outcome.kind() == kind).distinct().count() > 1;
  }

  /** How many forks have an outcome. */
  int count(Kind wanted) {
    return (int) outcomes.stream().filter(outcome -> outcome.kind() == wanted).count();
  }

  /** Why it stayed a call in most of the forks where it did; empty where it did in none. */
  String reason() {
    return outcomes.stream()
        .filter(outcome -> outcome.kind() == Kind.CALLED)
        .collect(Collectors.groupingBy(CallOutcome::reason, Collectors.counting()))
        .entrySet()
        .stream()
        .max(Map.Entry.<String, Long>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
        .map(Map.Entry::getKey)
        .orElse("");
  }
}
