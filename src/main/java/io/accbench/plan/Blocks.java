package io.accbench.plan;

import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Mode;
import io.accbench.model.PlannedCell;
import io.accbench.model.Range;
import io.accbench.model.Settings;
import io.accbench.model.UserException;
import io.accbench.suite.Suites;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Groups cells into blocks. A block holds the cells that differ only on the compared axes, the
 * baseline first.
 */
final class Blocks {
  private final Settings settings;
  private final Map<String, String> baseline;
  private final List<String> compared;
  private final PreparedCells prepared;
  private final List<Finding> findings = new ArrayList<>();

  private Blocks(
      Settings settings,
      Map<String, String> baseline,
      List<String> compared,
      PreparedCells prepared) {
    this.settings = settings;
    this.baseline = baseline;
    this.compared = compared;
    this.prepared = prepared;
  }

  /**
   * Returns a grouping into the blocks that {@code --baseline} asks for.
   *
   * @param cells the cells of the run, without those into which something is injected
   */
  static Blocks compared(RunSpec spec, PreparedCells prepared, List<PlannedCell> cells) {
    List<Cell> all = cells.stream().map(PlannedCell::cell).toList();
    Blocks blocks =
        new Blocks(
            spec.settings(),
            spec.baseline(),
            comparedAxes(spec, prepared.comparedFirst(spec), all),
            prepared);
    blocks.requireBaseline(all);
    return blocks;
  }

  /**
   * Refuses a named baseline that no cell is: nothing would be compared, and nothing would say so.
   * Cells with an injection are made later.
   */
  private void requireBaseline(List<Cell> cells) {
    if (baseline.isEmpty()
        || baseline.containsKey("injection")
        || cells.stream().anyMatch(this::named)) {
      return;
    }
    List<String> problems = new ArrayList<>();
    baseline.forEach(
        (axis, value) -> {
          if (cells.stream().noneMatch(cell -> named(cell, axis, value))) {
            String measured =
                cells.stream()
                    .map(cell -> value(cell, axis))
                    .filter(one -> !one.isEmpty())
                    .distinct()
                    .collect(Collectors.joining(", "));
            problems.add(
                "--baseline %s=%s is not measured; %s"
                    .formatted(
                        axis,
                        value,
                        measured.isEmpty()
                            ? "nothing that is measured has the axis " + axis
                            : "measured: " + measured));
          }
        });
    throw UserException.badInput(
        problems.isEmpty()
            ? List.of("--baseline: nothing that is measured has all of its values together")
            : problems);
  }

  /**
   * Returns a grouping into blocks of a single cell each: nothing is compared with the empty
   * benchmark.
   */
  static Blocks alone(RunSpec spec, PreparedCells prepared) {
    List<String> candidates = spec.suite().comparedFirst();
    return new Blocks(
        spec.settings(),
        Map.of(),
        candidates.isEmpty() ? List.of("jvm") : candidates.subList(0, 1),
        prepared);
  }

  /**
   * Returns the axes that {@code --baseline} names; else the injection if there is one; else the
   * first of the suite's axes with several values, or the JVM if there are several. Without any, it
   * is the first of the suite's axes that the cells have.
   */
  private static List<String> comparedAxes(
      RunSpec spec, List<String> candidates, List<Cell> cells) {
    Map<String, String> named = spec.baseline();
    if (!named.isEmpty()) {
      return Cell.axes(cells).stream().filter(named::containsKey).toList();
    }
    if (!spec.measuring().injections.isEmpty()) {
      return List.of("injection");
    }
    return Stream.of(
            Stream.concat(candidates.stream(), Stream.of("jvm"))
                .filter(axis -> several(cells, axis)),
            candidates.stream().filter(Cell.axes(cells)::contains),
            Stream.of("jvm"))
        .flatMap(axes -> axes)
        .limit(1)
        .toList();
  }

  private static boolean several(List<Cell> cells, String axis) {
    return cells.stream().map(cell -> cell.axis(axis)).distinct().count() > 1;
  }

  /** Returns the findings on the blocks made so far. */
  List<Finding> findings() {
    return findings;
  }

  List<Block> of(List<PlannedCell> cells) {
    Map<String, List<PlannedCell>> groups = new LinkedHashMap<>();
    for (PlannedCell cell : cells) {
      groups.computeIfAbsent(sharedAxes(cell.cell()), id -> new ArrayList<>()).add(cell);
    }
    List<Block> blocks = new ArrayList<>();
    groups.forEach((id, group) -> blocks.add(block(id, group)));
    return blocks;
  }

  private Block block(String id, List<PlannedCell> cells) {
    List<PlannedCell> ordered = new ArrayList<>(cells);
    // the sort is stable: without a match the first cell stays the first
    ordered.sort(Comparator.comparing(cell -> !named(cell.cell())));
    PlannedCell wanted = ordered.get(0);
    if (!wanted.supported()) {
      ordered.sort(Comparator.comparing(cell -> !cell.supported()));
    }
    PlannedCell first = ordered.get(0);
    if (first.supported() && !wanted.supported()) {
      findings.add(
          Finding.of(
              FindingKind.BASELINE_REPLACED,
              id,
              label(wanted),
              wanted.obstacle().kind(),
              wanted.obstacle().cause().thrown(),
              label(first)));
    }
    Mode mode = first.cell().mode();
    Range rounds = mode.steady() ? settings.rounds().steady() : settings.rounds().singleShot();
    return new Block(id, varies(ordered), List.copyOf(ordered), rounds);
  }

  /** Returns the compared axes that a block has; its work where a benchmark has none of them. */
  private List<String> varies(List<PlannedCell> block) {
    List<Cell> cells = block.stream().map(PlannedCell::cell).toList();
    List<String> own = compared.stream().filter(Cell.axes(cells)::contains).toList();
    return own.isEmpty() ? List.of(cells.get(0).work()) : own;
  }

  private boolean named(Cell cell) {
    return baseline.entrySet().stream()
        .allMatch(entry -> named(cell, entry.getKey(), entry.getValue()));
  }

  private static boolean named(Cell cell, String axis, String value) {
    return value(cell, axis).equals(value) || Suites.of(cell).names(axis, cell.axis(axis), value);
  }

  private static String value(Cell cell, String axis) {
    return Suites.of(cell).choice(cell, axis);
  }

  private String label(PlannedCell cell) {
    return String.join(", ", compared.stream().map(axis -> value(cell.cell(), axis)).toList());
  }

  /** Returns a cell's id without the compared axes. */
  private String sharedAxes(Cell cell) {
    List<String> parts = new ArrayList<>();
    for (String axis : cell.axes()) {
      boolean inId = !axis.equals(Cell.SUITE) && !axis.equals(cell.work());
      if (inId && !compared.contains(axis) && !cell.axis(axis).isEmpty()) {
        parts.add(cell.axis(axis).replace('/', ':'));
      }
    }
    String group = prepared.group(cell);
    String work =
        !compared.contains(cell.work())
            ? "." + cell.operation()
            : group.isEmpty() ? "" : "." + group;
    return cell.suite() + work + "/" + String.join("/", parts);
  }
}
