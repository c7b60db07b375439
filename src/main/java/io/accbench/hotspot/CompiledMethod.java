package io.accbench.hotspot;

import io.accbench.jfr.JfrEvent;
import io.accbench.jfr.StackFrame;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The last tier's inlining decisions for the calls in one method and in the methods inlined there.
 * Methods have names that are unique within one JVM.
 */
final class CompiledMethod {
  /** A call site; a compiler may decide on several callees of it. */
  record DecidedCall(StackFrame caller, int bytecode) {}

  private record InlineDecision(DecidedCall place, StackFrame callee) {}

  /**
   * A bound above the deepest chain of method handles that is inlined; a made-up file might exceed
   * it.
   */
  private static final int MOST_FORMS = 50;

  private final Map<InlineDecision, String> failures = new LinkedHashMap<>();
  private final Set<DecidedCall> decided = new HashSet<>();
  private final Set<StackFrame> methods = new HashSet<>();
  private final Map<StackFrame, JfrEvent.Inlining> inlinedFrom = new HashMap<>();

  /**
   * @param decisions the decisions in the compiler's order, since it may try a failed one again
   */
  CompiledMethod(StackFrame outermost, List<JfrEvent.Inlining> decisions) {
    methods.add(StableNames.inJvm(outermost));
    decisions.forEach(this::add);
  }

  private void add(JfrEvent.Inlining event) {
    DecidedCall place = place(event);
    StackFrame callee = StableNames.inJvm(event.callee());
    decided.add(place);
    if (event.succeeded()) {
      failures.remove(new InlineDecision(place, callee));
      methods.add(callee);
      inlinedFrom.putIfAbsent(callee, event);
    } else {
      failures.put(new InlineDecision(place, callee), event.message());
    }
  }

  static DecidedCall place(JfrEvent.Inlining event) {
    return new DecidedCall(StableNames.inJvm(event.caller()), event.bytecode());
  }

  /** Returns the method and all methods that were inlined into it. */
  Collection<StackFrame> methods() {
    return methods;
  }

  boolean decided(DecidedCall place) {
    return decided.contains(place);
  }

  List<UninlinedCall> failures() {
    List<UninlinedCall> sites = new ArrayList<>();
    failures.forEach(
        (decision, reason) -> sites.add(site(decision.place(), decision.callee(), reason)));
    return sites;
  }

  /**
   * Returns the call as stacks show it: a call inside a lambda form, of which a method handle is
   * made, belongs to the method that uses the handle.
   */
  UninlinedCall site(JfrEvent.Inlining failed) {
    return site(place(failed), StableNames.inJvm(failed.callee()), failed.message());
  }

  private UninlinedCall site(DecidedCall place, StackFrame callee, String reason) {
    DecidedCall visible = place;
    StackFrame reached = callee;
    for (int i = 0; i < MOST_FORMS && ofHandle(visible.caller()); i++) {
      JfrEvent.Inlining from = inlinedFrom.get(visible.caller());
      if (from == null) {
        break;
      }
      reached = visible.caller();
      visible = place(from);
    }
    return new UninlinedCall(
        StableNames.method(visible.caller()),
        visible.bytecode(),
        StableNames.method(callee),
        reason,
        StableNames.method(reached));
  }

  /** Returns whether a method belongs to a lambda form, of which method handles are made. */
  static boolean ofHandle(StackFrame method) {
    return method.type().startsWith("java.lang.invoke.LambdaForm$")
        || method.type().startsWith("java.lang.invoke.Invokers$Holder");
  }
}
