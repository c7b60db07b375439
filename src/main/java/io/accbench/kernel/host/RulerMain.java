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
   * <p>On a shared machine, others disturb arithmetic when they take the core or its other
   * hyperthread, which no counter of a virtual machine shows. They disturb allocation also when
   * they take memory bandwidth or cache.
   */
  private static final class Rulers {
    private static final int ARITHMETIC_STEPS = 350_000;

    /**
     * The number of objects of {@link #OBJECT_BYTES}, the size of a small document. They take about
     * a millisecond. With a fifth of them, a disturbance of only 2 ms changed a reading by 80 %.
     */
    private static final int OBJECTS = 60_000;

    private static final int OBJECT_BYTES = 256;

    private final byte[][] reachable = new byte[64][];
    private long first = 1;
    private long second = 2;
    private long third = 3;
    private long fourth = 4;

    /**
     * Times four chains that do not depend on each other, so that together they keep the core's
     * units busy as ordinary code does: one chain alone takes the same time beside a busy
     * hyperthread. The compiler cannot shorten them, as it shortens a chain of multiplications.
     */
    long arithmeticNanos() {
      long start = System.nanoTime();
      long a = first;
      long b = second;
      long c = third;
      long d = fourth;
      for (int i = 0; i < ARITHMETIC_STEPS; i++) { // Marsaglia, "Xorshift RNGs", 2003
        a ^= a << 13;
        b ^= b << 13;
        c ^= c << 13;
        d ^= d << 13;
        a ^= a >>> 7;
        b ^= b >>> 7;
        c ^= c >>> 7;
        d ^= d >>> 7;
        a ^= a << 17;
        b ^= b << 17;
        c ^= c << 17;
        d ^= d << 17;
      }
      first = a;
      second = b;
      third = c;
      fourth = d;
      return System.nanoTime() - start;
    }

    long allocatingNanos() {
      long start = System.nanoTime();
      for (int i = 0; i < OBJECTS; i++) {
        byte[] made = new byte[OBJECT_BYTES];
        made[i & (OBJECT_BYTES - 1)] = (byte) i;
        reachable[i & 63] = made;
      }
      return System.nanoTime() - start;
    }
  }
}
