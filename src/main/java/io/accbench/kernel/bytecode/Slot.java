package io.accbench.kernel.bytecode;

import io.accbench.kernel.spi.Getter;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.Property;
import io.accbench.kernel.spi.Setter;

/** The slot interfaces of {@link Getter} and {@link Setter} and their only methods, by kind. */
// a switch over the enum would load one more class in a fork that measures its first operation
@SuppressWarnings("EnumOrdinal")
public final class Slot {
  private static final Class<?>[] GETTERS = {
    Getter.OfBoolean.class,
    Getter.OfByte.class,
    Getter.OfShort.class,
    Getter.OfChar.class,
    Getter.OfInt.class,
    Getter.OfLong.class,
    Getter.OfFloat.class,
    Getter.OfDouble.class,
    Getter.OfObject.class
  };
  private static final Class<?>[] SETTERS = {
    Setter.OfBoolean.class,
    Setter.OfByte.class,
    Setter.OfShort.class,
    Setter.OfChar.class,
    Setter.OfInt.class,
    Setter.OfLong.class,
    Setter.OfFloat.class,
    Setter.OfDouble.class,
    Setter.OfObject.class
  };
  private static final String[] SUFFIXES = {
    "Boolean", "Byte", "Short", "Char", "Int", "Long", "Float", "Double", ""
  };

  private Slot() {}

  /** Returns {@code Getter.OfInt} for {@link Kind#INT}. */
  public static Class<?> getter(Kind kind) {
    return GETTERS[kind.ordinal()];
  }

  /** Returns {@code Setter.OfInt} for {@link Kind#INT}. */
  public static Class<?> setter(Kind kind) {
    return SETTERS[kind.ordinal()];
  }

  /** Returns {@code getInt} for {@link Kind#INT}, {@code get} for {@link Kind#OBJECT}. */
  public static String getterMethod(Kind kind) {
    return "get" + SUFFIXES[kind.ordinal()];
  }

  /** Returns {@code setInt} for {@link Kind#INT}, {@code set} for {@link Kind#OBJECT}. */
  public static String setterMethod(Kind kind) {
    return "set" + SUFFIXES[kind.ordinal()];
  }

  /**
   * Checks that a slot is boxed or of the kind that a property has for reading or for writing.
   *
   * @throws IllegalArgumentException when it is not; the message names both kinds
   */
  public static void check(Property property, Kind slot, Kind own) {
    if (slot != Kind.OBJECT && slot != own) {
      throw new IllegalArgumentException(
          property + " is of kind " + own + " and cannot stand in a slot " + slot);
    }
  }
}
