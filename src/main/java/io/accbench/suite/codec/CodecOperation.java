package io.accbench.suite.codec;

import java.util.Arrays;
import java.util.List;

/** The operations of suite codec, one of which each invocation does through a library. */
enum CodecOperation {
  SERIALIZE("serialize"),
  DESERIALIZE("deserialize"),
  /** Both, one after the other. */
  ROUNDTRIP("roundtrip"),
  /** Reading a document whose properties stand in the opposite order. */
  DESERIALIZE_REVERSED("deserialize-reversed");

  private final String label;

  CodecOperation(String label) {
    this.label = label;
  }

  /** Returns the name, as {@code --operation} takes it. */
  String label() {
    return label;
  }

  /** Returns the name of the benchmark method, which reads documents in any order. */
  String method() {
    return this == DESERIALIZE_REVERSED ? DESERIALIZE.label : label;
  }

  /** Returns whether a slow-down can be injected into the operation. */
  boolean slowable() {
    return this != ROUNDTRIP;
  }

  /** Returns the operations that a codec must be able to do for this one. */
  List<CodecOperation> needs() {
    return this == ROUNDTRIP ? List.of(SERIALIZE, DESERIALIZE) : List.of(this);
  }

  /** Returns the names of all operations. */
  static List<String> labels() {
    return Arrays.stream(values()).map(CodecOperation::label).toList();
  }

  /**
   * Returns the operation of that name.
   *
   * @throws IllegalArgumentException when there is none
   */
  static CodecOperation parse(String label) {
    return Arrays.stream(values())
        .filter(operation -> operation.label.equals(label))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no operation \"" + label + "\""));
  }
}
