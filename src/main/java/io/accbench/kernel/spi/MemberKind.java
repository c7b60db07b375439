package io.accbench.kernel.spi;

/** How a property is reached: through its field, or through its getter and setter. */
public enum MemberKind {
  FIELD,
  METHOD
}
