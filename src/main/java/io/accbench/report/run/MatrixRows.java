package io.accbench.report.run;

import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.report.ratio.RatioTable;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The rows of several groups by the labels of their contenders. */
final class MatrixRows {
  private final Map<Group, Map<String, Row>> byLabel = new IdentityHashMap<>();
  private final Set<String> labels = new LinkedHashSet<>();

  MatrixRows(Collection<Group> groups) {
    for (Group group : groups) {
      Map<String, Row> rows = new HashMap<>();
      for (Row row : group.rows()) {
        String label = RatioTable.label(group, row);
        labels.add(label);
        rows.putIfAbsent(label, row);
      }
      byLabel.put(group, rows);
    }
  }

  /** Returns the labels of all contenders, each once, in the order of the groups. */
  List<String> labels() {
    return List.copyOf(labels);
  }

  /** Returns a contender's row of a group; null where the group lacks it. */
  Row of(Group group, String label) {
    return byLabel.get(group).get(label);
  }
}
