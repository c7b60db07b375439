package io.accbench.compare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds rows that only one side has, and rows that the other side has in another mode or with other
 * threads.
 */
final class Unmatched {
  private final BenchmarkLabels names;
  private final Side first;
  private final Side other;
  private final List<ComparisonNote> notes = new ArrayList<>();

  private Unmatched(BenchmarkLabels names, Side first, Side other) {
    this.names = names;
    this.first = first;
    this.other = other;
  }

  /** A row without its mode and threads. */
  private record Code(String name, Map<String, String> params) {
    static Code of(RowKey key) {
      return new Code(key.name(), key.params());
    }
  }

  /** Returns the notes on every side and the first; names are those of the rows of all. */
  static List<ComparisonNote> notes(List<Side> sides) {
    BenchmarkLabels names = BenchmarkLabels.ofSides(sides);
    return sides.stream()
        .skip(1)
        .flatMap(other -> new Unmatched(names, sides.get(0), other).notes().stream())
        .toList();
  }

  private List<ComparisonNote> notes() {
    List<RowKey> alone = alone(first, other);
    List<RowKey> otherAlone = alone(other, first);
    Set<Code> otherwise = otherwise(alone, otherAlone);
    only(first, other, alone, otherwise);
    only(other, first, otherAlone, otherwise);
    return notes;
  }

  private static List<RowKey> alone(Side side, Side without) {
    Set<RowKey> known = without.byKey().keySet();
    return side.series().stream().map(Series::key).filter(key -> !known.contains(key)).toList();
  }

  private Set<Code> otherwise(List<RowKey> alone, List<RowKey> otherAlone) {
    Map<Code, RowKey> byCode = new HashMap<>();
    otherAlone.forEach(key -> byCode.putIfAbsent(Code.of(key), key));
    Set<Code> codes = new HashSet<>();
    List<ComparisonNote.RowPair> rows = new ArrayList<>();
    for (RowKey key : alone) {
      RowKey same = byCode.get(Code.of(key));
      if (same != null && codes.add(Code.of(key))) {
        rows.add(new ComparisonNote.RowPair(names.row(key), key, same));
      }
    }
    if (!rows.isEmpty()) {
      notes.add(new ComparisonNote.MeasuredOtherwise(other.label(), ShortList.of(rows)));
    }
    return codes;
  }

  private void only(Side side, Side without, List<RowKey> alone, Set<Code> mentioned) {
    List<RowKey> left = alone.stream().filter(key -> !mentioned.contains(Code.of(key))).toList();
    if (!left.isEmpty()) {
      notes.add(
          new ComparisonNote.OnlyInOne(
              side.label(), without.label(), ShortList.of(names.rows(left))));
    }
  }
}
