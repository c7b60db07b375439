package io.accbench.trace;

import java.io.IOException;

/** A way of separating a stream into frames. */
interface Framing {
  /** The amount of space at the end of a line that is not counted against the limit; arbitrary. */
  int MOST_SPACE_BYTES = 1 << 10;

  /**
   * Shows the next frame; returns false at the end of the stream.
   *
   * @throws BadFrame when bounds or size are wrong; the next call goes on behind the bad part
   */
  boolean next(Frame frame) throws IOException, BadFrame;

  /** Returns what is wrong with the frame just shown, which turned out not to be JSON. */
  default BadFrame cause(Frame frame, BadFrame notJson) {
    return notJson;
  }
}
