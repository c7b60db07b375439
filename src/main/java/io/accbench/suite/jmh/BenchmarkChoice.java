package io.accbench.suite.jmh;

import io.accbench.app.Problems;
import io.accbench.kernel.pollution.PollutionKind;
import io.accbench.model.Cell;
import io.accbench.model.Mode;
import io.accbench.model.Pollution;
import io.accbench.model.UnknownName;
import io.accbench.plan.RunSpec;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The benchmarks that a command chooses, with the values on their axes. */
final class BenchmarkChoice {
  /** The value of a parameter that its annotation leaves open. */
  private static final String OPEN = "blank_blank_blank_2014";

  /** The axes whose values the plan compares with the baseline. */
  private static final Set<String> KNOWN_TO_THE_PLAN =
      Stream.concat(Cell.COMMON.stream(), Stream.of(JmhSuite.LIBRARY)).collect(Collectors.toSet());

  private final RunSpec spec;
  private final Map<String, List<String>> given = new LinkedHashMap<>();
  private final Map<BenchmarkSide, List<JmhBenchmark>> all = new LinkedHashMap<>();

  private BenchmarkChoice(RunSpec spec) {
    this.spec = spec;
  }

  /**
   * Lists the benchmarks of all sides and checks what the options say of them.
   *
   * @param library stands before each side's own class path
   */
  static BenchmarkChoice of(
      List<BenchmarkSide> sides,
      LibraryVersion library,
      BenchmarkLister lister,
      RunSpec spec,
      Problems problems) {
    BenchmarkChoice choice = new BenchmarkChoice(spec);
    List<String> included = spec.libraries().include;
    List<String> excluded = spec.libraries().exclude;
    List<String> malformed = new ArrayList<>(BenchmarkLister.malformed("--include", included));
    malformed.addAll(BenchmarkLister.malformed("--exclude", excluded));
    problems.addAll(malformed);
    if (malformed.isEmpty()) {
      for (BenchmarkSide side : sides) {
        List<Path> path = side.listed(library);
        List<JmhBenchmark> found =
            problems.collect(() -> lister.list(side.words(), path, included, excluded), List.of());
        choice.all.put(side, found);
        problems.addAll(ambiguous(path, found));
      }
      choice.check(problems);
    }
    return choice;
  }

  private static List<String> ambiguous(List<Path> classPath, List<JmhBenchmark> benchmarks) {
    Set<String> types =
        benchmarks.stream()
            .filter(JmhBenchmark::matched)
            .map(JmhBenchmark::type)
            .collect(Collectors.toSet());
    try {
      return BenchmarkClassFiles.ambiguous(classPath, types);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private void check(Problems problems) {
    readParams(problems);
    Set<String> known = new TreeSet<>();
    all.values().forEach(side -> side.forEach(one -> known.add(one.name())));
    if (known.isEmpty()) {
      return;
    }
    if (names().isEmpty()) {
      problems.add(NoBenchmarkMatched.problem(spec, known));
      return;
    }
    polluting().forEach(expression -> checkPolluting(expression, problems));
    for (String name : given.keySet()) {
      if (!parameters().contains(name)) {
        problems.add("--param: " + UnknownName.problem("parameter", name, parameters()));
      }
    }
    Set<String> open = new TreeSet<>();
    chosen().forEach(one -> open.addAll(withoutValue(one)));
    open.forEach(
        name ->
            problems.add("parameter " + name + " has no value; add --param " + name + "=VALUE"));
    if (problems.none()) {
      checkBaseline(problems);
    }
  }

  /** Returns the expressions of other benchmarks that run before the measured one. */
  private List<String> polluting() {
    return spec.pollutions().stream()
        .filter(one -> one.kind() == PollutionKind.BENCHMARKS)
        .map(Pollution::detail)
        .toList();
  }

  /** Checks that an expression matches benchmarks of each side, and that these can run. */
  private void checkPolluting(String expression, Problems problems) {
    String option = "--pollution benchmarks:" + expression;
    Pattern pattern = Pattern.compile(expression);
    all.forEach(
        (side, benchmarks) -> {
          List<JmhBenchmark> matched =
              benchmarks.stream().filter(one -> pattern.matcher(one.name()).find()).toList();
          if (matched.isEmpty() && !benchmarks.isEmpty()) {
            Set<String> known = new TreeSet<>();
            benchmarks.forEach(one -> known.add(one.name()));
            problems.add(NoBenchmarkMatched.problem(option, List.of(expression), known));
          }
          matched.forEach(
              one ->
                  one.params()
                      .forEach(
                          (name, values) -> {
                            if (values.isEmpty() || values.contains(OPEN)) {
                              problems.add(
                                  "%s: parameter %s of %s has no value in its annotation; choose other benchmarks"
                                      .formatted(option, name, JmhBenchmark.shortName(one.name())));
                            }
                          }));
        });
  }

  private void readParams(Problems problems) {
    for (String text : spec.measuring().params) {
      int equals = text.indexOf('=');
      if (equals < 1) {
        problems.add("--param " + text + ": write NAME=VALUE,VALUE");
      } else {
        String name = ParameterAxis.parameter(ParameterAxis.meantBy(text.substring(0, equals)));
        Set<String> annotated = annotated(name);
        Set<String> values = new LinkedHashSet<>(given.getOrDefault(name, List.of()));
        separated(text.substring(equals + 1), annotated).stream()
            .map(value -> annotated.contains(value) ? value : ParameterAxis.parameterValue(value))
            .forEach(values::add);
        given.put(name, List.copyOf(values));
      }
    }
  }

  /** Returns the values that the annotations of a parameter name, in any benchmark. */
  private Set<String> annotated(String parameter) {
    Set<String> values = new LinkedHashSet<>();
    chosen().forEach(one -> values.addAll(one.params().getOrDefault(parameter, List.of())));
    return values;
  }

  /** Separates values at commas, except within a value that an annotation has. */
  static List<String> separated(String text, Set<String> annotated) {
    List<String> parts = List.of(text.split(",", -1));
    List<String> values = new ArrayList<>();
    for (int start = 0; start < parts.size(); ) {
      int end = parts.size();
      while (end > start + 1 && !annotated.contains(String.join(",", parts.subList(start, end)))) {
        end--;
      }
      values.add(String.join(",", parts.subList(start, end)));
      start = end;
    }
    return values;
  }

  private void checkBaseline(Problems problems) {
    spec.baseline()
        .forEach(
            (axis, value) -> {
              Set<String> values = values(axis);
              if (values.isEmpty() && !KNOWN_TO_THE_PLAN.contains(axis)) {
                Set<String> axes = new LinkedHashSet<>();
                axes.add(JmhSuite.BENCHMARK);
                axes.add(JmhSuite.SIDE);
                axes.add(JmhSuite.LIBRARY);
                parameters().forEach(name -> axes.add(ParameterAxis.of(name)));
                axes.addAll(List.of("jvm", "threads"));
                problems.add("--baseline: " + UnknownName.problem("axis", axis, axes));
              } else if (!values.isEmpty()
                  && values.stream().noneMatch(one -> spec.suite().names(axis, one, value))) {
                problems.add(
                    "--baseline %s=%s is not measured; %s"
                        .formatted(
                            axis,
                            value,
                            UnknownName.hint(
                                value, values.stream().map(JmhBenchmark::lastPart).toList())));
              }
            });
  }

  /** Returns the values on an axis that this class knows; none for one that the plan knows. */
  private Set<String> values(String axis) {
    if (KNOWN_TO_THE_PLAN.contains(axis)) {
      return Set.of();
    }
    if (axis.equals(JmhSuite.BENCHMARK)) {
      return names();
    }
    if (axis.equals(JmhSuite.SIDE)) {
      return all.keySet().stream().map(BenchmarkSide::name).collect(Collectors.toSet());
    }
    String parameter = ParameterAxis.parameter(axis);
    Set<String> values = new LinkedHashSet<>();
    for (JmhBenchmark one : chosen()) {
      values.addAll(axisValues(one, parameter));
    }
    return values;
  }

  private Set<String> withoutValue(JmhBenchmark benchmark) {
    Set<String> names = new TreeSet<>();
    for (String name : benchmark.params().keySet()) {
      List<String> values = values(benchmark, name);
      if (values.isEmpty() || values.contains(OPEN)) {
        names.add(name);
      }
    }
    return names;
  }

  /** Returns the values of a parameter: those of the command, else those of the annotation. */
  private List<String> values(JmhBenchmark benchmark, String parameter) {
    List<String> annotated = benchmark.params().get(parameter);
    return annotated == null ? List.of() : given.getOrDefault(parameter, annotated);
  }

  private List<String> axisValues(JmhBenchmark benchmark, String parameter) {
    return values(benchmark, parameter).stream().map(ParameterAxis::value).toList();
  }

  /** Returns the chosen benchmarks of all sides. */
  List<JmhBenchmark> chosen() {
    return all.values().stream().flatMap(List::stream).filter(JmhBenchmark::matched).toList();
  }

  /** Returns the sides, in the order of the command. */
  List<BenchmarkSide> sides() {
    return List.copyOf(all.keySet());
  }

  /** Returns the sides that have a benchmark. */
  List<BenchmarkSide> sides(String name) {
    return all.entrySet().stream()
        .filter(side -> side.getValue().stream().anyMatch(one -> one.name().equals(name)))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** Returns the side of a name. */
  BenchmarkSide side(String name) {
    return all.keySet().stream().filter(side -> side.name().equals(name)).findFirst().orElseThrow();
  }

  /** Returns the names of the chosen benchmarks, sorted. */
  Set<String> names() {
    return chosen().stream().map(JmhBenchmark::name).collect(Collectors.toCollection(TreeSet::new));
  }

  /** Returns the names of all parameters of the chosen benchmarks, sorted. */
  Set<String> parameters() {
    Set<String> names = new TreeSet<>();
    chosen().forEach(one -> names.addAll(one.params().keySet()));
    return names;
  }

  /** Returns the parameters with values in the command. */
  Map<String, List<String>> given() {
    return given;
  }

  private List<JmhBenchmark> all(String name) {
    return chosen().stream().filter(one -> one.name().equals(name)).toList();
  }

  /** Returns the modes of a benchmark: the command's, else those of its annotation. */
  List<Mode> modes(String name) {
    return spec.modes().isEmpty()
        ? all(name).stream().map(JmhBenchmark::mode).distinct().sorted().toList()
        : spec.modes();
  }

  /** Returns the numbers of threads of a benchmark: the command's, else that of its annotation. */
  List<Integer> threads(String name) {
    JmhBenchmark benchmark = all(name).get(0);
    int together = benchmark.groups().stream().mapToInt(Integer::intValue).sum();
    List<Integer> asked =
        spec.measuring().threads.isEmpty()
            ? List.of(benchmark.threads().orElse(1))
            : spec.threads();
    return asked.stream()
        .map(threads -> threads < 1 ? Runtime.getRuntime().availableProcessors() : threads)
        .map(threads -> roundedUp(threads, Math.max(1, together)))
        .distinct()
        .toList();
  }

  /** Returns a number of threads in which each group is whole, as JMH rounds it. */
  private static int roundedUp(int threads, int group) {
    return (threads + group - 1) / group * group;
  }

  /** Returns the axis of each parameter of a benchmark with its values, sorted by parameters. */
  Map<String, List<String>> parameterAxes(String name) {
    JmhBenchmark benchmark = all(name).get(0);
    Map<String, List<String>> axes = new LinkedHashMap<>();
    new TreeSet<>(benchmark.params().keySet())
        .forEach(one -> axes.put(ParameterAxis.of(one), axisValues(benchmark, one)));
    return axes;
  }

  /** Returns a cell's values of its benchmark's parameters. */
  Map<String, String> params(Cell cell) {
    Map<String, String> params = new TreeMap<>();
    for (String parameter : of(cell).params().keySet()) {
      String value = cell.axis(ParameterAxis.of(parameter));
      params.put(parameter, ParameterAxis.parameterValue(value));
    }
    return params;
  }

  /** Returns the benchmark of a cell, in the cell's mode if its annotation names that mode. */
  JmhBenchmark of(Cell cell) {
    List<JmhBenchmark> same =
        all.get(side(cell.axis(JmhSuite.SIDE))).stream()
            .filter(one -> one.name().equals(cell.axis(JmhSuite.BENCHMARK)))
            .toList();
    return same.stream()
        .filter(one -> one.mode() == cell.mode())
        .findFirst()
        .orElseGet(() -> same.get(0));
  }

  /** Returns the annotated arguments of the JVM; {@code -jvmArgs} replaces those in the middle. */
  List<String> jvmArgs(JmhBenchmark benchmark) {
    List<String> arguments = new ArrayList<>(benchmark.jvmArgs().prepended());
    if (spec.measuring().jvmArgs.isEmpty()) {
      arguments.addAll(benchmark.jvmArgs().own());
    }
    arguments.addAll(benchmark.jvmArgs().appended());
    return List.copyOf(arguments);
  }
}
