package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A cell, which is what one fork measures: one point on every axis. A suite has axes of its own;
 * the others (JVM, mode, threads, pollution, injection) every cell has. In JSON a cell is one
 * object with a key for each axis.
 *
 * @param suite the suite's name, for example {@code access}
 * @param own the values on the suite's own axes, in the suite's order and never empty; the first
 *     one is the operation
 * @param jvm the JVM's label
 * @param mode what is measured
 * @param threads measuring threads, at least 1
 * @param pollution what the fork's JVM does before it warms up
 * @param injection what is added to the fork to see whether it is noticed: {@code none} (a second
 *     cell of identical code), {@code even:5%}; empty outside of tests of the tool itself
 */
public record Cell(
    String suite,
    Map<String, String> own,
    String jvm,
    Mode mode,
    int threads,
    Pollution pollution,
    String injection) {

  /** The axis of the suites. */
  public static final String SUITE = "suite";

  /** The axis of what a JVM does before it warms up. */
  public static final String POLLUTION = "pollution";

  /** Precedes the name of a benchmark's parameter that is also the name of another axis. */
  public static final String PARAMETER_PREFIX = "param.";

  /** The axes that every cell has beside its suite's own ones. */
  public static final List<String> COMMON =
      List.of("jvm", "mode", "threads", POLLUTION, "injection");

  /** The operation of the empty benchmark, which is the floor of a machine. */
  public static final String EMPTY = "empty";

  private static final Pattern AXIS_NAME =
      Pattern.compile("[\\p{L}_$][\\p{L}\\p{M}\\p{N}_$.-]{0,99}");

  /** Leaves out axes without a value: a journal may name an axis that its suite does not have. */
  public Cell {
    Map<String, String> values = new LinkedHashMap<>();
    own.forEach(
        (axis, value) -> {
          if (value != null && !value.isEmpty()) {
            values.put(axis, value);
          }
        });
    own = Collections.unmodifiableMap(values);
    jvm = jvm == null ? "" : jvm;
    injection = injection == null ? "" : injection;
  }

  /** Creates a cell of a clean JVM, into which nothing is injected. */
  public Cell(String suite, Map<String, String> own, String jvm, Mode mode, int threads) {
    this(suite, own, jvm, mode, threads, Pollution.NONE, "");
  }

  /**
   * Returns a cell by the values on all its axes, as {@link #values} gives them.
   *
   * <p>A pollution that stands before the common axes is a parameter of a JMH benchmark: it had
   * that name in journals that are older than the axis.
   *
   * @throws IllegalArgumentException if suite, mode or threads are missing or malformed, or if an
   *     axis has a name that no column could have
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Cell of(Map<String, String> values) {
    Map<String, String> own = new LinkedHashMap<>();
    Map<String, String> common = new HashMap<>();
    values.forEach(
        (axis, value) -> {
          boolean parameter = axis.equals(POLLUTION) && common.isEmpty();
          if (COMMON.contains(axis) && !parameter) {
            common.put(axis, value);
          } else {
            own.put(parameter ? PARAMETER_PREFIX + axis : axis, value);
          }
        });
    String suite = own.remove(SUITE);
    String mode = common.get("mode");
    String threads = common.get("threads");
    if (suite == null || mode == null || threads == null) {
      throw new IllegalArgumentException("a cell needs suite, mode and threads");
    }
    own.keySet().stream()
        .filter(axis -> !AXIS_NAME.matcher(axis).matches())
        .findFirst()
        .ifPresent(
            axis -> {
              throw new IllegalArgumentException("\"" + axis + "\" cannot be the name of an axis");
            });
    String pollution = common.get(POLLUTION);
    return new Cell(
        suite,
        own,
        common.get("jvm"),
        Mode.parse(mode),
        Integer.parseInt(threads),
        pollution == null ? Pollution.NONE : Pollution.of(pollution),
        common.get("injection"));
  }

  /** Returns the values on all axes, in order; without the pollution of a clean JVM. */
  @JsonValue
  public Map<String, Object> values() {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put(SUITE, suite);
    values.putAll(own);
    values.put("jvm", jvm);
    values.put("mode", mode);
    values.put("threads", threads);
    if (!pollution.none()) {
      values.put(POLLUTION, pollution);
    }
    values.put("injection", injection);
    return values;
  }

  /** Returns the same cell with something added to its fork. */
  public Cell with(String added) {
    return new Cell(suite, own, jvm, mode, threads, pollution, added);
  }

  /** Returns the same cell of a JVM that does something before it warms up. */
  public Cell after(Pollution before) {
    return new Cell(suite, own, jvm, mode, threads, before, injection);
  }

  /** Returns the same cell with another value on one of its own axes. */
  public Cell with(String axis, String value) {
    Map<String, String> changed = new LinkedHashMap<>(own);
    changed.put(axis, value);
    return new Cell(suite, changed, jvm, mode, threads, pollution, injection);
  }

  /**
   * Returns the names of the cell's axes, in order: the suite, its own ones, the common ones. A
   * cell of a clean JVM has no axis of pollution.
   */
  public List<String> axes() {
    return axes(List.of(this));
  }

  /** Returns the names of the axes that some of the cells have, in order. */
  public static List<String> axes(Collection<Cell> cells) {
    Set<String> axes = new LinkedHashSet<>(List.of(SUITE));
    cells.forEach(cell -> axes.addAll(cell.own().keySet()));
    axes.addAll(COMMON);
    if (cells.stream().allMatch(cell -> cell.pollution.none())) {
      axes.remove(POLLUTION);
    }
    return List.copyOf(axes);
  }

  /** Returns the names of the axes on which two cells differ. */
  public static List<String> differing(Cell one, Cell other) {
    return axes(Arrays.asList(one, other)).stream()
        .filter(axis -> !one.axis(axis).equals(other.axis(axis)))
        .toList();
  }

  /**
   * Returns the value on an axis, as text; empty if the cell has no such axis. A clean JVM has the
   * pollution {@code none}.
   */
  public String axis(String name) {
    return switch (name) {
      case SUITE -> suite;
      case "jvm" -> jvm;
      case "mode" -> mode.label();
      case "threads" -> Integer.toString(threads);
      case POLLUTION -> pollution.text();
      case "injection" -> injection;
      default -> own.getOrDefault(name, "");
    };
  }

  /** Returns the name of the first of the suite's own axes, whose values say what is done. */
  public String work() {
    return own.keySet().stream().findFirst().orElse("");
  }

  /** Returns what is done: the value on the first of the suite's own axes. */
  public String operation() {
    return own.values().stream().findFirst().orElse("");
  }

  /** Returns the fixture's name; empty in a suite without fixtures. */
  public String fixture() {
    return axis("fixture");
  }

  /**
   * Returns the strategy as the user named it: {@code unsafe} (its default form) or {@code
   * unsafe/typed}. In suite codec this is the codec, with its accessor strategy if one is swapped
   * in: {@code jackson/unsafe}. In a suite without strategies it is empty.
   */
  public String strategy() {
    return axis("strategy");
  }

  /** Returns the libraries under test; empty in a suite without stacks. */
  public String stack() {
    return axis("stack");
  }

  /**
   * Returns the codec or strategy without its form or accessors: {@code jackson} of {@code
   * jackson/unsafe}.
   */
  public String name() {
    return strategy().replaceFirst("/.*", "");
  }

  /** Returns the work that is added to the cell's fork; empty outside of tests of the tool. */
  public Optional<InjectedWork> injected() {
    return InjectedWork.parse(injection);
  }

  /** Returns whether the cell is a second one of identical code. */
  public boolean identicalCopy() {
    return injection.equals(InjectedWork.NOTHING);
  }

  /** Returns whether the cell is the empty benchmark, which is the floor of the machine. */
  public boolean empty() {
    return operation().equals(EMPTY);
  }

  /** Returns whether two cells have the same floor: JVM, mode and threads are the same. */
  public boolean sameConditions(Cell other) {
    return jvm.equals(other.jvm) && mode == other.mode && threads == other.threads;
  }

  /**
   * Returns a stable name, unique within a run: {@code
   * access.read/order/unsafe/field/bean/typed/17/avgt/1}; an axis without a value is left out.
   */
  public String id() {
    StringBuilder id = new StringBuilder(suite).append('.').append(operation());
    boolean first = true;
    for (Map.Entry<String, String> axis : own.entrySet()) {
      if (!first) {
        String value = axis.getValue();
        append(id, axis.getKey().equals("strategy") ? value.replace('/', ':') : value);
      }
      first = false;
    }
    COMMON.forEach(
        axis -> append(id, axis.equals(POLLUTION) && pollution.none() ? "" : axis(axis)));
    return id.toString();
  }

  private static void append(StringBuilder id, String part) {
    if (!part.isEmpty()) {
      id.append('/').append(part);
    }
  }
}
