package io.accbench.kernel.host;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The main class of the JVM of the rulers. For each byte on standard input it does the same work
 * again and prints how long that took, {@code arithmetic allocating}, in nanoseconds. It ends when
 * its input ends.
 */
public final class RulerMain {
  /** The readings before the first answer. The JIT has compiled both loops after a dozen. */
  private static final int WARM_UP = 100;

  private RulerMain() {}

  public static void main(String[] arguments) throws IOException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.US_ASCII);
    Rulers rulers = new Rulers();
    for (int i = 0; i < WARM_UP; i++) {
      rulers.arithmeticNanos();
      rulers.allocatingNanos();
    }
    while (System.in.read() >= 0) {
      out.println(rulers.arithmeticNanos() + " " + rulers.allocatingNanos());
    }
  }

  /**
   * Two control workloads (rulers) of about a millisecond each. Every reading does the same work,
   * so the true ratio of any two readings is 1.
   *
   * <p>On a shared machine, other processes disturb arithmetic when they take the core. They
   * disturb allocation also when they take memory bandwidth or cache, so allocation shows other
   * load on the host long before arithmetic does.
   */
  private static final class Rulers {
    private static final int ARITHMETIC_STEPS = 700_000;

    /**
     * The number of objects of {@link #OBJECT_BYTES}, the size of a small document. They take about
     * a millisecond. With a fifth of them, a disturbance of only 2 ms changed a reading by 80 %.
     */
    private static final int OBJECTS = 60_000;

    private static final int OBJECT_BYTES = 256;

    private final byte[][] reachable = new byte[64][];
    private long state = 1;

    /** Times a chain of multiplications, each of which needs the result of the one before. */
    long arithmeticNanos() {
      long start = System.nanoTime();
      long x = state;
      for (int i = 0; i < ARITHMETIC_STEPS; i++) {
        x = x * 6364136223846793005L + 1442695040888963407L; // Knuth, MMIX
      }
      state = x;
      return System.nanoTime() - start;
    }

    long allocatingNanos() {
      long start = System.nanoTime();
      for (int i = 0; i < OBJECTS; i++) {
        byte[] made = new byte[OBJECT_BYTES];
        made[i & (OBJECT_BYTES - 1)] = (byte) state;
        reachable[i & 63] = made;
      }
      return System.nanoTime() - start;
    }
  }
}
