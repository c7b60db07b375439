package io.accbench.prepare.shop;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.TimeUnit;

/** Classes as users have them, in a package that is not the tool's. */
@SuppressWarnings({"unused", "UnusedVariable", "UnusedMethod"}) // read and called by the tool
public final class Shop {
  private Shop() {}

  public static final class NoSetters {
    private int count;
    private String name;
    private NoSetters next;
    private List<NoSetters> more;
  }

  static class Hidden {
    int id;
    String name;
  }

  public static class Base {
    private long id;
    protected String label;

    public long getId() {
      return id;
    }
  }

  public static final class Derived extends Base {
    private int id;
    private int size;

    public int getSize() {
      return size;
    }

    public Derived setSize(int size) {
      this.size = size;
      return this;
    }
  }

  public static class Box<T> {
    private T content;
    private List<T> rest;

    public T getContent() {
      return content;
    }

    public void setContent(T content) {
      this.content = content;
    }
  }

  public static final class Boxes {
    public Box<Hidden> hidden;
    public Box<String> text;
  }

  public record Money(BigDecimal amount, String currency) {
    public static Money of(BigDecimal amount, String currency) {
      return new Money(amount, currency);
    }
  }

  /** Fills what its constructor makes. */
  public static final class Filled {
    private final List<Hidden> all = new ArrayList<>();
    private final Map<String, Integer> counts = new TreeMap<>();
    private final List<String> defaults = new ArrayList<>(List.of("d"));
    private final Set<Hidden> unordered = new java.util.HashSet<>();
    private int id;

    public List<Hidden> getAll() {
      return all;
    }
  }

  /** Takes its fields through a constructor only. */
  public static final class Immutable {
    private final int count;
    private final Money price;
    private final List<String> tags;

    public Immutable(int count, Money price, List<String> tags) {
      this.count = count;
      this.price = price;
      this.tags = List.copyOf(tags);
    }

    public int count() {
      return count;
    }

    public Money price() {
      return price;
    }

    public List<String> tags() {
      return tags;
    }
  }

  /** Made by a static factory with a private constructor. */
  public static final class Made {
    private final int count;
    private final String name;

    private Made(int[] both, String name) {
      this.count = both[0];
      this.name = name;
    }

    @JsonCreator
    static Made of(@JsonProperty("count") int count, @JsonProperty("name") String name) {
      return new Made(new int[] {count}, name);
    }
  }

  public enum Colour {
    RED,
    GREEN {
      @Override
      int code() {
        return 2;
      }
    },
    BLUE;

    int code() {
      return 1;
    }
  }

  public static final class Containers {
    public Map<String, List<Hidden>> byName;
    public TreeMap<Integer, Hidden> sorted;
    public HashMap<String, Integer> hashed;
    public EnumMap<Colour, String> byColour;
    public Map<Colour, Hidden> plainByColour;
    public Set<String> names;
    public TreeSet<Long> ordered;
    public LinkedList<Colour> linked;
    public Optional<Hidden> maybe;
    public Optional<String> nothing;
    public Hidden[] array;
    public String[][] grid;
    public int[] ints;
    public byte[] bytes;
    public double[] doubles;
    public char[] chars;
    public Colour colour;
    public TimeUnit unit;
    public Object any;
  }

  public static final class Scalars {
    public BigDecimal decimal;
    public BigDecimal longDecimal;
    public BigInteger integer;
    public UUID uuid;
    public Instant instant;
    public LocalDate date;
    public LocalTime time;
    public LocalDateTime dateTime;
    public OffsetDateTime offset;
    public Duration duration;
    public URI uri;
    public String text;
    public Character character;
    public Short small;
    public Byte tiny;
    public Float single;
    public Boolean flag;
  }

  /** Getters and setters that do not do what their names say. */
  public static class Odd {
    public int doubled;
    public int rejecting;
    public int throwing;
    public int copied;
    private String typed = "text";
    private int computedOnly;

    public int getDoubled() {
      return doubled * 2;
    }

    public int getRejecting() {
      return rejecting;
    }

    public void setRejecting(int value) {
      throw new IllegalArgumentException("never");
    }

    public int getThrowing() {
      throw new IllegalStateException("not today");
    }

    public int getCopied() {
      return copied;
    }

    public Odd withCopied(int value) {
      Odd copy = new Odd();
      copy.copied = value;
      return copy;
    }

    public Optional<String> getTyped() {
      return Optional.of(typed);
    }

    public int getNotAProperty() {
      return computedOnly;
    }
  }

  public static final class Unbindable {
    public java.util.BitSet bits;
  }

  public static final class RareScalars {
    public java.time.ZonedDateTime zoned;
    public java.time.ZoneId zone;
    public java.util.Currency currency;
    public java.util.Locale locale;
    public java.time.YearMonth month;
    public java.time.Year year;
    public java.util.OptionalInt maybeInt;
    public java.util.OptionalLong maybeLong;
    public java.util.OptionalDouble maybeDouble;
    public java.util.concurrent.atomic.AtomicInteger atomicInt;
    public java.util.concurrent.atomic.AtomicLong atomicLong;
    public java.util.concurrent.atomic.AtomicBoolean atomicBoolean;
  }

  /** Holds itself. */
  public static final class Ring {
    private Ring next;
    private final List<Object> all = new ArrayList<>();

    private static Ring cycle() {
      Ring one = new Ring();
      Ring two = new Ring();
      one.next = two;
      two.next = one;
      one.all.add(one.all);
      one.all.add(two);
      return one;
    }
  }

  /** Wrapped and immutable collections, as constructors leave them. */
  public record Wrapped(
      List<String> fixed,
      List<String> immutable,
      Set<String> unordered,
      Map<String, Integer> unmodifiable) {
    public Wrapped {
      fixed = Arrays.asList(fixed.toArray(new String[0]));
      immutable = List.copyOf(immutable);
      unordered = Set.copyOf(unordered);
      unmodifiable = Collections.unmodifiableMap(new LinkedHashMap<>(unmodifiable));
    }
  }

  static Object failing() {
    throw new IllegalStateException("no graph today");
  }
}
