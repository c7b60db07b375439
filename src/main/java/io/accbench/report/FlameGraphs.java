package io.accbench.report;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.LinkedHashMap;
import java.util.Map;
import one.convert.Arguments;
import one.convert.FlameGraph;

/** Flame graphs as HTML that needs nothing else; alone knows async-profiler's converter. */
public final class FlameGraphs {
  /** Both sides of a difference are scaled to it, since they have different numbers of samples. */
  private static final double MILLION = 1_000_000;

  private FlameGraphs() {}

  /**
   * The page of one recording.
   *
   * @param stacks samples by {@code root;caller;leaf}
   */
  public static String page(Map<String, Integer> stacks) throws IOException {
    return page("Samples", scaled(stacks, sum(stacks)));
  }

  /** That of the second, coloured by what it has more and less than the first, per million. */
  public static String difference(Map<String, Integer> before, Map<String, Integer> after)
      throws IOException {
    Arguments arguments = new Arguments("--diff");
    arguments.title = "Samples per million, compared";
    FlameGraph graph = graph(arguments, scaled(after, MILLION));
    graph.diff(graph(arguments, scaled(before, MILLION)));
    return page(graph);
  }

  /**
   * A page of stacks as wide as they are given.
   *
   * @param heading HTML
   */
  static String page(String heading, Map<String, Long> stacks) throws IOException {
    Arguments arguments = new Arguments();
    arguments.title = heading;
    return page(graph(arguments, stacks));
  }

  /** The same, coloured by what the own code of a method has more than in others. */
  static String page(String heading, Map<String, Long> stacks, Map<String, Long> others)
      throws IOException {
    Arguments arguments = new Arguments("--diff");
    arguments.title = heading;
    Map<String, Long> known = new LinkedHashMap<>(others);
    stacks.keySet().forEach(stack -> known.putIfAbsent(stack, 0L)); // else it is new, not more
    FlameGraph graph = graph(arguments, stacks);
    graph.diff(graph(arguments, known));
    return page(graph);
  }

  private static String page(FlameGraph graph) throws IOException {
    ByteArrayOutputStream page = new ByteArrayOutputStream();
    graph.dump(page);
    return page.toString(UTF_8);
  }

  /** In whole numbers that add up to another sum, but for rounding. */
  static Map<String, Long> scaled(Map<String, Integer> stacks, double sum) {
    double scale = sum / sum(stacks);
    Map<String, Long> scaled = new LinkedHashMap<>();
    stacks.forEach((stack, samples) -> scaled.put(stack, Math.round(samples * scale)));
    return scaled;
  }

  private static FlameGraph graph(Arguments arguments, Map<String, Long> stacks)
      throws IOException {
    StringBuilder collapsed = new StringBuilder();
    stacks.forEach(
        (stack, width) -> collapsed.append(java(stack)).append(' ').append(width).append('\n'));
    FlameGraph graph = new FlameGraph(arguments);
    graph.parseCollapsed(new StringReader(collapsed.toString()));
    return graph;
  }

  /** Each frame marked as compiled Java: the converter takes a name in lower case for native. */
  private static String java(String stack) {
    return stack.replace(";", "_[j];") + "_[j]";
  }

  private static double sum(Map<String, Integer> stacks) {
    return stacks.values().stream().mapToDouble(samples -> samples).sum();
  }
}
