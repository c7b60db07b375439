package io.accbench.suite.access;

import java.util.Arrays;
import java.util.List;

/** The operations of suite access, one of which each invocation does to the object graph. */
enum AccessOperation {
  READ("read", true),
  WRITE("write", true),
  CONSTRUCT("construct", false),
  COPY("copy", false);

  private final String label;
  private final boolean oneProperty;

  AccessOperation(String label, boolean oneProperty) {
    this.label = label;
    this.oneProperty = oneProperty;
  }

  /** Returns the name, as {@code --operation} takes it. */
  String label() {
    return label;
  }

  /** Returns whether the operation can be done to one property alone. */
  boolean oneProperty() {
    return oneProperty;
  }

  /** Returns the names of all operations. */
  static List<String> labels() {
    return Arrays.stream(values()).map(AccessOperation::label).toList();
  }

  /**
   * Returns the operation of that name.
   *
   * @throws IllegalArgumentException when there is none
   */
  static AccessOperation parse(String label) {
    return Arrays.stream(values())
        .filter(operation -> operation.label.equals(label))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no operation \"" + label + "\""));
  }
}
