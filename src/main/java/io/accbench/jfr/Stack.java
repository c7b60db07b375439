package io.accbench.jfr;

import java.util.List;

/**
 * What a thread was doing.
 *
 * @param frames the leaf first, which alone has its line; empty when the recording holds none
 * @param truncated whether frames at the root are missing
 */
public record Stack(List<Frame> frames, boolean truncated) {
  static final Stack NONE = new Stack(List.of(), false);
}
