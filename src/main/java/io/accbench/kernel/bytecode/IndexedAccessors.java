package io.accbench.kernel.bytecode;

/** A generated class for several members; each instance accesses one of them. */
public interface IndexedAccessors {
  /** Returns an accessor for the member with that index. */
  Object at(int index);
}
