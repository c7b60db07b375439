package io.accbench.compare;

import io.accbench.stats.Estimate;
import java.util.List;

/**
 * One benchmark with its parameters, on every side.
 *
 * @param key which
 * @param name of the benchmark, in as few words as tell it from the others: {@code Bench.parse}
 * @param parts one for each side, the first side's first
 */
public record ComparedRow(Key key, String name, List<Part> parts) {

  /** A parameter's value, or the number of threads; null where the row has none. */
  public String param(String param) {
    return RowNames.params(key).get(param);
  }

  /**
   * One side's.
   *
   * @param score mean over forks in the group's unit; null when the side does not have the row
   * @param forks that measured; 0 when the side gives no raw data
   * @param change against the first side; null for that one, and where there is nothing to compare
   */
  public record Part(Estimate score, int forks, Change change) {
    static final Part MISSING = new Part(null, 0, null);
  }
}
