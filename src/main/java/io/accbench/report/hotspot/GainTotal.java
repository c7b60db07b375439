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

/**
 * A change of a library that works in both directions: the gains of both together.
 *
 * @param rows the rows of the change, to serialize and to deserialize, in one condition
 */
record GainTotal(List<GainRow> rows) {

  /** Returns the totals of all changes that were measured in both directions. */
  static List<GainTotal> of(List<GainRow> rows) {
    Map<String, Map<CodecDirection, GainRow>> changes = new LinkedHashMap<>();
    for (GainRow row : rows) {
      if (row.part() instanceof LibraryCalls calls && calls.direction() != CodecDirection.ANY) {
        String change = calls.library().name() + key(row.from()) + key(row.to());
        changes
            .computeIfAbsent(change, any -> new LinkedHashMap<>())
            .putIfAbsent(calls.direction(), row);
      }
    }
    List<GainTotal> totals = new ArrayList<>();
    for (Map<CodecDirection, GainRow> both : changes.values()) {
      if (both.size() > 1) {
        totals.add(new GainTotal(List.copyOf(both.values())));
      }
    }
    return List.copyOf(totals);
  }

  /** Returns a row's values on all axes but that of its operation. */
  private static String key(Row row) {
    Cell cell = row.planned().cell();
    return " " + cell.with(cell.work(), "any").id();
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
