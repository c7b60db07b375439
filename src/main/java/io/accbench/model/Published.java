package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.Map;

/**
 * A row of a published study, to be compared with what a run measures.
 *
 * @param row its name in the study
 * @param cell the values that select the cells that repeat it, by axis
 * @param against the values that select their baseline, by axes on which it differs
 * @param words what was published: {@code 317 ± 19, then 540 ± 31 us/op}
 * @param low the published time(baseline) / time(row) at its lowest, by the published errors
 * @param high the published ratio at its highest
 * @param jdk the JDK on which it was measured; empty when that was not published
 * @param source where it was published
 */
public record Published(
    String row,
    Map<String, String> cell,
    Map<String, String> against,
    String words,
    double low,
    double high,
    String jdk,
    String source) {

  /**
   * Returns whether a cell, and the baseline with which it is compared, have all the values that
   * select them. A row that names no pollution was measured in a clean JVM.
   */
  public boolean repeatedBy(Cell other, Cell baseline) {
    boolean sameJvm = other.pollution().none() || cell.containsKey(Cell.POLLUTION);
    return sameJvm && selects(cell, other) && selects(against, baseline);
  }

  private static boolean selects(Map<String, String> values, Cell cell) {
    return values.entrySet().stream()
        .allMatch(each -> cell.axis(each.getKey()).equals(each.getValue()));
  }

  /** Returns whether a difference was published, by its own errors. */
  @JsonIgnore
  public boolean claimed() {
    return low > 1 || high < 1;
  }
}
