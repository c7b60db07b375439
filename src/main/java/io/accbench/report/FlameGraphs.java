package io.accbench.report;

import java.io.IOException;
import java.io.OutputStream;
import java.io.StringReader;
import java.util.Map;
import one.convert.Arguments;
import one.convert.FlameGraph;

/** Flame graphs as HTML that needs nothing else; alone knows async-profiler's converter. */
public final class FlameGraphs {
  /** Both sides of a difference are scaled to it, since they have different numbers of samples. */
  private static final double MILLION = 1_000_000;

  private FlameGraphs() {}

  /**
   * One recording.
   *
   * @param stacks samples by {@code root;caller;leaf}
   */
  public static void write(Map<String, Integer> stacks, OutputStream out) throws IOException {
    Arguments arguments = new Arguments();
    arguments.title = "Samples";
    graph(arguments, stacks, 1).dump(out);
  }

  /** The second recording, coloured by what it has more and less than the first, per million. */
  public static void difference(
      Map<String, Integer> before, Map<String, Integer> after, OutputStream out)
      throws IOException {
    Arguments arguments = new Arguments("--diff");
    arguments.title = "Samples per million, compared";
    FlameGraph graph = graph(arguments, after, MILLION / sum(after));
    graph.diff(graph(arguments, before, MILLION / sum(before)));
    graph.dump(out);
  }

  private static FlameGraph graph(Arguments arguments, Map<String, Integer> stacks, double scale)
      throws IOException {
    StringBuilder collapsed = new StringBuilder();
    stacks.forEach(
        (stack, samples) ->
            collapsed
                .append(java(stack))
                .append(' ')
                .append(Math.round(samples * scale))
                .append('\n'));
    FlameGraph graph = new FlameGraph(arguments);
    graph.parseCollapsed(new StringReader(collapsed.toString()));
    return graph;
  }

  /** Each frame marked as compiled Java: the converter takes a name in lower case for native. */
  private static String java(String stack) {
    return stack.replace(";", "_[j];") + "_[j]";
  }

  private static double sum(Map<String, Integer> stacks) {
    return stacks.values().stream().mapToInt(samples -> samples).sum();
  }
}
