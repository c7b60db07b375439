package io.accbench.jit;

import io.accbench.jit.InliningTree.CallPlace;
import io.accbench.jit.InliningTree.Left;
import io.accbench.model.FirstTierReason;
import io.accbench.model.JitOutcome;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * The methods of the measured code, each with the calls in it for which C2 made no code in any
 * place: they stand in branches that were never taken. C2's log does not name such a call, but the
 * first tier compiles all branches and reports it.
 *
 * <p>The first tier also reports a call with too many receivers, which C2 does not name either. A
 * call that may be one of both keeps the first tier's reason.
 *
 * <p>What was compiled before the loop may have been compiled for other work. So it counts only for
 * a method that nothing compiled later contains.
 */
final class MeasuredParts {
  private final Compilations compilations;
  private final UnaryOperator<String> name;
  private final Set<String> done = new HashSet<>();
  private final List<JitOutcome> parts = new ArrayList<>();

  /**
   * @param name gives the name that a method or reason has in every process
   */
  MeasuredParts(Compilations compilations, UnaryOperator<String> name) {
    this.compilations = compilations;
    this.name = name;
  }

  /**
   * Returns one part for each method that has calls. A method that is compiled by itself has one
   * only if there is a call in it for which no code was made.
   *
   * @param measured the compilations that calls lead to from the loop
   */
  List<JitOutcome> of(Map<Compilation, JitOutcome> measured) {
    Map<Compilation, JitOutcome> early = new LinkedHashMap<>(measured);
    Map<Compilation, JitOutcome> late = new LinkedHashMap<>(measured);
    early.keySet().removeIf(compilations::measured);
    late.keySet().removeAll(early.keySet());
    add(late);
    add(early);
    return parts.stream().distinct().toList();
  }

  private void add(Map<Compilation, JitOutcome> code) {
    Set<CallPlace> made = new HashSet<>();
    Map<String, Map<Integer, Left>> calls = new LinkedHashMap<>();
    Set<String> whole = new HashSet<>();
    code.forEach(
        (compilation, outcome) -> {
          whole.add(outcome.method());
          outcome.calls().forEach(call -> made.add(new CallPlace(call.caller(), call.bci())));
          compilation.calls().inlined().forEach(place -> made.add(named(place)));
          addCalls(compilation.calls(), calls);
        });
    calls.keySet().removeAll(done);
    calls.forEach(
        (method, own) -> {
          List<JitOutcome.CallLeft> unmade =
              own.values().stream()
                  .filter(left -> !made.contains(named(left.place())))
                  .map(this::unmade)
                  .toList();
          boolean part = !whole.contains(name.apply(method)) && !own.isEmpty();
          if (part || !unmade.isEmpty()) {
            parts.add(new JitOutcome(name.apply(method), false, 0, unmade));
          }
        });
    done.addAll(calls.keySet());
  }

  /** Adds the calls in each method of a tree, and those of which C2 says that they never ran. */
  private void addCalls(InliningTree tree, Map<String, Map<Integer, Left>> calls) {
    for (String method : tree.methods()) {
      Map<Integer, Left> own = calls.computeIfAbsent(method, none -> new TreeMap<>());
      compilations.calls(method).forEach(left -> own.put(left.place().bci(), left));
    }
    for (Left left : tree.left()) {
      if (Outcomes.NEVER_MADE.contains(left.reason())) {
        calls.get(left.place().caller()).putIfAbsent(left.place().bci(), left);
      }
    }
  }

  private CallPlace named(CallPlace place) {
    return new CallPlace(name.apply(place.caller()), place.bci());
  }

  private JitOutcome.CallLeft unmade(Left left) {
    boolean unknown = FirstTierReason.unloggedByLastTier(left.reason());
    return new JitOutcome.CallLeft(
        name.apply(left.place().caller()),
        left.place().bci(),
        name.apply(left.callee()),
        unknown ? left.reason() : JitOutcome.NOT_REACHED);
  }
}
