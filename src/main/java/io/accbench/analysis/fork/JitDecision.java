package io.accbench.analysis.fork;

import io.accbench.analysis.fork.CallOutcome.LoggedOutcome;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A decision of the JIT compiler: an outcome of a call that each fork of a cell has or does not
 * have. The reason why a call was not inlined is not part of it, since a call takes the same time
 * for any reason.
 *
 * @param site the call
 * @param method the compiled method in whose code it is looked at; null for all that count
 * @param outcomes what became of the call, fork by fork
 * @param kind the outcome that a fork has or has not
 */
public record JitDecision(
    CallSite site, String method, List<CallOutcome> outcomes, LoggedOutcome kind) {

  /** Returns, fork by fork, whether it has the outcome. */
  public boolean[] holding() {
    boolean[] holding = new boolean[outcomes.size()];
    for (int i = 0; i < holding.length; i++) {
      holding[i] = outcomes.get(i).kind() == kind;
    }
    return holding;
  }

  /** Returns whether some forks have the outcome and some do not. */
  boolean differs() {
    return outcomes.stream().map(outcome -> outcome.kind() == kind).distinct().count() > 1;
  }

  /** Returns how many forks have a given outcome. */
  public int count(LoggedOutcome wanted) {
    return (int) outcomes.stream().filter(outcome -> outcome.kind() == wanted).count();
  }

  /**
   * Returns the reason why the call was not inlined in most of the forks that left it; empty where
   * no fork left it.
   */
  public String reason() {
    return outcomes.stream()
        .filter(outcome -> outcome.kind() == LoggedOutcome.CALLED)
        .collect(Collectors.groupingBy(CallOutcome::reason, Collectors.counting()))
        .entrySet()
        .stream()
        .max(Map.Entry.<String, Long>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
        .map(Map.Entry::getKey)
        .orElse("");
  }
}
