package io.accbench.hotspot;

import io.accbench.jfr.Frame;

/**
 * A call that is left in the code the last compiler made at last.
 *
 * @param bytecode index of the call in the caller
 * @param callee as declared where the call is virtual
 * @param reason HotSpot's own words: {@code hot method too big}
 * @param compilations of methods that hold the call; where recordings differ the most
 * @param files recordings in which it is so
 * @param inCaller samples with the caller on the stack
 * @param inCall those of them in which it has made the call, wherever in its code
 */
public record NotInlined(
    Frame caller,
    int bytecode,
    Frame callee,
    String reason,
    int compilations,
    int files,
    Share inCaller,
    Share inCall) {

  /** Whether the callee is a way to reach a property. */
  public boolean access() {
    return Machinery.is(callee) && !Machinery.otherUse(callee);
  }
}
