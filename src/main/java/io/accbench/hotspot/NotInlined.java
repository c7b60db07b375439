package io.accbench.hotspot;

import io.accbench.jfr.StackFrame;

/**
 * A call that remains in the code of a method's last compilation by the last tier.
 *
 * @param bytecode index of the call in the caller
 * @param callee the called method, as declared where the call is virtual
 * @param reason HotSpot's own words, such as {@code hot method too big}
 * @param compilations number of compiled methods that hold the call; the largest number of any
 *     recording
 * @param files number of recordings in which compiled methods hold the call
 * @param inCaller samples with the caller on the stack
 * @param inCall those of them in which the caller has made the call, anywhere in its code
 */
public record NotInlined(
    StackFrame caller,
    int bytecode,
    StackFrame callee,
    String reason,
    int compilations,
    int files,
    SampleShare inCaller,
    SampleShare inCall) {

  /** Returns whether the callee is a way to reach a property. */
  public boolean access() {
    return Machinery.is(callee) && !Machinery.otherUse(callee);
  }
}
