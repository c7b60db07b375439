package io.accbench.suite.jmh;

import io.accbench.app.Home;
import io.accbench.app.Problems;
import io.accbench.app.Workplace;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The benchmarks of jars in words, for a list. */
public final class BenchmarkListing {
  /** The time in which a JVM lists benchmarks. Arbitrary: many times what one takes. */
  private static final Duration LISTING = Duration.ofMinutes(1);

  private BenchmarkListing() {}

  /**
   * Returns what the annotations of each benchmark say, by its full name.
   *
   * @param jars as {@code --jmh} takes them
   * @param offline whether coordinates may come only from the local repository
   * @param problems receives what the user can correct
   */
  public static Map<String, String> of(
      List<String> jars, boolean offline, Workplace place, Problems problems) {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    BenchmarkLister lister =
        new BenchmarkLister(java, List.of(), Home.jars(), place.scratch().path(), LISTING);
    Map<String, List<JmhBenchmark>> byName = new TreeMap<>();
    try (ClassPaths paths = new ClassPaths(offline, place, problems)) {
      for (BenchmarkSide side : paths.sides(jars)) {
        List<JmhBenchmark> found =
            problems.collect(
                () ->
                    lister.list(
                        side.words(),
                        side.listed(LibraryVersion.OF_THE_SIDE),
                        List.of(),
                        List.of()),
                List.of());
        found.forEach(
            one -> byName.computeIfAbsent(one.name(), name -> new ArrayList<>()).add(one));
      }
    }
    Map<String, String> words = new TreeMap<>();
    byName.forEach((name, modes) -> words.put(name, words(modes)));
    return words;
  }

  private static String words(List<JmhBenchmark> modes) {
    JmhBenchmark first = modes.get(0);
    List<String> parts = new ArrayList<>();
    parts.add(String.join(", ", modes.stream().map(one -> one.mode().label()).distinct().toList()));
    first.threads().ifPresent(threads -> parts.add("-t " + (threads < 1 ? "max" : threads)));
    if (!first.groups().isEmpty()) {
      parts.add("group of " + first.groups().stream().mapToInt(Integer::intValue).sum());
    }
    new TreeMap<>(first.params())
        .forEach(
            (param, values) ->
                parts.add(
                    values.isEmpty() ? param + " without value" : param + "=" + values(values)));
    first.levels().stream()
        .filter(level -> !level.equals("Trial"))
        .sorted()
        .forEach(level -> parts.add("set up each " + level.toLowerCase(Locale.ROOT)));
    List<String> arguments = new ArrayList<>(first.jvmArgs().prepended());
    arguments.addAll(first.jvmArgs().own());
    arguments.addAll(first.jvmArgs().appended());
    if (!arguments.isEmpty()) {
      parts.add(String.join(" ", arguments));
    }
    return String.join("; ", parts);
  }

  /** Returns values with commas between them; one that is empty or holds a comma is quoted. */
  private static String values(List<String> values) {
    return values.stream()
        .map(value -> value.isEmpty() || value.contains(",") ? "\"" + value + "\"" : value)
        .collect(Collectors.joining(","));
  }
}
