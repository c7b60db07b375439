package io.accbench.suite;

import io.accbench.model.Cell;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A suite: a kind of workload, with axes of its own and words for them. The reports know a suite by
 * this interface alone. Found by {@link java.util.ServiceLoader}.
 */
public interface Suite {
  /** The beginning of the name of each of accbench's own benchmarks. */
  String OWN_BENCHMARKS = "io.accbench.";

  /** Returns the name, as {@code --suite} takes it. */
  String name();

  /** Returns the suite's own axes, in the order in which cells name them; the first is the work. */
  List<Axis> axes();

  /** Returns a cell's value on one of the suite's own axes in words; empty for none. */
  default String words(Cell cell, String axis) {
    return cell.axis(axis);
  }

  /** Returns a cell's value on an axis as the label of a row that differs from others on it. */
  default String label(Cell cell, String axis) {
    return cell.axis(axis);
  }

  /** Returns a cell's value on an axis as an option names it. */
  default String choice(Cell cell, String axis) {
    return cell.axis(axis);
  }

  /**
   * Returns whether a word of a policy or command names a value on an axis.
   *
   * @param value the whole value, as cells have it
   */
  default boolean names(String axis, String value, String word) {
    return value.equals(word);
  }

  /** Returns the name of a cell's benchmark in files of JMH's format. */
  default String benchmark(Cell cell) {
    return OWN_BENCHMARKS + cell.suite() + "." + cell.operation();
  }

  /**
   * Returns the parameters of a cell's benchmark in files of JMH's format, by name: the suite's own
   * axes without the work.
   */
  default Map<String, String> parameters(Cell cell) {
    Map<String, String> parameters = new LinkedHashMap<>(cell.own());
    parameters.remove(cell.work());
    return parameters;
  }

  /**
   * Returns the names of the own axes that say where a benchmark comes from. They are no parameters
   * of it, so JMH's own files do not have them.
   */
  default Set<String> origins() {
    return Set.of();
  }

  /** Returns the heading of the column of one of the suite's own axes. */
  default String heading(String axis) {
    return axis;
  }

  /**
   * Returns the words on a table that compares values on an axis, where the numbers alone could
   * mislead; else empty.
   */
  default String compared(String axis) {
    return "";
  }

  /**
   * Returns what one operation of a cell does, for the line below a table's title; empty for none.
   *
   * @param varies the axes on which the table's rows differ
   */
  default String work(Cell cell, Collection<String> varies, WorkCounts counts) {
    return "";
  }

  /** Returns whether an operation of the cell goes through every bean of its object graph. */
  default boolean wholeGraph(Cell cell) {
    return false;
  }

  /** Returns the suite's own axis of that name, if there is one. */
  default Optional<Axis> axis(String name) {
    return axes().stream().filter(axis -> axis.name().equals(name)).findFirst();
  }
}
