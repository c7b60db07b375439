package io.accbench.trace;

/**
 * The names of kinds of frames. In JSON-RPC a kind is a method's name with {@code .request}, {@code
 * .response} or {@code .notification} behind it.
 */
final class FrameKind {
  static final String REQUEST = ".request";
  static final String RESPONSE = ".response";
  static final String NOTIFICATION = ".notification";

  /** The kind of a JSON-RPC response to a request that the trace does not hold, or not any more. */
  static final String STRAY_RESPONSE = "(response)";

  /** The kind of a frame without the value by which kinds are distinguished. */
  static final String NONE = "(none)";

  private FrameKind() {}
}
