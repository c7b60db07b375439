package io.accbench.analysis.fork;

/**
 * A call of which C2 makes something else in the forks of one cell than in those of another.
 *
 * @param site the call, with the method that is called where it is not inlined
 * @param before what became of it in the one cell
 * @param after what became of it in the other
 */
public record ChangedCall(CallSite site, CallTreatment before, CallTreatment after) {
  /** Returns whether the call stands in a branch for which there was no code before. */
  public boolean reachedNow() {
    return before == CallTreatment.NOT_RUN;
  }
}
