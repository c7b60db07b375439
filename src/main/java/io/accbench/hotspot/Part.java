package io.accbench.hotspot;

import io.accbench.jfr.StackFrame;

/**
 * The part that a sample belongs to. Each sample belongs to one part only, so that parts add up to
 * all samples.
 *
 * @param method the method whose own code ran; for an access the outermost frame of the machinery
 * @param access whether the part stands for all that the machinery called, too
 */
public record Part(StackFrame method, boolean access) {}
