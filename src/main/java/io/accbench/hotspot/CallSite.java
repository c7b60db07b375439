package io.accbench.hotspot;

import io.accbench.jfr.Frame;

/**
 * A call that a compiler did not inline.
 *
 * @param caller normalised
 * @param bytecode index of the call in the caller
 * @param callee as declared where it is virtual; normalised
 * @param reason HotSpot's own words
 * @param reached what is above the caller on the stack when the call is made, normalised; for a
 *     virtual call any method of its name
 */
record CallSite(Frame caller, int bytecode, Frame callee, String reason, Frame reached) {}
