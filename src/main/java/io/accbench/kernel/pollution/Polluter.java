package io.accbench.kernel.pollution;

/** Runs what pollutes a fork's JVM, before its benchmark is set up. */
public final class Polluter {
  /**
   * The time of each work. Arbitrary: several times what C2 takes to compile what the work calls.
   */
  private static final long NANOS = 2_000_000_000L;

  private Polluter() {}

  /** Runs each work again and again for 2 s, and then collects what they left. */
  public static void pollute(Traffic... works) throws Throwable {
    for (Traffic work : works) {
      long start = System.nanoTime();
      do {
        work.run();
      } while (System.nanoTime() - start < NANOS);
    }
    System.gc();
  }
}
