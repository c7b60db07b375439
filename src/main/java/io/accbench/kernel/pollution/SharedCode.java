package io.accbench.kernel.pollution;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * The JDK's code that all programs share, with many types: collections, maps, comparators, arrays,
 * streams, and sequences of characters. Its profiles then name no single class any more.
 */
public final class SharedCode implements Traffic {
  /** The number of values of each type. Arbitrary: enough for loops. */
  private static final int EACH = 6;

  private static final List<List<Object>> VALUES =
      List.of(
          values(i -> "text " + i),
          values(i -> i),
          values(i -> i * 1_000_003L),
          values(i -> i / 8.0),
          values(i -> (char) ('a' + i)),
          values(i -> BigDecimal.valueOf(i, 2)),
          values(BigInteger::valueOf),
          values(i -> new UUID(i, i)),
          values(LocalDate::ofEpochDay),
          values(i -> DayOfWeek.of(i + 1)));

  private int next;

  /** The result of the last run, which is kept so that no compiler leaves the work out. */
  int result;

  /** Creates the work. */
  public SharedCode() {}

  private static List<Object> values(IntFunction<Object> value) {
    return IntStream.range(0, EACH).mapToObj(value).toList();
  }

  /** Does the work with values of one type; the next call takes those of another. */
  @Override
  public void run() {
    List<Object> values = VALUES.get(next++ % VALUES.size());
    result = ManyCollections.use(values);
    result += ManyMaps.use(values);
    result += ManyFunctions.use(values);
    result += ManySequences.use(values);
  }
}
