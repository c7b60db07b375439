import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import jdk.jfr.Event;
import jdk.jfr.Name;

/**
 * A program whose hot spots are known: 30 % of the time in {@code busy}, 60 % in {@code rest}, 10 %
 * in a getter called by reflection. Beside its thread another one, {@code idler}, is busy in {@code
 * beside}. Each of five iterations writes an event as a fork of accbench does; two are warm-up.
 */
public class KnownShare {
  /** Some tens of microseconds: far below the sampling period, so that they cannot beat with it. */
  private static final int ROUNDS = 20_000;

  static volatile long sink;
  static final List<Object> KEPT = new ArrayList<>();

  @Name("accbench.Iteration")
  static class Iteration extends Event {
    String type;
    int index;
  }

  static final class Node {
    final byte[] payload = new byte[1000];
  }

  public static final class Bean {
    /** Long enough to be seen in its own right. */
    public long getAmount() {
      return spin(1);
    }
  }

  /** The same work for the same number, wherever it is called; it must not be inlined. */
  static long spin(int units) {
    long sum = 0;
    for (int unit = 0; unit < units; unit++) {
      for (int i = 0; i < ROUNDS; i++) {
        sum = sum * 31 + i;
      }
    }
    return sum;
  }

  static void busy() {
    sink += spin(3);
  }

  static void rest() {
    sink += spin(6);
  }

  static void beside() {
    sink += spin(10);
  }

  static void allocate() {
    KEPT.add(new Node());
    if (KEPT.size() == 1000) {
      KEPT.clear();
    }
  }

  static void iteration(String type, int index, long millis, Method getter) throws Exception {
    Iteration event = new Iteration();
    event.type = type;
    event.index = index;
    event.begin();
    Bean bean = new Bean();
    long end = System.nanoTime() + millis * 1_000_000;
    while (System.nanoTime() < end) {
      busy();
      rest();
      sink += (Long) getter.invoke(bean);
      for (int i = 0; i < 5; i++) {
        allocate();
      }
    }
    event.commit();
  }

  public static void main(String[] arguments) throws Exception {
    long millis = Long.parseLong(arguments[0]);
    Thread idler =
        new Thread(
            () -> {
              while (!Thread.interrupted()) {
                beside();
              }
            },
            "idler");
    idler.setDaemon(true);
    idler.start();
    Method getter = Bean.class.getMethod("getAmount");
    for (int i = 0; i < 2; i++) {
      iteration("WARMUP", i, millis / 4, getter);
    }
    for (int i = 0; i < 3; i++) {
      iteration("MEASUREMENT", i, millis, getter);
    }
  }
}
