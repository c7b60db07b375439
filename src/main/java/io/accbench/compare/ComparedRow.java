package io.accbench.compare;

import io.accbench.stats.Estimate;
import java.util.List;

/**
 * A benchmark with its parameters, on every side.
 *
 * @param key identifies the row
 * @param name the benchmark in as few words as distinguish it from the others: {@code Bench.parse}
 * @param parts one for each side, the first side's first
 */
public record ComparedRow(RowKey key, String name, List<SideScore> parts) {

  /**
   * Returns a parameter's value, or the number of threads for {@code threads}; null where the row
   * has no such parameter.
   */
  public String param(String param) {
    return BenchmarkLabels.params(key).get(param);
  }

  /**
   * The part of the row that belongs to one side.
   *
   * @param score mean over forks in the group's unit; null when the side does not have the row
   * @param forks number of forks that measured; 0 when the side gives no raw data
   * @param change comparison with the first side; null for the first side, and where there is
   *     nothing to compare
   */
  public record SideScore(Estimate score, int forks, Change change) {
    static final SideScore MISSING = new SideScore(null, 0, null);
  }
}
