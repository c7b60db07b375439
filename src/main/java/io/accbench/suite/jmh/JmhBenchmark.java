package io.accbench.suite.jmh;

import io.accbench.model.Mode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * A benchmark in one mode, with what its annotations say.
 *
 * @param name the full name: package, class and method, or the group in place of the method
 * @param mode JMH's mode
 * @param matched whether the regular expressions of the command choose it
 * @param threads the measuring threads; -1 for as many as there are processors
 * @param groups the threads of each method of a group; empty without a group
 * @param forks the number of forks
 * @param warmUp the warm-up
 * @param measurement the measured iterations
 * @param unit the time unit of its scores
 * @param jvmArgs the arguments of its JVM, in JMH's order
 * @param ownJvm whether it asks for another JVM
 * @param params the values of each parameter, by name
 * @param levels the levels of its set-up and tear-down: {@code Trial}, {@code Iteration}, {@code
 *     Invocation}
 * @param unreadable why the levels may be incomplete; empty if they are whole
 */
record JmhBenchmark(
    String name,
    Mode mode,
    boolean matched,
    Optional<Integer> threads,
    List<Integer> groups,
    Optional<Integer> forks,
    AnnotatedIterations warmUp,
    AnnotatedIterations measurement,
    Optional<TimeUnit> unit,
    JvmArgs jvmArgs,
    boolean ownJvm,
    Map<String, List<String>> params,
    Set<String> levels,
    Optional<String> unreadable) {

  /** The number of iterations where the annotation gives only their time: JMH's own default. */
  private static final int DEFAULT_COUNT = 5;

  /** Iterations as an annotation gives them. */
  record AnnotatedIterations(Optional<Integer> count, Optional<Duration> time) {
    /** Returns the whole time, where the annotation says how long an iteration takes. */
    Optional<Duration> whole() {
      return time.map(one -> one.multipliedBy(count.orElse(DEFAULT_COUNT)));
    }
  }

  /** Arguments of the JVM as {@code @Fork} gives them. */
  record JvmArgs(List<String> prepended, List<String> own, List<String> appended) {}

  /** Returns the full name of the class. */
  String type() {
    return type(name);
  }

  /** Returns the full name of a benchmark's class. */
  static String type(String name) {
    return name.substring(0, name.lastIndexOf('.'));
  }

  /** Returns a benchmark's name without the package: {@code Parser.parse}. */
  static String shortName(String name) {
    int method = name.lastIndexOf('.');
    return name.substring(name.lastIndexOf('.', Math.max(0, method - 1)) + 1);
  }

  /** Returns what follows the last dot of a name: {@code parse} of {@code acme.Parser.parse}. */
  static String lastPart(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** Returns whether a level of set-up or tear-down is used. */
  boolean has(String level) {
    return levels.contains(level);
  }
}
