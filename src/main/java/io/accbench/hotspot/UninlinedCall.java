package io.accbench.hotspot;

import io.accbench.jfr.StackFrame;

/**
 * A call that a compiler did not inline.
 *
 * @param caller the calling method, normalised
 * @param bytecode index of the call in the caller
 * @param callee the called method, normalised; as declared where the call is virtual
 * @param reason HotSpot's own words for why it did not inline the call
 * @param reached the method right above the caller on the stack when the call is made, normalised;
 *     for a virtual call it stands for any method of its name
 */
record UninlinedCall(
    StackFrame caller, int bytecode, StackFrame callee, String reason, StackFrame reached) {
  NotInlined remaining(int compilations, int files, SampleShare inCaller, SampleShare inCall) {
    return new NotInlined(caller, bytecode, callee, reason, compilations, files, inCaller, inCall);
  }
}
