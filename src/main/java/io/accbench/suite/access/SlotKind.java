package io.accbench.suite.access;

import java.util.Arrays;
import java.util.List;

/** The slots through which a primitive value goes. */
enum SlotKind {
  /** A slot of the primitive's own type. */
  TYPED("typed"),
  /** A slot for objects, so that the value goes through a box. */
  BOXED("boxed");

  private final String label;

  SlotKind(String label) {
    this.label = label;
  }

  /** Returns the name, as {@code --slot} takes it. */
  String label() {
    return label;
  }

  /** Returns the names of all slots. */
  static List<String> labels() {
    return Arrays.stream(values()).map(SlotKind::label).toList();
  }
}
