package io.accbench.kernel.bench;

import java.lang.reflect.Field;
import org.openjdk.jmh.infra.IterationParams;

/**
 * The number of iterations of a phase, changed while it runs: JMH asks for it before each one, and
 * has no other way to end a phase early.
 *
 * <p>Note: the field is final, and so nothing else writes it; JMH reads it through a getter in a
 * loop of a few hundred turns. A test with a real fork notices when a later JMH has it no more.
 */
final class IterationCount {
  private IterationCount() {}

  /** Makes {@code number}, counted from 1, the phase's last iteration. */
  static void end(IterationParams phase, int number) {
    try {
      Field count =
          phase
              .getClass()
              .getSuperclass()
              .getSuperclass()
              .getSuperclass()
              .getDeclaredField("count");
      count.setAccessible(true);
      count.setInt(phase, number);
    } catch (ReflectiveOperationException changed) {
      throw new IllegalStateException("this JMH counts its iterations in another way", changed);
    }
  }
}
