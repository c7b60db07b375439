package io.accbench.kernel.bench;

import org.openjdk.jmh.annotations.CompilerControl;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * A slow-down of known size, to see whether it is noticed: some operations are done again. Told by
 * the system property {@code accbench.injection}, a kind and a share of the operation's own cost.
 *
 * <ul>
 *   <li>{@code even:10%}: every tenth operation is done twice;
 *   <li>{@code rare:10%}: after each {@value #RARE} operations, a tenth as many in one go, as a
 *       slow path that is seldom taken;
 *   <li>{@code garbage:10%}: after every tenth operation an array is kept alive for a while, so
 *       that collections have more to copy; what that costs depends on the operation.
 * </ul>
 */
@State(Scope.Thread)
public class Injection {
  /** Operations between two rare ones; some ten milliseconds of a codec. Arbitrary. */
  static final int RARE = 20_000;

  /** Arrays kept alive by {@code garbage}, and their bytes; arbitrary: 16 MB in all. */
  private static final int KEPT = 16_384;

  private static final int KEPT_BYTES = 1_000;

  /** Sums of decimal shares are a little less or more than whole. */
  private static final double ROUNDING = 1e-6;

  private double share;
  private int rare;
  private Object[] kept;
  private int next;
  private double owed;
  private int passed;
  private int left;

  @Setup(Level.Trial)
  public void prepare() {
    prepare(System.getProperty("accbench.injection", "even:0%"));
  }

  void prepare(String injection) {
    String[] parts = injection.split("[:%]");
    share = Double.parseDouble(parts[1]) / 100;
    rare = parts[0].equals("rare") ? RARE : 0;
    kept = parts[0].equals("garbage") ? new Object[KEPT] : null;
    countDown();
  }

  /**
   * How many times the operation is to be done now; usually once. All that this adds to an
   * operation is a countdown and a loop; still, one of some tens of nanoseconds may come out of the
   * JIT as other code, and be slower by more than its share.
   */
  @CompilerControl(CompilerControl.Mode.INLINE)
  int times() {
    return --left > 0 ? 1 : 1 + due();
  }

  @CompilerControl(CompilerControl.Mode.DONT_INLINE)
  private int due() {
    owed += passed * share;
    int due = (int) (owed + ROUNDING);
    owed -= due;
    countDown();
    if (kept == null || due == 0) {
      return due;
    }
    kept[next] = new byte[KEPT_BYTES];
    next = (next + 1) & (KEPT - 1);
    return 0;
  }

  /** To the next operation that is owed whole. */
  private void countDown() {
    int whole = share > 0 ? (int) Math.ceil((1 - owed) / share - ROUNDING) : Integer.MAX_VALUE;
    passed = rare > 0 ? rare : whole;
    left = passed;
  }
}
