package io.accbench.kernel.pollution;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Streams over many sources, and optional values, with many functions. */
final class ManyFunctions {
  private static final List<Function<Object, Object>> FUNCTIONS =
      List.of(Object::hashCode, Object::toString, Object::getClass, Optional::of, one -> one);

  private static final List<Predicate<Object>> CONDITIONS =
      List.of(
          Objects::nonNull,
          one -> one.hashCode() % 2 == 0,
          Comparable.class::isInstance,
          Predicate.not(Number.class::isInstance));

  private ManyFunctions() {}

  static int use(List<Object> values) {
    List<Collection<Object>> sources =
        List.of(
            values,
            new HashSet<>(values),
            new LinkedList<>(values),
            new TreeSet<>(values),
            Arrays.asList(values.toArray()),
            new ArrayDeque<>(values));
    int sum = 0;
    for (int i = 0; i < sources.size(); i++) {
      Function<Object, Object> function = FUNCTIONS.get(i % FUNCTIONS.size());
      Predicate<Object> condition = CONDITIONS.get(i % CONDITIONS.size());
      sum += stream(sources.get(i).stream(), function, condition);
      sum += optional(Optional.of(values.get(i)), function, condition);
    }
    Function<Object, Object> twice = FUNCTIONS.get(0).andThen(FUNCTIONS.get(1));
    sum += stream(Arrays.stream(values.toArray()), twice, CONDITIONS.get(0));
    sum += stream(Stream.of(values.get(0), values.get(1)), twice, CONDITIONS.get(1));
    sum += optional(Optional.empty(), twice, CONDITIONS.get(1));
    return sum + IntStream.range(0, values.size()).map(i -> values.get(i).hashCode()).sum();
  }

  private static int stream(
      Stream<Object> values, Function<Object, Object> function, Predicate<Object> condition) {
    List<Object> kept = values.filter(condition).distinct().collect(Collectors.toList());
    return kept.stream().map(function).map(Object::toString).collect(Collectors.joining()).length()
        + kept.stream().mapToInt(Object::hashCode).sum()
        + kept.stream().collect(Collectors.groupingBy(function, Collectors.counting())).size()
        + kept.stream().collect(Collectors.toMap(one -> one, function)).size()
        + kept.stream().flatMap(one -> Stream.of(one, function.apply(one))).skip(1).toList().size()
        + kept.stream().sorted().limit(3).map(function).toArray().length
        + (kept.stream().anyMatch(condition.negate()) ? 1 : 0)
        + kept.stream().map(String::valueOf).reduce("", String::concat).length();
  }

  private static int optional(
      Optional<Object> value, Function<Object, Object> function, Predicate<Object> condition) {
    return value.filter(condition).map(function).orElse("").hashCode()
        + value.flatMap(one -> Optional.of(function.apply(one))).map(Objects::hash).orElse(0)
        + (Objects.equals(value.orElse(null), "") ? 1 : 0);
  }
}
