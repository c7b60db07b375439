package known;

/** Work whose time is known. */
public final class Work {
  /** Some tens of microseconds: far below the sampling period, so that they cannot beat with it. */
  private static final int ROUNDS = 20_000;

  public static volatile long sink;

  /** What reads a property. */
  public interface Getter {
    long get() throws Exception;
  }

  /** The same work for the same number, wherever it is called; it must not be inlined. */
  public static long spin(int units) {
    long sum = 0;
    for (int unit = 0; unit < units; unit++) {
      for (int i = 0; i < ROUNDS; i++) {
        sum = sum * 31 + i;
      }
    }
    return sum;
  }

  private Work() {}
}
