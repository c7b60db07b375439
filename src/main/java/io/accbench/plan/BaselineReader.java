package io.accbench.plan;

import io.accbench.catalog.Catalog;
import io.accbench.model.Cell;
import io.accbench.model.Pollution;
import io.accbench.model.UnknownName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The syntax of {@code --baseline}: a strategy, or {@code axis=value} for each axis to compare on.
 */
final class BaselineReader {
  private final GivenOptions given;
  private final RunOptions options;
  private final Catalog catalog;
  private final PlannableSuite suite;

  BaselineReader(GivenOptions given, RunOptions options, Catalog catalog, PlannableSuite suite) {
    this.given = given;
    this.options = options;
    this.catalog = catalog;
    this.suite = suite;
  }

  /**
   * Returns the baseline's value on each axis that varies inside a block; empty for the first
   * strategy, or with a single one the first JVM.
   */
  Map<String, String> read() {
    Map<String, String> axes = new LinkedHashMap<>();
    for (String part : parts()) {
      int equals = part.indexOf('=');
      String axis = equals < 0 ? "strategy" : suite.meantBy(part.substring(0, equals).strip());
      String value = part.substring(equals + 1).strip();
      if (equals < 0 && suite.knownWhenPrepared()) {
        problem("write AXIS=VALUE; found \"" + part + "\"");
      } else if (equals < 0 && !known(value.replaceFirst("/.*", ""))) {
        problem(UnknownName.problem("strategy", value, catalog.names()));
      } else if (!suite.knownWhenPrepared() && !axes().contains(axis)) {
        problem(UnknownName.problem("axis", axis, axes()));
      } else if (axes.putIfAbsent(axis, value) != null) {
        problem("axis \"" + axis + "\" is named twice; one block has one baseline");
      }
    }
    return axes;
  }

  /**
   * Returns what commas separate. Where a value may be any text, words without an equals sign
   * belong to the value before them.
   */
  private List<String> parts() {
    List<String> parts = new ArrayList<>();
    String baseline = options.measuring().baseline;
    if (baseline.isEmpty()) {
      return parts;
    }
    for (String name : given.separated("--baseline", List.of(baseline))) {
      int last = parts.size() - 1;
      if (suite.knownWhenPrepared() && last >= 0 && !name.contains("=")) {
        parts.set(last, parts.get(last) + "," + name);
      } else {
        parts.add(name);
      }
    }
    return parts;
  }

  private List<String> axes() {
    List<String> axes = new ArrayList<>(List.of(Cell.SUITE));
    suite.axes().forEach(axis -> axes.add(axis.name()));
    axes.addAll(Cell.COMMON);
    return axes;
  }

  /**
   * Returns whether a strategy or codec has this name. A user's own codec is known by its source
   * file alone; {@link BaselineIsChosen} judges whether it is measured.
   */
  private boolean known(String name) {
    return catalog.strategy(name).isPresent()
        || catalog.codec(name).isPresent()
        || options.libraries().codecs.stream().anyMatch(codec -> codec.endsWith(name + ".java"));
  }

  private void problem(String text) {
    given.problem("--baseline", given.subject("--baseline") + ": " + text);
  }

  /** Returns the chosen values on an axis, as {@code --baseline} names them; JVMs by label. */
  static List<String> chosen(RunSpec spec, String axis) {
    return switch (axis) {
      case "stack" -> spec.libraries().stacks;
      case "jvm" -> spec.selection().jvms.stream().map(jvm -> jvm.replaceFirst("=.*", "")).toList();
      case "threads" -> spec.threads().stream().map(String::valueOf).toList();
      case Cell.POLLUTION -> spec.pollutions().stream().map(Pollution::text).toList();
      default -> spec.axis(axis);
    };
  }
}
