package io.accbench.suite.jmh;

import io.accbench.app.Inputs;
import io.accbench.app.PreparedSuite;
import io.accbench.app.Problems;
import io.accbench.app.RunnableSuite;
import io.accbench.app.Workplace;
import io.accbench.catalog.Catalog;
import io.accbench.model.Cell;
import io.accbench.plan.ChosenAxes;
import io.accbench.plan.GivenOptions;
import io.accbench.plan.Heap;
import io.accbench.plan.PlanCheck;
import io.accbench.suite.Axis;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The suite that measures the JMH benchmarks of any jar. Its axes are the benchmark, the side (a
 * jar), the version of a library, and each parameter of the benchmarks.
 */
public final class JmhSuite implements RunnableSuite {
  static final String NAME = "jmh";

  static final String BENCHMARK = "benchmark";
  static final String SIDE = "side";
  static final String LIBRARY = "library";

  private static final Axis BENCHMARKS = Axis.ofWays(BENCHMARK, "--include", "");

  /** The axes that only some cells have, and which options choose otherwise. */
  private static final Set<String> OF_JARS = Set.of(SIDE, LIBRARY);

  /** The axes that are written beside the parameters in files of JMH's format. */
  private static final Set<String> ADDED = Set.of("jvm", "injection");

  /** Creates the suite for the service loader. */
  public JmhSuite() {}

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public List<Axis> axes() {
    return List.of(BENCHMARKS);
  }

  /** Returns the axis of that name: every axis that is not common to all suites may exist. */
  @Override
  public Optional<Axis> axis(String name) {
    if (name.equals(BENCHMARK)) {
      return Optional.of(BENCHMARKS);
    }
    return Cell.COMMON.contains(name) || name.equals(Cell.SUITE)
        ? Optional.empty()
        : Optional.of(Axis.ofWays(name, OF_JARS.contains(name) ? "" : Axis.PARAM, ""));
  }

  @Override
  public String benchmark(Cell cell) {
    return cell.axis(BENCHMARK);
  }

  /** Returns the parameters as JMH names them, unless another axis has that name. */
  @Override
  public Map<String, String> parameters(Cell cell) {
    Map<String, String> parameters = new LinkedHashMap<>();
    cell.own()
        .forEach(
            (axis, value) -> {
              String parameter = ParameterAxis.parameter(axis);
              boolean taken =
                  cell.own().containsKey(parameter)
                      || ADDED.contains(parameter)
                      || (parameter.equals(Cell.POLLUTION) && !cell.pollution().none());
              parameters.put(
                  taken ? axis : parameter,
                  OF_JARS.contains(axis) ? value : ParameterAxis.parameterValue(value));
            });
    parameters.remove(BENCHMARK);
    return parameters;
  }

  @Override
  public Set<String> origins() {
    return OF_JARS;
  }

  /** Returns a benchmark without its package, a side by its name, a parameter with its value. */
  @Override
  public String words(Cell cell, String axis) {
    String value = label(cell, axis);
    return switch (axis) {
      case BENCHMARK, LIBRARY -> value;
      case SIDE -> value.isEmpty() ? "" : "side " + value;
      default -> ParameterAxis.parameter(axis) + "=" + value;
    };
  }

  /** Returns a benchmark without the package of its class; other values as they are. */
  @Override
  public String label(Cell cell, String axis) {
    String value = cell.axis(axis);
    return axis.equals(BENCHMARK) && value.contains(".") ? JmhBenchmark.shortName(value) : value;
  }

  /** Returns whether a word is a value, as it is or as axes show it, or ends a benchmark's name. */
  @Override
  public boolean names(String axis, String value, String word) {
    return value.equals(word)
        || value.equals(ParameterAxis.value(word))
        || (axis.equals(BENCHMARK) && value.endsWith("." + word));
  }

  @Override
  public List<PlanCheck> checks() {
    return List.of(new BenchmarksPollute());
  }

  @Override
  public Set<String> keys() {
    return Set.of("--jmh", "--include", "--exclude", "-prof", "--lib");
  }

  @Override
  public Set<String> needed() {
    return Set.of("--jmh");
  }

  @Override
  public Set<String> implying() {
    return Set.of("--jmh");
  }

  @Override
  public ChosenAxes choose(GivenOptions given, Catalog catalog, Path folder) {
    given.someTexts("--jmh");
    return new ChosenAxes(Map.of());
  }

  @Override
  public boolean knownWhenPrepared() {
    return true;
  }

  @Override
  public String meantBy(String name) {
    return ParameterAxis.meantBy(name);
  }

  /**
   * Returns the heap that JMH gives a fork: annotations may rely on it, and scores depend on it.
   */
  @Override
  public String heap() {
    return Heap.OF_JVM;
  }

  @Override
  public boolean slowable(Cell cell) {
    return true;
  }

  @Override
  public PreparedSuite prepare(Inputs inputs, Workplace place, Problems problems) {
    return PreparedJmh.of(inputs, place, problems);
  }
}
