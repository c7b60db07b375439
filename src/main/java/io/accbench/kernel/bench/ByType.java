package io.accbench.kernel.bench;

import io.accbench.kernel.graph.BeanType;

/** A map from bean classes to objects made for them. A list is enough: a graph has few classes. */
final class ByType<T> {
  private final BeanType[] types;
  private final Object[] values;
  private int size;

  ByType(int capacity) {
    this.types = new BeanType[capacity];
    this.values = new Object[capacity];
  }

  /** Returns the object that was put for the type, or null. */
  @SuppressWarnings("unchecked")
  T get(BeanType type) {
    for (int i = 0; i < size; i++) {
      if (types[i] == type) {
        return (T) values[i];
      }
    }
    return null;
  }

  T put(BeanType type, T value) {
    types[size] = type;
    values[size++] = value;
    return value;
  }
}
