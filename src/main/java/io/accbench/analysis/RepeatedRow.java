package io.accbench.analysis;

import io.accbench.model.Header;
import io.accbench.model.Published;
import java.util.ArrayList;
import java.util.List;

/**
 * A published row with a row that repeats it.
 *
 * @param group the group of the row; null when nothing repeats the published row
 * @param row the row that repeats the published row; null when nothing does
 */
public record RepeatedRow(Published published, Group group, Row row, Agreement agreement) {

  /**
   * Returns one repetition for each row that repeats a published one, and one for each published
   * row that nothing repeats.
   */
  public static List<RepeatedRow> ofRun(Header header, List<Group> groups) {
    List<RepeatedRow> all = new ArrayList<>();
    for (Published published : header.plan().published()) {
      int before = all.size();
      for (Group group : groups) {
        group.rows().stream()
            .filter(row -> row.planned().supported())
            .filter(row -> !group.isBaseline(row))
            .filter(
                row -> published.repeatedBy(row.planned().cell(), group.block().baseline().cell()))
            .map(row -> of(published, group, row))
            .forEach(all::add);
      }
      if (all.size() == before) {
        all.add(new RepeatedRow(published, null, null, Agreement.NOT_MEASURED));
      }
    }
    return all;
  }

  private static RepeatedRow of(Published published, Group group, Row row) {
    Ratio ratio = row.time().atFloor() ? null : row.ratio();
    return new RepeatedRow(published, group, row, Agreement.of(published, ratio));
  }
}
