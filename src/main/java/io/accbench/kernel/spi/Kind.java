package io.accbench.kernel.spi;

/** What a slot carries: one of the eight primitives, or a reference. */
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

  /** The primitive class, or {@code Object.class}: the type in a slot's signature. */
  public Class<?> type() {
    return type;
  }

  /** The kind without boxing: a primitive's own, {@link #OBJECT} for every reference type. */
  public static Kind of(Class<?> type) {
    for (Kind kind : values()) {
      if (kind.type == type) {
        return kind;
      }
    }
    return OBJECT;
  }
}
