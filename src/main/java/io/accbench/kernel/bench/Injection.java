package io.accbench.kernel.bench;

import org.openjdk.jmh.annotations.CompilerControl;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * A slowdown of known size, to see whether the measurement detects it. The system property {@code
 * accbench.injection} gives a kind and a share of the operation's own cost.
 *
 * <ul>
 *   <li>{@code even:10%}: every tenth operation is done twice;
 *   <li>{@code rare:10%}: after each {@value #RARE} operations, a tenth as many more are done in
 *       one go, like a slow path that is seldom taken;
 *   <li>{@code garbage:10%}: after every tenth operation an array is kept alive for a while, so
 *       that garbage collections have more to copy; the cost depends on the operation.
 * </ul>
 */
@State(Scope.Thread)
public class Injection {
  /** Operations between two slow paths. Arbitrary: some ten milliseconds of a codec. */
  static final int RARE = 20_000;

  /** The number of arrays that {@code garbage} keeps alive. Arbitrary: 16 MB in all. */
  private static final int KEPT = 16_384;

  private static final int KEPT_BYTES = 1_000;

  /** The tolerance for sums of decimal shares that are a little less or more than whole. */
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
    int colon = injection.indexOf(':');
    share = Double.parseDouble(injection.substring(colon + 1, injection.indexOf('%'))) / 100;
    rare = injection.startsWith("rare:") ? RARE : 0;
    kept = injection.startsWith("garbage:") ? new Object[KEPT] : null;
    countDown();
  }

  /**
   * Returns how many times the operation is to be done now; usually once. This adds only a
   * countdown and a loop to an operation. Still, the JIT may compile an operation of some tens of
   * nanoseconds to other code, and slow it down by more than the share.
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

  /** Sets the countdown to the operation after which a whole additional one is due. */
  private void countDown() {
    int whole = share > 0 ? (int) Math.ceil((1 - owed) / share - ROUNDING) : Integer.MAX_VALUE;
    passed = rare > 0 ? rare : whole;
    left = passed;
  }
}
