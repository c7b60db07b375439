package io.accbench.trace;

import java.util.Map;

/** Tells the kind of each frame; asked once for every frame, in the order of the trace. */
interface Kinds {
  /** The kind of a frame that is JSON. */
  String of(JsonText json) throws BadFrame;

  /** Requests without a response so far, by method; empty where kinds know no requests. */
  default Map<String, Long> unanswered() {
    return Map.of();
  }

  /** By the text of the value that a pointer names; by JSON-RPC method when it is null. */
  static Kinds by(Pointer pointer, Names names) {
    return pointer == null ? new RpcKinds(names) : new PointerKinds(pointer, names);
  }
}
