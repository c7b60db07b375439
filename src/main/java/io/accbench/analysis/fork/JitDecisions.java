package io.accbench.analysis.fork;

import io.accbench.analysis.fork.CallOutcome.LoggedOutcome;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The decisions of the JIT compiler in which the forks of one cell differ.
 *
 * <p>A call is examined in all code of a fork at once: it was inlined, or it was left as a call.
 * The method into which its caller is inlined differs from fork to fork, which is a decision of its
 * own. Only a call that was left in every fork is examined method by method, in the methods that
 * every fork has.
 */
public final class JitDecisions {
  private JitDecisions() {}

  /**
   * Returns one decision for each way in which decisions divide the forks. Of several that divide
   * them alike, the first is returned: accbench's own calls come before others, and calls near the
   * measured loop come before calls far from it.
   *
   * @param forks the forks of one cell, at least one
   */
  public static List<JitDecision> of(List<CompiledFork> forks) {
    List<CompiledCode> code = forks.stream().map(CompiledFork::running).toList();
    List<JitDecision> decisions = new ArrayList<>();
    sites(code).forEach((site, methods) -> decisions.addAll(decisions(site, methods, code)));
    return partingOnce(decisions);
  }

  /**
   * Returns the decisions on calls of accbench's own methods in code that JMH's stub leads to, one
   * for each way in which they divide the forks. A fork in which a call had not run when it was
   * compiled is on neither side.
   *
   * @param forks the forks of one cell, whose logs contain the stub
   */
  public static List<JitDecision> ours(List<CompiledFork> forks) {
    List<CompiledCode> code = forks.stream().map(CompiledFork::reached).toList();
    List<JitDecision> decisions = new ArrayList<>();
    for (CallSite site : sites(code).keySet()) {
      JitDecision decision = decision(site, code);
      List<CallOutcome> run =
          decision.outcomes().stream().filter(o -> o.kind() != LoggedOutcome.NOT_RUN).toList();
      if (site.callsOurs() && new JitDecision(site, null, run, LoggedOutcome.CALLED).differs()) {
        decisions.add(decision);
      }
    }
    return partingOnce(decisions);
  }

  /**
   * Returns every call that is left in some fork: accbench's own first, then the others, each in
   * the order of the forks.
   */
  private static Map<CallSite, Set<String>> sites(List<CompiledCode> code) {
    Map<CallSite, Set<String>> ours = new LinkedHashMap<>();
    Map<CallSite, Set<String>> others = new LinkedHashMap<>();
    for (CompiledCode fork : code) {
      fork.calls()
          .forEach(
              (site, methods) ->
                  (site.callsOurs() ? ours : others)
                      .computeIfAbsent(site, s -> new LinkedHashSet<>())
                      .addAll(methods.keySet()));
    }
    ours.putAll(others);
    return ours;
  }

  private static List<JitDecision> decisions(
      CallSite site, Set<String> methods, List<CompiledCode> code) {
    JitDecision called = decision(site, code);
    if (called.count(LoggedOutcome.CALLED) < code.size()) {
      return List.of(
          called, new JitDecision(site, null, called.outcomes(), LoggedOutcome.NOT_COMPILED));
    }
    return methods.stream()
        .filter(method -> code.stream().allMatch(fork -> fork.has(method)))
        .map(
            method ->
                new JitDecision(
                    site,
                    method,
                    code.stream().map(fork -> fork.outcome(site, method)).toList(),
                    LoggedOutcome.CALLED))
        .toList();
  }

  private static JitDecision decision(CallSite site, List<CompiledCode> code) {
    List<CallOutcome> outcomes = code.stream().map(fork -> fork.outcome(site)).toList();
    return new JitDecision(site, null, outcomes, LoggedOutcome.CALLED);
  }

  private static List<JitDecision> partingOnce(List<JitDecision> decisions) {
    Set<List<Boolean>> seen = new HashSet<>();
    return decisions.stream()
        .filter(decision -> decision.differs() && seen.add(parting(decision)))
        .toList();
  }

  /** Returns, fork by fork, whether it is on the same side as the first fork. */
  private static List<Boolean> parting(JitDecision decision) {
    boolean[] holding = decision.holding();
    return IntStream.range(0, holding.length).mapToObj(i -> holding[i] == holding[0]).toList();
  }
}
