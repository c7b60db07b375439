package io.accbench.jfr;

import java.util.List;

/**
 * A stack of a thread.
 *
 * @param frames the frames, the leaf first, which alone has a line; empty when the recording holds
 *     no frames
 * @param truncated whether frames at the root are missing
 */
public record StackTrace(List<StackFrame> frames, boolean truncated) {
  static final StackTrace NONE = new StackTrace(List.of(), false);
}
