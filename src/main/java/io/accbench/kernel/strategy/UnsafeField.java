package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.MemberKind;
import io.accbench.kernel.spi.Property;
import io.accbench.kernel.spi.Unsupported;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import sun.misc.Unsafe;

/**
 * The offset at which {@code sun.misc.Unsafe} finds a field, and the field's kind. Both come from
 * the field itself, since a wrong width crashes the JVM.
 */
final class UnsafeField {
  static final Unsafe UNSAFE = unsafe();

  // The ordinals of Kind as constants: a switch over the enum would load an array at each call.
  static final int BOOLEAN = 0;
  static final int BYTE = 1;
  static final int SHORT = 2;
  static final int CHAR = 3;
  static final int INT = 4;
  static final int LONG = 5;
  static final int FLOAT = 6;
  static final int DOUBLE = 7;

  private final long offset;
  private final int kind;
  private final Class<?> owner;
  private final boolean isVolatile;

  private UnsafeField(Field field) {
    this.offset = UNSAFE.objectFieldOffset(field);
    this.kind = Kind.of(field.getType()).ordinal();
    this.owner = field.getDeclaringClass();
    this.isVolatile = Modifier.isVolatile(field.getModifiers());
  }

  /**
   * Returns the field of a property.
   *
   * @throws UnsupportedOperationException when the property is a method, static, or of a record
   */
  static UnsafeField of(Property property) throws NoSuchFieldException {
    if (property.member() != MemberKind.FIELD) {
      throw Unsupported.because("Unsafe reaches fields only, not methods");
    }
    Field field = property.field();
    if (Modifier.isStatic(field.getModifiers())) {
      throw Unsupported.because(property + " is static");
    }
    return new UnsafeField(field);
  }

  /** Returns the offset of the field from the start of the object, as Unsafe defines it. */
  long offset() {
    return offset;
  }

  /** Returns the ordinal of the field's {@link Kind}. */
  int kind() {
    return kind;
  }

  /** Returns the class that declares the field. */
  Class<?> owner() {
    return owner;
  }

  boolean isVolatile() {
    return isVolatile;
  }

  private static Unsafe unsafe() {
    try {
      Field field = Unsafe.class.getDeclaredField("theUnsafe");
      field.setAccessible(true);
      return (Unsafe) field.get(null);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }
}
