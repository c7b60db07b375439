package io.accbench.report.hotspot;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.accbench.jfr.EventWeight;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.LinkedHashMap;
import java.util.Map;
import one.convert.Arguments;
import one.convert.FlameGraph;

/**
 * Writes flame graphs as HTML that needs nothing else. Only this class knows async-profiler's
 * converter.
 */
public final class FlameGraphs {
  /**
   * The sum that both sides of a difference are scaled to, since they have different numbers of
   * samples.
   */
  private static final double MILLION = 1_000_000;

  /** The converter's words for a width. */
  static final String UNIT =
      "return n === 1 ? '1 sample' : n.toString().replace(/\\B(?=(\\d{3})+(?!\\d))/g, ',')"
          + " + ' samples';";

  private FlameGraphs() {}

  /**
   * Returns the page of one recording.
   *
   * @param stacks weight of the samples by {@code root;caller;leaf}
   */
  public static String page(Map<String, Long> stacks, EventWeight.WeightUnit unit)
      throws IOException {
    String words =
        switch (unit) {
          case SAMPLES -> UNIT;
          case EVENTS -> UNIT.replace("sample", "event");
          case BYTES -> UNIT.replace("sample", "byte");
          case NANOSECONDS -> "return parseFloat((n / 1e6).toPrecision(4)).toString() + ' ms';";
        };
    return replaced(page(title(unit), stacks), UNIT, words);
  }

  private static String title(EventWeight.WeightUnit unit) {
    return switch (unit) {
      case SAMPLES -> "Samples";
      case EVENTS -> "Events";
      case BYTES -> "Bytes";
      case NANOSECONDS -> "Time";
    };
  }

  /**
   * Returns the page of the second recording, coloured by what it has more and less than the first,
   * per million of all.
   */
  public static String difference(
      Map<String, Long> before, Map<String, Long> after, EventWeight.WeightUnit unit)
      throws IOException {
    Arguments arguments = new Arguments("--diff");
    arguments.title = title(unit) + " per million, compared";
    FlameGraph graph = graph(arguments, scaled(after, MILLION));
    graph.diff(graph(arguments, scaled(before, MILLION)));
    String words =
        unit == EventWeight.WeightUnit.SAMPLES ? UNIT : UNIT.replace("sample", "millionth");
    return replaced(page(graph), UNIT, words);
  }

  /**
   * Returns a page of stacks with the given widths.
   *
   * @param heading the heading as HTML
   */
  public static String page(String heading, Map<String, Long> stacks) throws IOException {
    Arguments arguments = new Arguments();
    arguments.title = heading;
    return page(graph(arguments, stacks));
  }

  /**
   * Returns a page of stacks, coloured by what the own code of a method has more than in others.
   */
  public static String page(String heading, Map<String, Long> stacks, Map<String, Long> others)
      throws IOException {
    Arguments arguments = new Arguments("--diff");
    arguments.title = heading;
    Map<String, Long> known = new LinkedHashMap<>(others);
    // else the converter shows the stack as new, not as more
    stacks.keySet().forEach(stack -> known.putIfAbsent(stack, 0L));
    FlameGraph graph = graph(arguments, stacks);
    graph.diff(graph(arguments, known));
    return page(graph);
  }

  private static String page(FlameGraph graph) throws IOException {
    ByteArrayOutputStream page = new ByteArrayOutputStream();
    graph.dump(page);
    return page.toString(UTF_8);
  }

  /** Returns the stacks in whole numbers that add up to another sum, except for rounding. */
  public static Map<String, Long> scaled(Map<String, Long> stacks, double sum) {
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

  /**
   * Marks each frame as compiled Java, since the converter takes a name in lower case for native
   * code.
   */
  private static String java(String stack) {
    return stack.replace(";", "_[j];") + "_[j]";
  }

  /**
   * Replaces words of the converter's page.
   *
   * @throws IllegalStateException when the page lacks them
   */
  static String replaced(String page, String words, String others) {
    int place = place(page, words);
    return page.substring(0, place) + others + page.substring(place + words.length());
  }

  /**
   * Returns where words of the converter's page begin.
   *
   * @throws IllegalStateException when the page lacks them
   */
  static int place(String page, String words) {
    int place = page.indexOf(words);
    if (place < 0) {
      throw new IllegalStateException("the converter's page lacks: " + words);
    }
    return place;
  }

  private static double sum(Map<String, Long> stacks) {
    return stacks.values().stream().mapToDouble(samples -> samples).sum();
  }
}
