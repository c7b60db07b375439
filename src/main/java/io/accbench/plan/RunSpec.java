package io.accbench.plan;

import io.accbench.catalog.Catalog;
import io.accbench.model.Fixture;
import io.accbench.model.Mode;
import io.accbench.model.Pollution;
import io.accbench.model.Settings;
import io.accbench.model.UserException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * What a run measures, and how: the command line and the profile together, after all checks. Lists
 * keep the order in which values were given and hold nothing twice.
 *
 * @param options the options of the command line, completed by the profile
 * @param onCommandLine the options that the command line gives, whatever the profile says
 * @param suite the suite
 * @param axes the values on the suite's own axes, except stacks
 * @param reserved the operations of those fixtures that are for some operations alone, by fixture
 * @param modes what is measured
 * @param baseline the value on each axis that varies inside a block of the cell with which its
 *     others are compared; empty for the first strategy, or with a single one the first JVM
 * @param settings how each fork measures
 */
public record RunSpec(
    RunOptions options,
    Set<String> onCommandLine,
    PlannableSuite suite,
    ChosenAxes axes,
    Map<String, List<String>> reserved,
    List<Mode> modes,
    Map<String, String> baseline,
    Settings settings) {

  /**
   * Returns the options, completed by the profile.
   *
   * @throws UserException with every problem of both
   */
  public static RunSpec of(RunOptions options, Profile profile, Catalog catalog) {
    return new RunSpecReader(options, profile, catalog).read();
  }

  /** Returns the same with what is known of the fixtures that are named. */
  public RunSpec of(List<Fixture> known) {
    Map<String, List<String>> some = new LinkedHashMap<>();
    known.stream()
        .filter(fixture -> !fixture.operations().isEmpty())
        .forEach(fixture -> some.put(fixture.name(), fixture.operations()));
    return new RunSpec(options, onCommandLine, suite, axes, some, modes, baseline, settings);
  }

  /** Returns the options for what to measure. */
  public SelectionOptions selection() {
    return options.selection();
  }

  /** Returns the options for the libraries to measure through. */
  public LibraryOptions libraries() {
    return options.libraries();
  }

  /** Returns the options for how to measure. */
  public MeasuringOptions measuring() {
    return options.measuring();
  }

  /** Returns the numbers of measuring threads, each at least 1; one thread where none is given. */
  public List<Integer> threads() {
    return measuring().threads.isEmpty() ? List.of(1) : measuring().threads;
  }

  /**
   * Returns what the forks' JVMs do before they warm up, a clean JVM first; a clean one alone where
   * no option says more.
   */
  public List<Pollution> pollutions() {
    return measuring().pollutions.isEmpty()
        ? List.of(Pollution.NONE)
        : measuring().pollutions.stream()
            .sorted(Comparator.comparing(pollution -> !pollution.none()))
            .toList();
  }

  /** Returns the seed of the order of launches. */
  public long seed() {
    return Objects.requireNonNullElse(measuring().seed, options.seed());
  }

  /** Returns codecs of the user's own, by name; empty in suite access. */
  public Map<String, Path> sources() {
    return axes.sources();
  }

  /** Returns the values on one of the suite's own axes; empty where it has no such axis. */
  public List<String> axis(String name) {
    return axes.values().getOrDefault(name, List.of());
  }

  /** Returns the strategies or codecs as named; empty in a suite without them. */
  public List<String> strategies() {
    return axis("strategy");
  }

  /** Returns the names of folders or of the user's own fixtures; empty in a suite without them. */
  public List<String> fixtures() {
    return axis("fixture");
  }

  /** Returns whether a fixture is for an operation. */
  public boolean meant(String fixture, String operation) {
    return reserved.getOrDefault(fixture, axis("operation")).contains(operation);
  }
}
