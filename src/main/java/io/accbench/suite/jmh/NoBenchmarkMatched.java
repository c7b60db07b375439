package io.accbench.suite.jmh;

import io.accbench.model.UnknownName;
import io.accbench.plan.RunSpec;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The message that expressions choose no benchmark, with the nearest name. */
final class NoBenchmarkMatched {
  /** The number of names in a message; a jar may hold hundreds. */
  private static final int NAMES = 12;

  private NoBenchmarkMatched() {}

  /**
   * Returns the message that a command chooses nothing to be measured.
   *
   * @param known the full names of all benchmarks, at least one
   */
  static String problem(RunSpec spec, Collection<String> known) {
    List<String> included = spec.libraries().include;
    String expressions =
        Stream.concat(
                included.stream().map(one -> "--include " + one),
                spec.libraries().exclude.stream().map(one -> "--exclude " + one))
            .collect(Collectors.joining(" "));
    return problem(expressions, included, known);
  }

  /**
   * Returns the message.
   *
   * @param options the expressions as the command has them
   * @param included the expressions
   * @param known the full names of all benchmarks, at least one
   */
  static String problem(String options, List<String> included, Collection<String> known) {
    String near =
        included.stream()
            .flatMap(one -> UnknownName.nearest(one, beginnings(known, one.length())).stream())
            .findFirst()
            .map(word -> "did you mean \"" + word + "\"? ")
            .orElse("");
    String first =
        known.stream().limit(NAMES).map(JmhBenchmark::shortName).collect(Collectors.joining(", "));
    String more = known.size() > NAMES ? ", and %d more".formatted(known.size() - NAMES) : "";
    return "%s: matches none of %d benchmarks; %sknown: %s%s; see accbench list benchmarks"
        .formatted(options, known.size(), near, first, more);
  }

  /** Returns the beginnings of classes' and methods' names, since an expression may be a part. */
  private static Set<String> beginnings(Collection<String> known, int length) {
    Set<String> words = new LinkedHashSet<>();
    for (String name : known) {
      String type = JmhBenchmark.type(name);
      for (String word : List.of(JmhBenchmark.lastPart(type), JmhBenchmark.lastPart(name))) {
        words.add(word.substring(0, Math.min(length, word.length())));
      }
    }
    return words;
  }
}
