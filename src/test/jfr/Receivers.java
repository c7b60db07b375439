import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;

/**
 * A program of which it is known what C2 inlines: calls with one and two receivers and a constant
 * handle, but not those with four receivers, handles that are no constants, and a method that is too
 * big.
 */
public class Receivers {
  interface Getter {
    long get(Bean bean);
  }

  static final class Bean {
    long value = 1;

    long value() {
      return value;
    }
  }

  record First(int rounds) implements Getter {
    @Override
    public long get(Bean bean) {
      return spin(bean.value(), rounds);
    }
  }

  record Second(int rounds) implements Getter {
    @Override
    public long get(Bean bean) {
      return spin(bean.value(), rounds + 1);
    }
  }

  record Third(int rounds) implements Getter {
    @Override
    public long get(Bean bean) {
      return spin(bean.value(), rounds + 2);
    }
  }

  record Fourth(int rounds) implements Getter {
    @Override
    public long get(Bean bean) {
      return spin(bean.value(), rounds + 3);
    }
  }

  private static final int ROUNDS = 200;
  private static final Getter[] ONE = {new First(ROUNDS)};
  private static final Getter[] TWO = {new First(ROUNDS), new Second(ROUNDS)};
  private static final Getter[] FOUR = {
    new First(ROUNDS), new Second(ROUNDS), new Third(ROUNDS), new Fourth(ROUNDS)
  };
  private static final MethodHandle CONSTANT = handle("first");
  private static final List<MethodHandle> HANDLES =
      List.of(handle("first"), handle("second"), handle("third"), handle("fourth"));

  static volatile long sink;

  static MethodHandle handle(String name) {
    try {
      return MethodHandles.lookup()
          .findStatic(Receivers.class, name, MethodType.methodType(long.class, Bean.class));
    } catch (ReflectiveOperationException missing) {
      throw new IllegalStateException(missing);
    }
  }

  static long first(Bean bean) {
    return spin(bean.value(), ROUNDS);
  }

  static long second(Bean bean) {
    return spin(bean.value(), ROUNDS + 1);
  }

  static long third(Bean bean) {
    return spin(bean.value(), ROUNDS + 2);
  }

  static long fourth(Bean bean) {
    return spin(bean.value(), ROUNDS + 3);
  }

  static long spin(long start, int rounds) {
    long sum = start;
    for (int i = 0; i < rounds; i++) {
      sum = sum * 31 + i;
    }
    return sum;
  }

  static long one(Bean bean) {
    long sum = 0;
    for (Getter getter : ONE) {
      sum += getter.get(bean);
    }
    return sum;
  }

  static long two(Bean bean) {
    long sum = 0;
    for (Getter getter : TWO) {
      sum += getter.get(bean);
    }
    return sum;
  }

  static long four(Bean bean) {
    long sum = 0;
    for (Getter getter : FOUR) {
      sum += getter.get(bean);
    }
    return sum;
  }

  static long constant(Bean bean) throws Throwable {
    return (long) CONSTANT.invokeExact(bean);
  }

  static long handles(Bean bean) throws Throwable {
    long sum = 0;
    for (int i = 0; i < 4; i++) {
      MethodHandle handle = HANDLES.get(i);
      sum += (long) handle.invokeExact(bean);
    }
    return sum;
  }

  /** More than the 325 bytes of bytecode that C2 inlines of a hot method. */
  static long big(long start, int rounds) {
    long a = start;
    for (int i = 0; i < rounds; i++) {
      a = a * 31 + i; a ^= a >>> 7; a = a * 33 + i; a ^= a >>> 9; a = a * 35 + i; a ^= a >>> 11;
      a = a * 37 + i; a ^= a >>> 13; a = a * 39 + i; a ^= a >>> 15; a = a * 41 + i; a ^= a >>> 17;
      a = a * 43 + i; a ^= a >>> 19; a = a * 45 + i; a ^= a >>> 21; a = a * 47 + i; a ^= a >>> 23;
      a = a * 49 + i; a ^= a >>> 25; a = a * 51 + i; a ^= a >>> 27; a = a * 53 + i; a ^= a >>> 29;
      a = a * 55 + i; a ^= a >>> 31; a = a * 57 + i; a ^= a >>> 33; a = a * 59 + i; a ^= a >>> 35;
      a = a * 61 + i; a ^= a >>> 37; a = a * 63 + i; a ^= a >>> 39; a = a * 65 + i; a ^= a >>> 41;
      a = a * 67 + i; a ^= a >>> 43; a = a * 69 + i; a ^= a >>> 45; a = a * 71 + i; a ^= a >>> 47;
      a = a * 73 + i; a ^= a >>> 49; a = a * 75 + i; a ^= a >>> 51; a = a * 77 + i; a ^= a >>> 53;
    }
    return a;
  }

  static long bigs(Bean bean) {
    long sum = 0;
    for (int i = 0; i < 3; i++) {
      sum += big(bean.value(), 5);
    }
    return sum;
  }

  static void all(Bean bean) throws Throwable {
    sink += one(bean) + two(bean) + four(bean) + constant(bean) + handles(bean) + bigs(bean);
  }

  public static void main(String[] arguments) throws Throwable {
    long end = System.nanoTime() + Long.parseLong(arguments[0]) * 1_000_000;
    Bean bean = new Bean();
    while (System.nanoTime() < end) {
      all(bean);
    }
  }
}
