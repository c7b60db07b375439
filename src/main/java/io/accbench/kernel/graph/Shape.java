package io.accbench.kernel.graph;

/** The kind of value that a property can hold, by its declared type. */
public enum Shape {
  /** A primitive, box, string, number, date or enum; never a bean. */
  SCALAR,
  /** A bean of the graph. */
  BEAN,
  /** A {@link java.util.Collection}. */
  COLLECTION,
  /** A {@link java.util.Map}. */
  MAP,
  /** An array of references; an array of primitives is a scalar. */
  ARRAY,
  /** Any value, since the type is {@code Object}, a type variable or an interface. */
  ANY
}
