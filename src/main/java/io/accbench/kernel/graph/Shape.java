package io.accbench.kernel.graph;

/** What the value of a property can hold, by its declared type. */
public enum Shape {
  /** A primitive, box, string, number, date, enum: never a bean. */
  SCALAR,
  /** A bean of the graph. */
  BEAN,
  /** A {@link java.util.Collection}. */
  COLLECTION,
  /** A {@link java.util.Map}. */
  MAP,
  /** An array of references; an array of primitives is a scalar. */
  ARRAY,
  /** Only the value tells: {@code Object}, a type variable, an interface. */
  ANY
}
