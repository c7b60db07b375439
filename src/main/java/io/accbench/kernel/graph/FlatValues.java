package io.accbench.kernel.graph;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.IdentityHashMap;

/**
 * Values in postfix form: what a container holds comes before the container. So a sum can be taken
 * again and again without recursion, and without the values.
 */
final class FlatValues {
  /** A scalar: its sum. */
  private static final byte SCALAR = 0;

  /** A value whose content cannot be known: the sum of its class's name. */
  private static final byte OPAQUE = 1;

  /** A bean: its number. */
  private static final byte BEAN = 2;

  /** A container with an order: its kind and the number of values before it that it holds. */
  private static final byte ORDERED = 3;

  /** A container without an order. */
  private static final byte UNORDERED = 4;

  /** A map without an order, of keys and values in turn. */
  private static final byte PAIRS = 5;

  private static final int KIND_SHIFT = 32;

  private final IdentityHashMap<Object, Integer> beans;
  private final boolean copies;
  private final ArrayDeque<FlatContainer> open = new ArrayDeque<>();
  private byte[] kinds = new byte[64];
  private long[] data = new long[64];
  private int size;
  private long[] stack = new long[16];

  /** A container of which some values are written. */
  private static final class FlatContainer {
    final Object value;
    final Object[] values;
    int next;

    FlatContainer(Object value, Object[] values) {
      this.value = value;
      this.values = values;
    }
  }

  /**
   * @param beans the number of each bean
   * @param copies whether sets and maps have no order, since copies of other classes hold the same
   */
  FlatValues(IdentityHashMap<Object, Integer> beans, boolean copies) {
    this.beans = beans;
    this.copies = copies;
  }

  /** Returns the number of entries, which is where the next value begins. */
  int size() {
    return size;
  }

  /** Adds a value with all that it holds, up to beans. */
  void add(Object value) {
    begin(value);
    while (!open.isEmpty()) {
      FlatContainer container = open.peek();
      if (container.next < container.values.length) {
        begin(container.values[container.next++]);
      } else {
        end(open.pop());
      }
    }
  }

  private void begin(Object value) {
    Integer number = value == null ? null : beans.get(value);
    if (number != null) {
      append(BEAN, number);
    } else if (!Contents.isContainer(value)) {
      long sum = ContentSum.of(value);
      append(
          sum == ContentSum.UNKNOWN ? OPAQUE : SCALAR,
          sum == ContentSum.UNKNOWN ? ofClass(value.getClass()) : sum);
    } else if (isOpen(value)) {
      append(SCALAR, 'Y'); // the container holds itself
    } else {
      open.push(new FlatContainer(value, Contents.of(value)));
    }
  }

  private boolean isOpen(Object value) {
    for (FlatContainer container : open) {
      if (container.value == value) {
        return true;
      }
    }
    return false;
  }

  private void end(FlatContainer container) {
    byte kind = ORDERED;
    if (!Contents.isOrdered(container.value, copies)) {
      kind = Contents.isMap(container.value) ? PAIRS : UNORDERED;
    }
    long tag = Contents.kind(container.value);
    append(kind, (tag << KIND_SHIFT) | container.values.length);
  }

  /** Returns the sum of the name of a class; those of lambdas and proxies differ in each JVM. */
  private static long ofClass(Class<?> type) {
    boolean generated = type.isHidden() || type.getName().indexOf("$Proxy") >= 0;
    return ContentSum.text(generated ? "" : type.getName());
  }

  private void append(byte kind, long datum) {
    if (size == kinds.length) {
      kinds = Arrays.copyOf(kinds, 2 * size);
      data = Arrays.copyOf(data, 2 * size);
    }
    kinds[size] = kind;
    data[size++] = datum;
  }

  /** Returns whether there is a value between two places whose content cannot be known. */
  boolean opaque(int from, int to) {
    for (int i = from; i < to; i++) {
      if (kinds[i] == OPAQUE) {
        return true;
      }
    }
    return false;
  }

  /** Adds an amount to the sum of each bean between two places. */
  void addTo(long[] ofBeans, int from, int to, long amount) {
    for (int i = from; i < to; i++) {
      if (kinds[i] == BEAN) {
        ofBeans[(int) data[i]] += amount;
      }
    }
  }

  /** Returns the sum of the value between two places, with a sum for each bean. */
  long sum(int from, int to, long[] ofBeans) {
    if (stack.length < to - from) {
      stack = new long[to - from];
    }
    int top = 0;
    for (int i = from; i < to; i++) {
      if (kinds[i] <= BEAN) {
        stack[top++] = kinds[i] == BEAN ? ofBeans[(int) data[i]] : data[i];
      } else {
        int held = (int) data[i];
        top -= held;
        stack[top] = ContentSum.mix(data[i], held(kinds[i], top, held));
        top++;
      }
    }
    return stack[0];
  }

  private long held(byte kind, int from, int count) {
    long sum = 0;
    for (int i = from; i < from + count; i++) {
      if (kind == ORDERED) {
        sum = ContentSum.mix(sum, stack[i]);
      } else if (kind == UNORDERED) {
        sum += ContentSum.mix(1, stack[i]);
      } else {
        sum += ContentSum.mix(stack[i], stack[++i]);
      }
    }
    return sum;
  }
}
