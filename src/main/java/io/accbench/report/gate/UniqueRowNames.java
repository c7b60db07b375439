package io.accbench.report.gate;

import io.accbench.gate.JudgedRow;
import io.accbench.report.text.Text;
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
final class UniqueRowNames {
  private final Map<JudgedRow, String> names = new IdentityHashMap<>();

  UniqueRowNames(List<JudgedRow> rows) {
    Map<String, Integer> uses = new HashMap<>();
    rows.forEach(row -> uses.merge(key(row, plain(row)), 1, Integer::sum));
    Set<String> taken = new HashSet<>();
    for (JudgedRow row : rows) {
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

  String of(JudgedRow row) {
    return names.get(row);
  }

  private static String plain(JudgedRow row) {
    return Text.plain(RowName.of(row));
  }

  private static String key(JudgedRow row, String name) {
    return row.metric() + " " + name;
  }
}
