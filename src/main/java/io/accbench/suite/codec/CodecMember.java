package io.accbench.suite.codec;

import java.util.Arrays;
import java.util.List;

/** The members that a library may use. */
enum CodecMember {
  /** Those that the library uses as it comes. */
  DEFAULT("default"),
  /** Fields only: the library is configured so. */
  FIELD("field");

  private final String label;

  CodecMember(String label) {
    this.label = label;
  }

  /** Returns the name, as {@code --member} takes it. */
  String label() {
    return label;
  }

  /** Returns the names of all members. */
  static List<String> labels() {
    return Arrays.stream(values()).map(CodecMember::label).toList();
  }
}
