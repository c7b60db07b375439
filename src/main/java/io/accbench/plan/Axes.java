package io.accbench.plan;

import io.accbench.model.Cell;
import io.accbench.model.Jvm;
import io.accbench.model.Mode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The product of all axes, without the points that would measure the same twice or nothing. */
final class Axes {
  /** The operations that make sense for one property alone. */
  static final Set<String> ONE_PROPERTY_OPERATIONS = Set.of("read", "write");

  private final Choices choices;
  private final List<Jvm> jvms;
  private final List<String> stacks;

  /** Creates the axes of a run. Its stacks are given by name; suite access has no stacks. */
  Axes(Choices choices, List<Jvm> jvms, List<String> stacks) {
    this.choices = choices;
    this.jvms = jvms;
    this.stacks = stacks.isEmpty() ? List.of("") : stacks;
  }

  /** Returns every cell: the fixture changes slowest, the strategy fastest. */
  List<Cell> cells() {
    List<List<String>> axes =
        List.of(
            choices.fixtures(),
            labels(),
            choices.operations(),
            choices.members(),
            choices.layouts(),
            choices.slots(),
            choices.modes().stream().map(Mode::label).toList(),
            choices.threads().stream().map(String::valueOf).toList(),
            stacks,
            choices.strategies());
    return product(axes).stream().map(this::cell).filter(this::measurable).toList();
  }

  /**
   * Returns the cells of the empty benchmark, one for each JVM, steady mode and number of threads.
   * The list is empty in suite codec, whose operations are far from the floor.
   */
  List<Cell> floors() {
    List<Cell> floors = new ArrayList<>();
    if (choices.codec()) {
      return floors;
    }
    for (String jvm : labels()) {
      for (Mode mode : choices.modes()) {
        for (int threads : choices.threads()) {
          if (mode.steady()) {
            floors.add(
                new Cell(
                    choices.suite(),
                    "empty",
                    "none",
                    "none",
                    "none",
                    "none",
                    "none",
                    "",
                    jvm,
                    mode,
                    threads));
          }
        }
      }
    }
    return floors;
  }

  private List<String> labels() {
    return jvms.stream().map(Jvm::label).toList();
  }

  private static List<List<String>> product(List<List<String>> axes) {
    List<List<String>> points = List.of(List.of());
    for (List<String> axis : axes) {
      List<List<String>> longer = new ArrayList<>();
      for (List<String> point : points) {
        for (String value : axis) {
          List<String> next = new ArrayList<>(point);
          next.add(value);
          longer.add(next);
        }
      }
      points = longer;
    }
    return points;
  }

  private Cell cell(List<String> point) {
    return new Cell(
        choices.suite(),
        point.get(2),
        point.get(0),
        point.get(9),
        point.get(3),
        point.get(4),
        point.get(5),
        point.get(8),
        point.get(1),
        Mode.parse(point.get(6)),
        Integer.parseInt(point.get(7)));
  }

  /**
   * Returns whether a cell is measured. A fixture may be for some operations alone. Construction
   * has neither members nor slots, so it is measured under the first of each. Nothing is inlined in
   * a first operation, so it is measured under the first whole-graph layout.
   */
  private boolean measurable(Cell cell) {
    if (!choices.meant(cell.fixture(), cell.operation())) {
      return false;
    }
    if (cell.codec()) {
      return true;
    }
    if (!cell.wholeGraph()) {
      return ONE_PROPERTY_OPERATIONS.contains(cell.operation());
    }
    if (!cell.mode().steady() && !cell.layout().equals(firstWholeGraph())) {
      return false;
    }
    return !cell.operation().equals("construct")
        || (cell.member().equals(choices.members().get(0))
            && cell.slot().equals(choices.slots().get(0)));
  }

  private String firstWholeGraph() {
    return choices.layouts().stream().filter(Cell.WHOLE_GRAPH::contains).findFirst().orElse("");
  }
}
