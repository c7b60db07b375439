package io.accbench.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * The rows of the first side that another side has, too.
 *
 * @param sides the sides, at least two
 * @param rows rows in the first side's order; never empty
 */
record Matching(List<Side> sides, List<Match> rows) {
  /** A row with its series by side; null where a side has no such row, never for the first side. */
  record Match(RowKey key, List<Series> series) {
    Series first() {
      return series.get(0);
    }

    /** Returns whether some side measured the row's allocation. */
    boolean allocates() {
      return series.stream()
          .anyMatch(each -> each != null && !each.allocatedBytesPerOp().isEmpty());
    }
  }

  static Matching of(List<Side> sides) {
    List<Map<RowKey, Series>> byKey = sides.stream().map(Side::byKey).toList();
    List<Match> rows = new ArrayList<>();
    for (Series first : sides.get(0).series()) {
      Series[] series = new Series[sides.size()];
      series[0] = first;
      boolean shared = false;
      for (int i = 1; i < series.length; i++) {
        series[i] = byKey.get(i).get(first.key());
        shared |= series[i] != null;
      }
      if (shared) {
        rows.add(new Match(first.key(), Collections.unmodifiableList(Arrays.asList(series))));
      }
    }
    if (rows.isEmpty()) {
      throw NoCommonRow.problem(sides);
    }
    return new Matching(sides, List.copyOf(rows));
  }
}
