package io.accbench.kernel.pollution;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.CharBuffer;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.UUID;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The JDK's code that all programs share, with many types: collections, maps, comparators, arrays,
 * streams, and sequences of characters. Its profiles then name no single class any more.
 */
public final class SharedCode implements Traffic {
  /** The number of values of each type. Arbitrary: enough for loops. */
  private static final int EACH = 6;

  private static final Pattern WORD = Pattern.compile("[a-z]+|(\\d+)");

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
    result += sequences(values);
  }

  /** Uses sequences of characters of many classes, and values of many classes as text. */
  private static int sequences(List<Object> values) {
    int sum = 0;
    List<CharSequence> sequences = new ArrayList<>();
    for (Object value : values) {
      sequences.add(value.toString());
      sequences.add(new StringBuilder().append(value));
      sequences.add(new StringBuffer().append(value).append(sum));
      sequences.add(CharBuffer.wrap(value.toString().toCharArray()));
      sum += value.equals(String.valueOf(value)) ? 1 : 0;
    }
    for (CharSequence one : sequences) {
      sum += sequence(one);
    }
    sum += String.join(", ", sequences).split(",").length;
    return sum;
  }

  private static int sequence(CharSequence sequence) {
    int sum = sequence.length();
    for (int i = 0; i < sequence.length(); i++) {
      sum = 31 * sum + sequence.charAt(i);
    }
    for (Matcher words = WORD.matcher(sequence); words.find(); ) {
      sum += words.end();
    }
    String text = sequence.toString();
    sum += text.contentEquals(sequence) && text.contains(sequence) ? 1 : 0;
    sum += CharSequence.compare(text, sequence) + text.replace(sequence, "-").length();
    sum += sequence.subSequence(0, 1).length() + sequence.chars().sum();
    sum += new StringJoiner(",", "[", "]").add(sequence).add(text).toString().hashCode();
    return sum + new StringBuilder(sequence).append(sequence, 0, 1).append(sequence).length();
  }
}
