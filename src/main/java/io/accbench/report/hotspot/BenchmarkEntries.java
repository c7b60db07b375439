package io.accbench.report.hotspot;

import io.accbench.analysis.Analysis;
import io.accbench.hotspot.ProgramPart;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Finds the methods that the benchmarks of a run call, in the hotspots of the run. */
public final class BenchmarkEntries {
  /** The share of a benchmark's samples from which a method counts. Arbitrary. */
  private static final double LEAST = 0.05;

  private BenchmarkEntries() {}

  /**
   * Returns the entry of each profiled benchmark of others, by the benchmark's name. Accbench's own
   * benchmarks are known by their strategies and codecs.
   */
  public static Map<String, ProgramPart.EntryMethods> of(Analysis analysis) {
    Map<String, Map<String, Long>> called = new TreeMap<>();
    for (BlockHotspots block : RunHotspots.of(analysis).blocks()) {
      for (CellHotspots cell : block.cells()) {
        if (cell.planned().cell().strategy().isEmpty()) {
          String benchmark = cell.planned().cell().operation();
          Map<String, Long> methods = called.computeIfAbsent(benchmark, absent -> new HashMap<>());
          cell.hotspots()
              .stacks()
              .forEach((stack, weight) -> count(benchmark, stack, weight, methods));
        }
      }
    }
    Map<String, ProgramPart.EntryMethods> entries = new TreeMap<>();
    called.forEach(
        (benchmark, methods) -> {
          Set<String> most = most(methods);
          if (!most.isEmpty()) {
            entries.put(benchmark, new ProgramPart.EntryMethods(words(most), most::contains));
          }
        });
    return entries;
  }

  /** Counts the method that the benchmark's class called on a stack. */
  private static void count(
      String benchmark, String stack, long weight, Map<String, Long> methods) {
    String type = benchmark.substring(0, Math.max(0, benchmark.lastIndexOf('.')));
    List<String> frames = List.of(stack.split(";"));
    int own = -1;
    for (int i = 0; i < frames.size(); i++) {
      String frame = frames.get(i);
      boolean same = frame.startsWith(type + ".") || frame.startsWith(type + "$");
      own = same && own == i - 1 ? i : own;
    }
    int callee = own + 1;
    if (callee < frames.size() && !frames.get(callee).startsWith("org.openjdk.jmh.")) {
      methods.merge(frames.get(callee), weight, Long::sum);
    }
  }

  private static Set<String> most(Map<String, Long> methods) {
    long all = methods.values().stream().mapToLong(Long::longValue).sum();
    Set<String> most = new TreeSet<>();
    methods.forEach(
        (method, weight) -> {
          if (weight >= LEAST * all) {
            most.add(method);
          }
        });
    return most;
  }

  private static String words(Set<String> methods) {
    String first = methods.iterator().next().replaceFirst(".*[.](?=[^.]+[.][^.]+$)", "");
    return methods.size() == 1 ? first : first + " and " + (methods.size() - 1) + " more";
  }
}
