package io.accbench.kernel.graph;

/**
 * The bytes of a recipe that denote what follows, and the version of the format.
 *
 * <p>A recipe consists of magic number, version, the expected sums of fields and of methods, class
 * names, generated assemblers, bean types, and the root value. The tags are plain constants, so
 * that reading initialises neither a switch map nor an enum.
 */
public final class Tag {
  /** The first four bytes: {@code ACBR}. */
  public static final int MAGIC = 0x41434252;

  /** The version, which changes with every change of the format. */
  public static final int VERSION = 3;

  public static final int NULL = 0;

  /** A bean that occurs earlier in the recipe, by its number. */
  public static final int REFERENCE = 1;

  public static final int BEAN = 2;

  /** A graph that a static factory returns. */
  public static final int FACTORY = 3;

  public static final int ENUM = 4;

  public static final int BOOLEAN = 10;
  public static final int BYTE = 11;
  public static final int SHORT = 12;
  public static final int CHAR = 13;
  public static final int INT = 14;
  public static final int LONG = 15;
  public static final int FLOAT = 16;
  public static final int DOUBLE = 17;
  public static final int STRING = 18;

  /** A {@code BigDecimal} whose unscaled value fits a long. */
  public static final int SHORT_DECIMAL = 19;

  public static final int LONG_DECIMAL = 20;
  public static final int BIG_INTEGER = 21;
  public static final int UUID = 22;
  public static final int INSTANT = 23;
  public static final int LOCAL_DATE = 24;
  public static final int LOCAL_TIME = 25;
  public static final int LOCAL_DATE_TIME = 26;
  public static final int OFFSET_DATE_TIME = 27;
  public static final int DURATION = 28;
  public static final int URI = 29;
  public static final int DATE = 30;
  public static final int PERIOD = 31;

  public static final int ZONED_DATE_TIME = 32;
  public static final int ZONE = 33;
  public static final int CURRENCY = 34;
  public static final int LOCALE = 35;
  public static final int YEAR_MONTH = 36;
  public static final int YEAR = 37;

  /** {@code OptionalInt}, {@code OptionalLong} or {@code OptionalDouble}. */
  public static final int OPTIONAL_NUMBER = 38;

  /** {@code AtomicInteger}, {@code AtomicLong} or {@code AtomicBoolean}. */
  public static final int ATOMIC = 39;

  public static final int ARRAY = 40;
  public static final int PRIMITIVES = 41;
  public static final int OPTIONAL = 42;

  public static final int ARRAY_LIST = 50;
  public static final int LINKED_LIST = 51;
  public static final int ARRAY_DEQUE = 52;
  public static final int IMMUTABLE_LIST = 53;
  public static final int HASH_SET = 54;
  public static final int LINKED_HASH_SET = 55;
  public static final int TREE_SET = 56;
  public static final int ENUM_SET = 57;

  public static final int HASH_MAP = 60;
  public static final int LINKED_HASH_MAP = 61;
  public static final int TREE_MAP = 62;
  public static final int ENUM_MAP = 63;

  private Tag() {}
}
