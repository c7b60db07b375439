package io.accbench.prepare;

import io.accbench.prepare.discover.Thrown;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import sun.misc.Unsafe;

/**
 * Tries once an access that a JVM may restrict. Each try needs a JVM of its own, because a JVM may
 * warn only once.
 */
final class RestrictedAccess {
  static final String UNSAFE = "unsafe";
  static final String FINAL = "final";

  /** The bean that is accessed. */
  private static final class FieldHolder {
    private int plain = 70_001;
    private final int last;

    FieldHolder(int last) {
      this.last = last;
    }
  }

  private RestrictedAccess() {}

  /**
   * @param arguments {@link #UNSAFE} or {@link #FINAL}, and the file to which the exception is
   *     written, or no text if there is no exception
   */
  public static void main(String[] arguments) throws IOException {
    Files.writeString(Path.of(arguments[1]), failure(arguments[0]));
  }

  private static String failure(String attempt) {
    try {
      if (attempt.equals(UNSAFE)) {
        writeAndRead();
      } else {
        setFinal();
      }
      return "";
    } catch (ReflectiveOperationException | RuntimeException | LinkageError denied) {
      return Thrown.of(denied).cause().thrown();
    }
  }

  private static void writeAndRead() throws ReflectiveOperationException {
    Field instance = Unsafe.class.getDeclaredField("theUnsafe");
    instance.setAccessible(true);
    Unsafe unsafe = (Unsafe) instance.get(null);
    FieldHolder bean = new FieldHolder(1);
    long offset = unsafe.objectFieldOffset(FieldHolder.class.getDeclaredField("plain"));
    unsafe.putInt(bean, offset, 70_002);
    check(unsafe.getInt(bean, offset) == bean.plain, "Unsafe wrote another field");
  }

  private static void setFinal() throws ReflectiveOperationException {
    FieldHolder bean = new FieldHolder(1);
    Field last = FieldHolder.class.getDeclaredField("last");
    last.setAccessible(true);
    last.setInt(bean, 2);
    check(last.getInt(bean) == 2 && bean.last == 2, "the field kept its value");
  }

  private static void check(boolean done, String otherwise) {
    if (!done) {
      throw new IllegalStateException(otherwise);
    }
  }
}
