package io.accbench.kernel.profiler;

/**
 * A slow-down of known size for a benchmark of any signature. A changed copy of the benchmark's
 * class asks before each operation how often to do it. The system property {@code
 * accbench.injection} gives a kind and a share of the operation's own cost:
 *
 * <ul>
 *   <li>{@code even:10%}: every tenth operation is done twice;
 *   <li>{@code rare:10%}: after each {@value #RARE} operations, a tenth as many more are done in
 *       one go, like a slow path that is seldom taken;
 *   <li>{@code garbage:10%}: after every tenth operation an array is kept alive for a while.
 * </ul>
 *
 * <p>The count is each thread's own. Looking it up costs some nanoseconds, so an operation of some
 * tens of nanoseconds becomes slower by more than the share.
 */
public final class AddedWork {
  /** Operations between two slow paths. Arbitrary: some ten milliseconds of a codec. */
  static final int RARE = 20_000;

  /** The number of arrays that {@code garbage} keeps alive. Arbitrary: 16 MB in all. */
  private static final int KEPT = 16_384;

  private static final int KEPT_BYTES = 1_000;

  /** The tolerance for sums of decimal shares that are a little less than whole. */
  private static final double ROUNDING = 1e-6;

  private static final ThreadLocal<AddedWork> OWN = ThreadLocal.withInitial(AddedWork::new);

  private final double share;
  private final int period;
  private final byte[][] kept;
  private double owed;
  private int next;
  private int left;

  private AddedWork() {
    this(System.getProperty("accbench.injection", "even:0%"));
  }

  AddedWork(String injection) {
    String[] parts = injection.split("[:%]");
    share = Double.parseDouble(parts[1]) / 100;
    period = parts[0].equals("rare") ? RARE : 1;
    kept = parts[0].equals("garbage") ? new byte[KEPT][] : null;
    left = period;
  }

  /** Returns how often the calling thread is to do its operation now; usually once. */
  public static int times() {
    return OWN.get().next();
  }

  int next() {
    left--;
    if (left > 0) {
      return 1;
    }
    left = period;
    owed += period * share;
    int due = (int) (owed + ROUNDING);
    owed -= due;
    if (kept == null || due == 0) {
      return 1 + due;
    }
    kept[next] = new byte[KEPT_BYTES];
    next = (next + 1) % KEPT;
    return 1;
  }
}
