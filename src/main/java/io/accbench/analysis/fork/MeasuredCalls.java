package io.accbench.analysis.fork;

import io.accbench.analysis.fork.CallOutcome.LoggedOutcome;
import io.accbench.model.FirstTierReason;
import io.accbench.model.JitOutcome;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What became of each call in the measured code of one fork, wherever the method that holds the
 * call is compiled. A call is known by its place, since its callee is another one where its
 * receivers are.
 */
final class MeasuredCalls {
  /** The place of a call: the method that holds it, and the index in its bytecode. */
  record Place(String caller, int bci) {}

  /**
   * @param site the call with the method that is called
   * @param treatment what became of it
   */
  record Treated(CallSite site, CallTreatment treatment) {}

  private final Map<Place, Treated> left = new LinkedHashMap<>();
  private final Set<String> methods;

  private MeasuredCalls(Set<String> methods) {
    this.methods = methods;
  }

  /** Returns the calls in all measured code of a fork. */
  static MeasuredCalls of(CompiledFork fork) {
    return of(fork, methods(fork));
  }

  /**
   * Returns the calls in the measured code of a fork, of which only certain methods count: a call
   * with many receivers leads to every compiled method of its name, whether or not it runs.
   */
  static MeasuredCalls of(CompiledFork fork, Set<String> counting) {
    MeasuredCalls calls = new MeasuredCalls(methods(fork));
    fork.reachedThrough(counting::contains)
        .calls()
        .forEach(
            (site, reasons) ->
                reasons
                    .values()
                    .forEach(reason -> calls.add(new Treated(site, treatment(reason, true)))));
    for (List<JitOutcome.CallLeft> part : fork.parts().values()) {
      for (JitOutcome.CallLeft call : part) {
        calls.add(new Treated(CallSite.of(call), treatment(call.reason(), false)));
      }
    }
    return calls;
  }

  /** Returns every method of a fork's measured code, compiled by itself or inlined. */
  private static Set<String> methods(CompiledFork fork) {
    Set<String> methods = new HashSet<>(fork.reached().methods());
    methods.addAll(fork.parts().keySet());
    return methods;
  }

  /** Adds a call; of several treatments of one call, the first of the constants counts. */
  private void add(Treated call) {
    left.merge(
        new Place(call.site.caller(), call.site.bci()),
        call,
        (one, other) -> one.treatment.compareTo(other.treatment) <= 0 ? one : other);
  }

  /**
   * @param made whether code was made for the call
   */
  private static CallTreatment treatment(String reason, boolean made) {
    if (FirstTierReason.unloggedByLastTier(reason)) {
      return made ? CallTreatment.MEGAMORPHIC : CallTreatment.UNLOGGED;
    }
    boolean called = CallOutcome.called(reason).kind() == LoggedOutcome.CALLED;
    return called ? CallTreatment.CALLED : CallTreatment.NOT_RUN;
  }

  Set<String> methods() {
    return methods;
  }

  /** Returns the places of the calls that were not inlined, nearest to the measured loop first. */
  Set<Place> places() {
    return left.keySet();
  }

  /** Returns the call that was not inlined at a place, or null. */
  Treated at(Place place) {
    return left.get(place);
  }

  /** Returns what became of the call at a place, or null where no code of its caller is known. */
  CallTreatment treatment(Place place) {
    Treated call = left.get(place);
    if (call != null) {
      return call.treatment;
    }
    return methods.contains(place.caller) ? CallTreatment.INLINED : null;
  }
}
