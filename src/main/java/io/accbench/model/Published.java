package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.Map;

/**
 * A row of a published study, to be set beside what a run measures.
 *
 * @param row its name there
 * @param cell what selects the cells that repeat it, by axis of {@link Cell#AXES}
 * @param against what selects their baseline likewise, in which it differs
 * @param words what was published: {@code 317 ± 19, then 540 ± 31 us/op}
 * @param low the published time(baseline) / time(row) at its lowest, by the published errors
 * @param high the same at its highest
 * @param jdk on which it was measured; empty when that was not said
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

  /** Whether a cell, and what it is compared with, have all the values that select them. */
  public boolean repeatedBy(Cell other, Cell baseline) {
    return selects(cell, other) && selects(against, baseline);
  }

  private static boolean selects(Map<String, String> values, Cell cell) {
    return values.entrySet().stream()
        .allMatch(each -> cell.axis(each.getKey()).equals(each.getValue()));
  }

  /** Whether a difference was published, by its own errors. */
  @JsonIgnore
  public boolean claimed() {
    return low > 1 || high < 1;
  }
}
