package io.accbench.compare;

import io.accbench.compare.ComparisonNote.SideValue;
import io.accbench.compare.Matching.Match;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Collects everything to know before believing a row: what the sides differ in, and which rows show
 * nothing.
 */
final class Notes {
  private final List<Matching> tables;
  private final List<ComparedGroup> groups;
  private final BenchmarkLabels names;
  private final Set<ComparisonNote> notes = new LinkedHashSet<>();

  private Notes(List<Matching> tables, List<ComparedGroup> groups) {
    this.tables = tables;
    this.groups = groups;
    this.names =
        BenchmarkLabels.ofSides(tables.stream().flatMap(table -> table.sides().stream()).toList());
  }

  /**
   * @param matched the notes on rows that are not compared
   */
  static List<ComparisonNote> of(
      List<Matching> tables, List<ComparedGroup> groups, List<ComparisonNote> matched) {
    Notes all = new Notes(tables, groups);
    tables.forEach(table -> all.notes.addAll(Differences.of(table)));
    EnumSet.complementOf(EnumSet.of(Conclusion.BETTER, Conclusion.WORSE, Conclusion.NOTHING))
        .forEach(all::noDirection);
    all.mayBeAtFloor();
    all.partialMeans();
    tables.forEach(all::missingAllocation);
    tables.forEach(all::units);
    all.notes.addAll(matched);
    tables.forEach(table -> table.sides().forEach(side -> all.notes.addAll(side.notes())));
    return List.copyOf(all.notes);
  }

  private void noDirection(Conclusion conclusion) {
    Set<String> rows = rows(change -> change.conclusion() == conclusion);
    if (!rows.isEmpty()) {
      ShortList<String> some = ShortList.of(rows.equals(rows(change -> true)) ? Set.of() : rows);
      notes.add(new ComparisonNote.NoDirection(conclusion, some));
    }
  }

  private void mayBeAtFloor() {
    Set<String> rows = rows(Change::mayBeAtFloor);
    if (!rows.isEmpty()) {
      notes.add(new ComparisonNote.MayBeAtFloor(ShortList.of(rows)));
    }
  }

  /** Returns the names of the rows in which some side has such a change. */
  private Set<String> rows(Predicate<Change> such) {
    Set<String> rows = new LinkedHashSet<>();
    for (ComparedGroup group : groups) {
      for (ComparedRow row : group.rows()) {
        if (row.parts().stream()
            .anyMatch(part -> part.change() != null && such.test(part.change()))) {
          rows.add(names.row(row.key()));
        }
      }
    }
    return rows;
  }

  private void partialMeans() {
    for (ComparedGroup group : groups) {
      for (int side = 1; side < group.means().size(); side++) {
        int rows = group.means().get(side).rows();
        if (rows > 1 && rows < group.rows().size()) {
          notes.add(
              new ComparisonNote.PartialMean(
                  group.quantity(),
                  group.mode(),
                  group.labels().get(side),
                  rows,
                  group.rows().size()));
        }
      }
    }
  }

  /** Notes each side that lacks the allocation which another has, or whose is unusable. */
  private void missingAllocation(Matching table) {
    for (int i = 0; i < table.sides().size(); i++) {
      Set<String> rows = new LinkedHashSet<>();
      String problem = "";
      for (Match match : table.rows()) {
        Series own = match.series().get(i);
        if (own != null
            && own.allocatedBytesPerOp().isEmpty()
            && (own.allocationProblem() != null || match.allocates())) {
          rows.add(names.row(match.key()));
          if (problem.isEmpty() && own.allocationProblem() != null) {
            problem = own.allocationProblem();
          }
        }
      }
      if (!rows.isEmpty()) {
        notes.add(
            new ComparisonNote.AllocationMissing(
                table.sides().get(i).label(), problem, ShortList.of(rows)));
      }
    }
  }

  private void units(Matching table) {
    for (Match match : table.rows()) {
      for (int side = 1; side < table.sides().size(); side++) {
        Series other = match.series().get(side);
        if (other != null && !other.unit().equals(match.first().unit())) {
          notes.add(
              new ComparisonNote.UnitsDiffer(
                  new SideValue(table.sides().get(0).label(), match.first().unit()),
                  new SideValue(table.sides().get(side).label(), other.unit())));
        }
      }
    }
  }
}
