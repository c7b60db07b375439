package io.accbench.kernel.ruler;

/**
 * Two fixed pieces of work of about a millisecond each. Every reading does the same, so the true
 * ratio of any two readings is 1.
 *
 * <p>On a shared machine arithmetic is disturbed by whoever takes the core, allocation by whoever
 * takes memory bandwidth and cache as well; neighbours show in the second long before the first.
 */
final class Rulers {
  private static final int ARITHMETIC_STEPS = 700_000;

  /**
   * As many as take a millisecond; a fifth of them was moved by 80 % by what lasts 2 ms only. Of
   * the size of a small document.
   */
  private static final int OBJECTS = 60_000;

  private static final int OBJECT_BYTES = 256;

  private final byte[][] reachable = new byte[64][];
  private long state = 1;

  /** A chain of multiplications: no step can begin before the one before it has ended. */
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
