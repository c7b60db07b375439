package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A set of processors by their numbers, as Linux counts and writes them: {@code 0,2-3}.
 *
 * @param numbers ascending, each once, from 0 to {@link #HIGHEST}; may be empty
 */
public record ProcessorSet(List<Integer> numbers) {
  /**
   * The highest number, which is more than Linux can be built for (8,192 on x86-64); the limit
   * keeps a text from taking much memory.
   */
  public static final int HIGHEST = 65_535;

  public static final ProcessorSet NONE = new ProcessorSet(List.of());

  private static final Pattern PART = Pattern.compile("(\\d{1,5})(?:-(\\d{1,5}))?");

  public ProcessorSet {
    numbers = List.copyOf(new TreeSet<>(numbers));
    if (numbers.stream().anyMatch(number -> number < 0 || number > HIGHEST)) {
      throw new IllegalArgumentException("a processor's number is from 0 to " + HIGHEST);
    }
  }

  public static ProcessorSet of(Integer... numbers) {
    return new ProcessorSet(List.of(numbers));
  }

  /**
   * Returns the processors that a list such as {@code 0,2-3} names; the empty set for a blank text.
   *
   * @throws IllegalArgumentException for any other text
   */
  @JsonCreator
  public static ProcessorSet parse(String text) {
    Collection<Integer> numbers = new TreeSet<>();
    for (String part : text.isBlank() ? new String[0] : text.split(",", -1)) {
      Matcher matcher = PART.matcher(part.strip());
      if (!matcher.matches()) {
        throw new IllegalArgumentException(
            "\"" + text + "\" is not a list of processors; write for example 0,2-3");
      }
      int first = Integer.parseInt(matcher.group(1));
      int last = matcher.group(2) == null ? first : Integer.parseInt(matcher.group(2));
      if (last < first || last > HIGHEST) {
        throw new IllegalArgumentException(
            "\"" + part + "\" is not a range of processors; write for example 2-3");
      }
      for (int number = first; number <= last; number++) {
        numbers.add(number);
      }
    }
    return new ProcessorSet(List.copyOf(numbers));
  }

  public int size() {
    return numbers.size();
  }

  public boolean isEmpty() {
    return numbers.isEmpty();
  }

  public boolean contains(int number) {
    return numbers.contains(number);
  }

  public boolean containsAll(ProcessorSet others) {
    return new TreeSet<>(numbers).containsAll(others.numbers);
  }

  /** Returns the processors that are in both sets. */
  public ProcessorSet and(ProcessorSet other) {
    return new ProcessorSet(numbers.stream().filter(other::contains).toList());
  }

  /** Returns the processors that are in either set. */
  public ProcessorSet or(ProcessorSet other) {
    Collection<Integer> all = new TreeSet<>(numbers);
    all.addAll(other.numbers);
    return new ProcessorSet(List.copyOf(all));
  }

  /** Returns the processors of this set that are not in the other. */
  public ProcessorSet without(ProcessorSet other) {
    return new ProcessorSet(numbers.stream().filter(number -> !other.contains(number)).toList());
  }

  /** Returns the processors as text, the inverse of {@link #parse}; empty for no processor. */
  @JsonValue
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < numbers.size(); i++) {
      int first = numbers.get(i);
      while (i + 1 < numbers.size() && numbers.get(i + 1) == numbers.get(i) + 1) {
        i++;
      }
      int last = numbers.get(i);
      text.append(text.isEmpty() ? "" : ",").append(first);
      text.append(last == first ? "" : "-" + last);
    }
    return text.toString();
  }
}
