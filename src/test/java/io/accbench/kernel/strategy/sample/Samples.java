package io.accbench.kernel.strategy.sample;

import io.accbench.kernel.spi.Creation;
import io.accbench.kernel.spi.Property;
import io.accbench.kernel.strategy.sample.base.Entity;
import java.util.Arrays;

/** The classes that every strategy is tried on, those that other packages cannot name included. */
@SuppressWarnings({"unused", "UnusedVariable", "UnusedMethod"})
public final class Samples {
  private Samples() {}

  /** A class whose superclass is of another package and generic. */
  public static class Customer extends Entity<String> {}

  /** Package-private, so that javac adds bridges to public subclasses. */
  abstract static class Base {
    private int id;

    public int getId() {
      return id;
    }

    public void setId(int id) {
      this.id = id;
    }
  }

  /** Inherits a public member from a package-private class. */
  public static class Derived extends Base {}

  /** Neither the class nor its members are public. */
  static final class Narrow {
    private long secret;
    int open;

    private Narrow() {}

    private long getSecret() {
      return secret;
    }

    private void setSecret(long secret) {
      this.secret = secret;
    }

    int getOpen() {
      return open;
    }

    void setOpen(int open) {
      this.open = open;
    }
  }

  /** A record of a primitive, a wide primitive and a reference. */
  public record Point(int x, double y, String label) {}

  /** Setters that return: nothing else, itself, the old value. */
  public static class Chained {
    private String name;
    private long total;

    public String getName() {
      return name;
    }

    public Chained setName(String name) {
      this.name = name;
      return this;
    }

    public long getTotal() {
      return total;
    }

    public long setTotal(long total) {
      long old = this.total;
      this.total = total;
      return old;
    }
  }

  /** Setters of another type than the getter, and a private one. */
  public static class Written {
    private int count;
    private Integer size;
    private String name;
    private long total;

    public int getCount() {
      return count;
    }

    public void setCount(Integer count) {
      this.count = count;
    }

    public Integer getSize() {
      return size;
    }

    public void setSize(int size) {
      this.size = size;
    }

    public String getName() {
      return name;
    }

    public void setName(Object name) {
      this.name = (String) name;
    }

    public long getTotal() {
      return total;
    }

    private void setTotal(long total) {
      this.total = total;
    }
  }

  /** A setter that may be called with any number of arguments. */
  public static class Tagged {
    private Object[] tags;

    public Object[] getTags() {
      return tags;
    }

    public void setTags(Object... tags) {
      this.tags = tags;
    }
  }

  /** Volatile fields, and final ones. */
  public static class Shared {
    private volatile int count;
    private volatile String state;
    private final int[] fixed = {1};
    private static int shared = 5;

    public int count() {
      return count;
    }

    static int shared() {
      return shared;
    }
  }

  /** Made by a private factory of what a private method returned, as a value class of Kotlin is. */
  public record Celsius(int degrees) {
    private static int checked(int degrees) {
      return Math.max(degrees, -273);
    }

    private static Celsius box(int degrees) {
      return new Celsius(degrees);
    }
  }

  /** Only a factory makes it. */
  public static final class Money {
    private final long cents;
    private final String currency;

    private Money(long cents, String currency) {
      this.cents = cents;
      this.currency = currency;
    }

    public static Money of(long cents, String currency) {
      return new Money(cents, currency);
    }

    static Money none() {
      return new Money(0, "XXX");
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Money money
          && money.cents == cents
          && money.currency.equals(currency);
    }

    @Override
    public int hashCode() {
      return Long.hashCode(cents);
    }
  }

  /** Its initialiser shows whether a constructor ran. */
  public static class Initialised {
    public int value = 7;

    @Override
    public boolean equals(Object other) {
      return other instanceof Initialised initialised && initialised.value == value;
    }

    @Override
    public int hashCode() {
      return value;
    }
  }

  /** Made by a private constructor without arguments. */
  public static class Sealed {
    private Sealed() {}

    @Override
    public boolean equals(Object other) {
      return other instanceof Sealed;
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }

  /** Every kind of argument, and more of them than ICONST reaches. */
  public record Wide(
      boolean a, byte b, short c, char d, int e, long f, float g, double h, Integer i, String j) {}

  /** An interface's default method as a getter. */
  public interface Labelled {
    default String getLabel() {
      return "label";
    }
  }

  /** Inherits a getter from an interface. */
  public static class Implementation implements Labelled {}

  public static Class<?> narrow() {
    return Narrow.class;
  }

  public static Class<?> base() {
    return Base.class;
  }

  public static Object newNarrow() {
    return new Narrow();
  }

  /** Every creation, with what it must make. */
  public static Object[][] creations() {
    Object[] wide = {true, (byte) -1, (short) -2, 'x', -3, -4L, -0.0f, Double.NaN, null, "j"};
    return new Object[][] {
      {"no-arg", Creation.ofConstructor(Initialised.class), new Object[0], new Initialised()},
      {"private no-arg", Creation.ofConstructor(Sealed.class), new Object[0], new Sealed()},
      {
        "private arguments",
        Creation.ofConstructor(Money.class, long.class, String.class),
        new Object[] {5L, "EUR"},
        new Money(5L, "EUR")
      },
      {
        "record",
        Creation.ofConstructor(Point.class, int.class, double.class, String.class),
        new Object[] {1, -0.0, null},
        new Point(1, -0.0, null)
      },
      {
        "wide record",
        Creation.ofConstructor(Wide.class, componentTypes(Wide.class)),
        wide,
        new Wide(true, (byte) -1, (short) -2, 'x', -3, -4L, -0.0f, Double.NaN, null, "j")
      },
      {
        "factory",
        Creation.ofFactory(Money.class, Money.class, "of", long.class, String.class),
        new Object[] {7L, "CHF"},
        new Money(7L, "CHF")
      },
      {
        "converted",
        Creation.ofConverted(Celsius.class, Celsius.class, "box", "checked", int.class),
        new Object[] {-300},
        Celsius.box(-273)
      },
      {
        "no-arg factory",
        Creation.ofFactory(Money.class, Money.class, "none"),
        new Object[0],
        Money.none()
      },
    };
  }

  /** A field of {@link Shared} that is static. */
  public static Property staticField() {
    return Property.ofField(Shared.class, "shared", int.class, Shared.class, "shared", true);
  }

  private static Class<?>[] componentTypes(Class<?> type) {
    return Arrays.stream(type.getRecordComponents())
        .map(component -> component.getType())
        .toArray(Class<?>[]::new);
  }
}
