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
  private final List<String> notes = new ArrayList<>();

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

  static List<String> notes(BenchmarkLabels names, Side first, Side other) {
    Unmatched unmatched = new Unmatched(names, first, other);
    List<RowKey> alone = alone(first, other);
    List<RowKey> otherAlone = alone(other, first);
    Set<Code> otherwise = unmatched.otherwise(alone, otherAlone);
    unmatched.only(first, other, alone, otherwise);
    unmatched.only(other, first, otherAlone, otherwise);
    return unmatched.notes;
  }

  private static List<RowKey> alone(Side side, Side without) {
    Set<RowKey> known = without.byKey().keySet();
    return side.series().stream().map(Series::key).filter(key -> !known.contains(key)).toList();
  }

  private Set<Code> otherwise(List<RowKey> alone, List<RowKey> otherAlone) {
    Map<Code, RowKey> byCode = new HashMap<>();
    otherAlone.forEach(key -> byCode.putIfAbsent(Code.of(key), key));
    Set<Code> codes = new HashSet<>();
    List<String> rows = new ArrayList<>();
    for (RowKey key : alone) {
      RowKey same = byCode.get(Code.of(key));
      if (same != null && codes.add(Code.of(key))) {
        rows.add("%s is %s in %s".formatted(names.row(key), how(key, same), other.label()));
      }
    }
    if (!rows.isEmpty()) {
      notes.add("not compared, mode or threads differ: " + ShortList.few(rows));
    }
    return codes;
  }

  private static String how(RowKey key, RowKey same) {
    return key.mode() != same.mode() ? same.mode().label() : "threads=" + same.threads();
  }

  private void only(Side side, Side without, List<RowKey> alone, Set<Code> mentioned) {
    List<RowKey> left = alone.stream().filter(key -> !mentioned.contains(Code.of(key))).toList();
    if (!left.isEmpty()) {
      notes.add(
          "in %s but not in %s: %s"
              .formatted(side.label(), without.label(), ShortList.few(names.rows(left))));
    }
  }
}
