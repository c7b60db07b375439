package io.accbench.kernel.profiler;

import java.lang.reflect.Field;
import org.openjdk.jmh.infra.IterationParams;

/**
 * Changes the number of iterations of a phase while it runs. JMH reads that number before each
 * iteration, and has no other way to end a phase early.
 *
 * <p>Note: the field is final, so nothing else writes it. JMH reads it through a getter in a loop
 * that runs a few hundred times. A test with a real fork fails when a later JMH lacks the field.
 */
final class IterationCount {
  private IterationCount() {}

  /** Makes {@code number}, counted from 1, the phase's last iteration. */
  static void end(IterationParams phase, int number) {
    try {
      Field count = field(phase.getClass());
      count.setAccessible(true);
      count.setInt(phase, number);
    } catch (ReflectiveOperationException changed) {
      throw new IllegalStateException("this JMH counts its iterations in another way", changed);
    }
  }

  /** Returns the field, which one of the superclasses declares. */
  private static Field field(Class<?> type) throws NoSuchFieldException {
    for (Class<?> one = type; one != null; one = one.getSuperclass()) {
      for (Field field : one.getDeclaredFields()) {
        if (field.getName().equals("count") && field.getType() == int.class) {
          return field;
        }
      }
    }
    throw new NoSuchFieldException("count");
  }
}
