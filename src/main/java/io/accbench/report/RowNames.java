package io.accbench.report;

import io.accbench.gate.Judged;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Names a decision's rows uniquely, for tools that know a row by its name alone. Where two rows of
 * a metric have the same name, that of the rule is added, then a number.
 */
final class RowNames {
  private final Map<Judged, String> names = new IdentityHashMap<>();

  RowNames(List<Judged> rows) {
    Map<String, Integer> uses = new HashMap<>();
    rows.forEach(row -> uses.merge(key(row, plain(row)), 1, Integer::sum));
    Set<String> taken = new HashSet<>();
    for (Judged row : rows) {
      String name = plain(row);
      if (uses.get(key(row, name)) > 1 && Text.present(row.rule())) {
        name += " (" + Text.plain(row.rule()) + ")";
      }
      String apart = name;
      for (int number = 2; !taken.add(key(row, apart)); number++) {
        apart = name + " #" + number;
      }
      names.put(row, apart);
    }
  }

  String of(Judged row) {
    return names.get(row);
  }

  private static String plain(Judged row) {
    return Text.plain(row.name());
  }

  private static String key(Judged row, String name) {
    return row.metric() + " " + name;
  }
}
