package io.accbench.plan;

import io.accbench.catalog.Catalog;
import io.accbench.model.Cell;
import io.accbench.model.Mode;
import io.accbench.suite.Axis;
import io.accbench.suite.Suite;
import io.accbench.suite.Suites;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A suite as the plan knows it: which keys choose its cells, and which cells there are. */
public interface PlannableSuite extends Suite {

  /** Returns the keys that mean something in this suite alone, or another thing in each suite. */
  default Set<String> keys() {
    return Set.of();
  }

  /** Returns those of the keys that a profile of this suite must set: it inherits nothing. */
  default Set<String> needed() {
    return Set.of();
  }

  /** Returns the keys that choose this suite where the command line names no suite. */
  default Set<String> implying() {
    return Set.of();
  }

  /**
   * Returns what is measured when the profile is for another suite.
   *
   * @param given the keys that the command line sets
   */
  default Map<String, List<String>> defaults(Set<String> given) {
    return Map.of();
  }

  /**
   * Returns the suite's own checks of what is chosen. They are made for every suite, since an
   * option of one means nothing in another.
   */
  default List<PlanCheck> checks() {
    return List.of();
  }

  /**
   * Returns the chosen values on each of the suite's own axes. Mistakes are added to the values'
   * problems.
   *
   * @param folder the folder of the profile; files that the profile names are relative to it
   */
  ChosenAxes choose(GivenOptions given, Catalog catalog, Path folder);

  /**
   * Returns every cell of a run. By default these are all combinations; the last axis changes
   * fastest.
   *
   * @param jvms the labels of its JVMs
   * @param stacks the names of its stacks; empty without stacks
   */
  default List<Cell> cells(RunSpec spec, List<String> jvms, List<String> stacks) {
    CellProduct product =
        new CellProduct(this)
            .over("jvm", jvms)
            .over("mode", spec.modes().stream().map(Mode::label).toList())
            .over("threads", spec.threads().stream().map(String::valueOf).toList());
    axes().forEach(axis -> product.over(axis.name(), spec.axis(axis.name())));
    return product.cells();
  }

  /** Returns the cells of the empty benchmark, which are the floor of each JVM; none by default. */
  default List<Cell> floors(RunSpec spec, List<String> jvms) {
    return List.of();
  }

  /**
   * Returns the axes of which a block compares the first with several values, where no baseline is
   * named. By default these are the suite's own axes on which cells do the same work.
   */
  default List<String> comparedFirst() {
    return axes().stream().filter(Axis::sameWork).map(Axis::name).toList();
  }

  /**
   * Returns whether the suite's axes and their values are known only when it is prepared; it then
   * checks the baseline and {@code --param} itself. The keys of a profile for another suite that
   * choose modes and threads do not count in such a suite.
   */
  default boolean knownWhenPrepared() {
    return false;
  }

  /**
   * Returns the axis that {@code --baseline} means by a name: by default the axis of that name, or
   * that tables head so. A suite whose axes are known only when it is prepared may keep names for
   * axes of other suites.
   */
  default String meantBy(String name) {
    return axes().stream()
        .map(Axis::name)
        .filter(axis -> heading(axis).equals(name))
        .findFirst()
        .orElse(name);
  }

  /** Returns the heap of a fork where the user gives none, as {@code --heap} takes it. */
  default String heap() {
    return Heap.USUAL;
  }

  /** Returns the names of the suite's operations, for the help; empty where it has none. */
  default List<String> operations() {
    return List.of();
  }

  /** Returns whether a slow-down can be injected into the cell's fork. */
  default boolean slowable(Cell cell) {
    return false;
  }

  /** Returns the suite of that name, if there is one that can be planned. */
  static Optional<PlannableSuite> find(String name) {
    return Suites.find(name, PlannableSuite.class);
  }

  /** Returns every suite that can be planned. */
  static List<PlannableSuite> suites() {
    return Suites.suites().stream()
        .filter(PlannableSuite.class::isInstance)
        .map(PlannableSuite.class::cast)
        .toList();
  }
}
