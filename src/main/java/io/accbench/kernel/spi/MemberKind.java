package io.accbench.kernel.spi;

/** The kind of member that accesses a property: its field, or its getter and setter. */
public enum MemberKind {
  FIELD,
  METHOD
}
