package io.accbench.kernel.spi;

/** The kind of value that a slot passes: one of the eight primitives, or a reference. */
public enum Kind {
  BOOLEAN(boolean.class),
  BYTE(byte.class),
  SHORT(short.class),
  CHAR(char.class),
  INT(int.class),
  LONG(long.class),
  FLOAT(float.class),
  DOUBLE(double.class),
  OBJECT(Object.class);

  private final Class<?> type;

  Kind(Class<?> type) {
    this.type = type;
  }

  /** Returns the type in a slot's signature: the primitive class, or {@code Object.class}. */
  public Class<?> type() {
    return type;
  }

  /**
   * Returns the kind without boxing: a primitive's own, {@link #OBJECT} for every reference type.
   */
  public static Kind of(Class<?> type) {
    for (Kind kind : values()) {
      if (kind.type == type) {
        return kind;
      }
    }
    return OBJECT;
  }
}
