package io.accbench.suite.jmh;

import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.StackJar;
import io.accbench.plan.RunSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The findings on benchmarks and sides before anything is measured. */
final class JmhFindings {
  /** The number of names in a finding. */
  private static final int NAMES = 3;

  private final List<Finding> findings = new ArrayList<>();

  private JmhFindings() {}

  static List<Finding> of(BenchmarkChoice benchmarks, RunSpec spec, CodeSums sums) {
    JmhFindings all = new JmhFindings();
    all.sides(benchmarks.sides(), sums);
    for (String name : benchmarks.names()) {
      List<BenchmarkSide> having = benchmarks.sides(name);
      if (having.size() < benchmarks.sides().size()) {
        all.add(
            FindingKind.BENCHMARK_OF_SOME_SIDES,
            name,
            having.stream().map(BenchmarkSide::name).collect(Collectors.joining(", ")));
      }
    }
    Map<String, JmhBenchmark> once = new LinkedHashMap<>();
    benchmarks.chosen().forEach(one -> once.putIfAbsent(one.name(), one));
    JmhTiming timing = new JmhTiming(spec.settings(), spec.onCommandLine());
    once.values().forEach(one -> all.annotations(one, timing));
    if (!spec.measuring().profilers.isEmpty()) {
      String profilers = String.join(", ", spec.measuring().profilers);
      all.add(FindingKind.PROFILERS_WHILE_TIMING, Finding.RUN, profilers);
    }
    return all.findings;
  }

  private void sides(List<BenchmarkSide> sides, CodeSums sums) {
    for (int i = 1; i < sides.size(); i++) {
      BenchmarkSide first = sides.get(0);
      BenchmarkSide other = sides.get(i);
      List<String> differing = sums.of(first.classPath()).differing(sums.of(other.classPath()));
      String subject = "side " + other.name();
      if (differing.isEmpty()) {
        add(FindingKind.SIDES_ARE_IDENTICAL, subject, first.name());
      } else {
        add(
            FindingKind.SIDES_DIFFER,
            subject,
            first.name(),
            entries(first, other),
            differing.size(),
            String.join(", ", differing.subList(0, Math.min(NAMES, differing.size()))));
      }
    }
  }

  /** Returns the entries of the class path whose sums differ. */
  private static String entries(BenchmarkSide first, BenchmarkSide other) {
    List<String> known = first.stack().jars().stream().map(StackJar::sha256).toList();
    return other.stack().jars().stream()
        .filter(jar -> !known.contains(jar.sha256()))
        .map(jar -> jar.name() + " (SHA-256 " + jar.sha256().substring(0, 12) + "…)")
        .collect(Collectors.joining(", "));
  }

  private void annotations(JmhBenchmark benchmark, JmhTiming timing) {
    String name = benchmark.name();
    if (timing.keepsLength(benchmark)) {
      add(FindingKind.SET_UP_EACH_ITERATION, name);
    }
    if (benchmark.has("Invocation")) {
      add(FindingKind.SET_UP_EACH_OPERATION, name);
    }
    if (benchmark.groups().stream().distinct().count() > 1) {
      String threads =
          benchmark.groups().stream().map(String::valueOf).collect(Collectors.joining(" and "));
      add(FindingKind.GROUP_MEASURED_AS_ONE, name, threads);
    }
    if (benchmark.forks().filter(forks -> forks == 0).isPresent()) {
      add(FindingKind.FORKED_NONETHELESS, name);
    }
    if (benchmark.ownJvm()) {
      add(FindingKind.OTHER_JVM_ANNOTATED, name);
    }
    benchmark.unreadable().ifPresent(why -> add(FindingKind.ANNOTATIONS_UNREADABLE, name, why));
  }

  private void add(FindingKind kind, String subject, Object... arguments) {
    findings.add(Finding.of(kind, subject, arguments));
  }
}
