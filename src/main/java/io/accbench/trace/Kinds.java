package io.accbench.trace;

import java.util.Map;

/**
 * A way of finding the kind of each frame; it must be asked once for every frame, in the order of
 * the trace.
 */
interface Kinds {
  /** Returns the kind of a frame that is JSON. */
  String of(JsonText json) throws BadFrame;

  /**
   * Returns the requests without a response so far, by method. It is empty where there are no
   * requests among the kinds.
   */
  default Map<String, Long> unanswered() {
    return Map.of();
  }

  /**
   * Returns kinds by the text of the value that a pointer names, or by JSON-RPC method if the
   * pointer is null.
   */
  static Kinds by(Pointer pointer, FrameNames names) {
    return pointer == null ? new RpcKinds(names) : new PointerKinds(pointer, names);
  }
}
