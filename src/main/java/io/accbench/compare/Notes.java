package io.accbench.compare;

import io.accbench.compare.ComparedGroup.Quantity;
import io.accbench.compare.ComparedRow.Part;
import io.accbench.compare.Matching.Match;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Collects everything to know before believing a row: what the sides differ in, and which rows show
 * nothing.
 */
final class Notes {
  private static final Map<Conclusion, String> REASONS =
      Map.of(
          Conclusion.ONE_FORK,
          "one fork only; iterations inside one fork are not independent: run with -f "
              + Change.FEWEST_FORKS,
          Conclusion.TOO_FEW_FORKS,
          "need >= %d forks on each side: run with -f %d"
              .formatted(Change.FEWEST_FORKS, Change.FEWEST_FORKS),
          Conclusion.NO_RAW_DATA,
          "the file has no raw data, so only its scores are compared, without intervals",
          Conclusion.AT_FLOOR,
          "below 1 ns per operation, too short to be measured: no ratio is made");

  private final List<Side> sides;
  private final Matching matching;
  private final List<ComparedGroup> groups;
  private final BenchmarkLabels names;
  private final Set<String> notes = new LinkedHashSet<>();

  private Notes(List<Side> sides, Matching matching, List<ComparedGroup> groups) {
    this.sides = sides;
    this.matching = matching;
    this.groups = groups;
    this.names =
        BenchmarkLabels.of(
            sides.stream().flatMap(side -> side.series().stream()).map(Series::key).toList());
  }

  static List<String> of(List<Side> sides, Matching matching, List<ComparedGroup> groups) {
    Notes all = new Notes(sides, matching, groups);
    all.notes.addAll(Differences.of(sides, matching));
    for (Conclusion conclusion : Conclusion.values()) {
      all.reason(conclusion);
    }
    all.partialMeans();
    all.units();
    for (Side other : sides.subList(1, sides.size())) {
      all.notes.addAll(Unmatched.notes(all.names, sides.get(0), other));
    }
    sides.forEach(side -> all.notes.addAll(side.notes()));
    return List.copyOf(all.notes);
  }

  private void reason(Conclusion conclusion) {
    Set<String> rows = new LinkedHashSet<>();
    Set<String> all = new LinkedHashSet<>();
    for (ComparedGroup group : groups) {
      for (ComparedRow row : group.rows()) {
        String name = names.row(row.key());
        all.add(name);
        if (row.parts().stream().anyMatch(part -> shows(part, conclusion))) {
          rows.add(name);
        }
      }
    }
    if (REASONS.containsKey(conclusion) && !rows.isEmpty()) {
      String where = rows.equals(all) ? "all rows" : ShortList.few(List.copyOf(rows));
      notes.add(where + ": " + REASONS.get(conclusion));
    }
  }

  private static boolean shows(Part part, Conclusion conclusion) {
    return part.change() != null && part.change().conclusion() == conclusion;
  }

  private void partialMeans() {
    for (ComparedGroup group : groups) {
      for (int side = 1; side < group.means().size(); side++) {
        int rows = group.means().get(side).rows();
        if (rows > 1 && rows < group.rows().size()) {
          String what = group.quantity() == Quantity.TIME ? group.mode().words() : "allocation";
          notes.add(
              "geometric mean of %s, %s: over %d of %d rows, those with an interval"
                  .formatted(what, sides.get(side).label(), rows, group.rows().size()));
        }
      }
    }
  }

  private void units() {
    for (Match match : matching.rows()) {
      for (int side = 1; side < sides.size(); side++) {
        Series other = match.series().get(side);
        if (other != null && !other.unit().equals(match.first().unit())) {
          notes.add(
              "units differ: %s (%s), %s (%s); converted"
                  .formatted(
                      match.first().unit(),
                      sides.get(0).label(),
                      other.unit(),
                      sides.get(side).label()));
        }
      }
    }
  }
}
