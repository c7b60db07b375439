package io.accbench.trace;

/**
 * What a frame is: a name, with {@code .request}, {@code .response} or {@code .notification} behind
 * it in JSON-RPC.
 */
final class Kind {
  static final String REQUEST = ".request";
  static final String RESPONSE = ".response";
  static final String NOTIFICATION = ".notification";

  /** A JSON-RPC response to a request that the trace does not hold, or not any more. */
  static final String STRAY_RESPONSE = "(response)";

  /** A frame without what kinds are told by. */
  static final String NONE = "(none)";

  private Kind() {}
}
