package io.accbench.report.hotspot;

import io.accbench.analysis.Row;
import io.accbench.hotspot.ProgramPart;
import io.accbench.hotspot.ProgramPart.CodecDirection;
import io.accbench.hotspot.ProgramPart.LibraryCalls;
import io.accbench.model.Cell;
import io.accbench.report.hotspot.GainRow.PartGain;
import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A change of a library that works in both directions: the gains of both together.
 *
 * @param rows the rows of the change, to serialize and to deserialize, in one condition
 */
record GainTotal(List<GainRow> rows) {

  /**
   * Returns the totals of all changes that were measured in both directions: with the same payload,
   * or with one of its own for each direction.
   */
  static List<GainTotal> of(List<GainRow> rows) {
    Map<String, List<GainRow>> changes = new LinkedHashMap<>();
    for (GainRow row : rows) {
      if (row.part() instanceof LibraryCalls calls && calls.direction() != CodecDirection.ANY) {
        String change = calls.library().name() + key(row.from()) + key(row.to());
        changes.computeIfAbsent(change, any -> new ArrayList<>()).add(row);
      }
    }
    List<GainTotal> totals = new ArrayList<>();
    for (List<GainRow> change : changes.values()) {
      if (isBoth(change)) {
        totals.add(new GainTotal(change));
      } else {
        change.stream()
            .collect(
                Collectors.groupingBy(
                    row -> row.from().planned().cell().fixture(),
                    LinkedHashMap::new,
                    Collectors.toList()))
            .values()
            .stream()
            .filter(GainTotal::isBoth)
            .forEach(both -> totals.add(new GainTotal(both)));
      }
    }
    return List.copyOf(totals);
  }

  private static boolean isBoth(List<GainRow> rows) {
    return rows.size() == 2 && !rows.get(0).part().equals(rows.get(1).part());
  }

  /** Returns a row's values on all axes but those of its operation and payload. */
  private static String key(Row row) {
    Cell cell = row.planned().cell();
    return " " + cell.with(cell.work(), "any").with("fixture", "any").id();
  }

  ProgramPart part() {
    LibraryCalls calls = (LibraryCalls) rows.get(0).part();
    return new LibraryCalls(calls.library(), CodecDirection.ANY);
  }

  /** Returns what is saved of CPU time. */
  Estimate time() {
    return saved(GainRow::time);
  }

  /** Returns what is saved of allocated bytes; null where that of a direction is not known. */
  Estimate allocation() {
    return rows.stream().map(GainRow::allocation).anyMatch(Objects::isNull)
        ? null
        : saved(GainRow::allocation);
  }

  private Estimate saved(Function<GainRow, PartGain> gained) {
    return rows.stream().map(gained).map(PartGain::saving).reduce(Estimate::plus).orElseThrow();
  }

  /** Returns whether the ratios of both directions are decided. */
  boolean decided() {
    return rows.stream().allMatch(row -> row.time().decided());
  }
}
