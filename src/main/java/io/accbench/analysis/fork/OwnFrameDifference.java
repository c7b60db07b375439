package io.accbench.analysis.fork;

import io.accbench.model.Finding;
import io.accbench.model.FindingKind;

/**
 * A call in accbench's own frames that C2 inlined in some forks of a cell only.
 *
 * @param site the call
 * @param called the number of forks in which it was not inlined
 * @param others the number of forks in which it was inlined, or its caller was not compiled by
 *     itself
 * @param forks the number of forks whose log was read, including those in which the call did not
 *     run
 * @param notCompiled whether the caller is not compiled by itself in the others; else it is inlined
 * @param reason why it was not inlined in most forks, in HotSpot's words
 * @param calledNanos median time of an operation where it is a call, ns
 * @param otherNanos median time of an operation where it is not, ns
 */
public record OwnFrameDifference(
    CallSite site,
    int called,
    int others,
    int forks,
    boolean notCompiled,
    String reason,
    double calledNanos,
    double otherNanos)
    implements Finding.FindingDetail {
  @Override
  public boolean describes(FindingKind kind) {
    return kind == FindingKind.HARNESS_COMPILED_DIFFERENTLY;
  }
}
