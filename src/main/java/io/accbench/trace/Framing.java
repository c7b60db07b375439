package io.accbench.trace;

import java.io.IOException;

/** One way of parting a stream into frames. */
interface Framing {
  /**
   * Shows the next frame; false at the end of the stream.
   *
   * @throws BadFrame when bounds or size are wrong; the next call goes on behind the bad part
   */
  boolean next(Frame frame) throws IOException, BadFrame;

  /** What is wrong with the frame just shown, which turned out not to be JSON. */
  default BadFrame cause(Frame frame, BadFrame notJson) {
    return notJson;
  }
}
