package io.accbench.gate;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.model.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The rows of a run, from which names choose pairs to compare. */
final class Pairs {
  private final List<Group> groups;

  Pairs(Analysis analysis) {
    this.groups =
        analysis.groups().stream()
            .filter(group -> !group.block().baseline().cell().empty())
            .toList();
  }

  /** Returns every cell except that of the empty benchmark. */
  List<Cell> cells() {
    return groups.stream().flatMap(group -> group.rows().stream()).map(Pairs::cell).toList();
  }

  /**
   * Returns each chosen row with the baseline of its block, or with the other row that {@code A/B}
   * names.
   */
  List<Pair> of(RowSelector.RowChoice choice) {
    List<Pair> pairs = new ArrayList<>();
    for (Group group : groups) {
      for (Row row : group.rows()) {
        if (choice.holds(cell(row))) {
          base(choice, group, row).map(base -> new Pair(group, row, base)).ifPresent(pairs::add);
        }
      }
    }
    return pairs;
  }

  /** Returns each chosen row paired with itself; for {@code A/B} the rows of both. */
  List<Pair> single(RowSelector.RowChoice choice) {
    List<Pair> pairs = new ArrayList<>();
    for (Group group : groups) {
      group.rows().stream()
          .filter(row -> choice.holds(cell(row)) && choice.names(cell(row)))
          .forEach(row -> pairs.add(new Pair(group, row, row)));
    }
    return pairs;
  }

  private static Optional<Row> base(RowSelector.RowChoice choice, Group group, Row row) {
    if (choice.pair().isEmpty()) {
      return group.isBaseline(row) ? Optional.empty() : Optional.of(group.baseline());
    }
    return group.rows().stream()
        .filter(other -> opposes(choice, cell(row), cell(other)))
        .findFirst();
  }

  /**
   * Returns whether the two values of {@code A/B} were measured somewhere, but not in the same
   * rounds.
   */
  boolean apart(RowSelector.RowChoice choice) {
    return !choice.pair().isEmpty()
        && groups.stream()
            .anyMatch(
                group ->
                    group.rows().stream()
                        .filter(row -> choice.holds(cell(row)))
                        .filter(row -> base(choice, group, row).isEmpty())
                        .anyMatch(
                            row ->
                                cells().stream()
                                    .anyMatch(other -> opposes(choice, cell(row), other))));
  }

  private static boolean opposes(RowSelector.RowChoice choice, Cell one, Cell other) {
    return one.axis(choice.pair()).equals(choice.first())
        && other.axis(choice.pair()).equals(choice.second())
        && List.of(choice.pair()).containsAll(Cell.differing(one, other));
  }

  private static Cell cell(Row row) {
    return row.planned().cell();
  }
}
