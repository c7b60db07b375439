package io.accbench.kernel.bytecode;

/** A generated class that reaches several members; an instance reaches one of them. */
public interface IndexedAccessors {
  /** An accessor for the member of that index. */
  Object at(int index);
}
