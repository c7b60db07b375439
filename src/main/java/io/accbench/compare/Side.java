package io.accbench.compare;

import io.accbench.jmh.JmhResult;
import io.accbench.model.Journal;
import io.accbench.model.UserException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The results of one run or file: one column.
 *
 * @param label how the user named it
 * @param series the rows, each with a key of its own, in the side's order
 * @param notes what was left out, and why
 */
public record Side(String label, List<Series> series, List<ComparisonNote> notes) {

  /**
   * Returns the selected results of a JMH file.
   *
   * @throws UserException with each result whose key an earlier result has, or all of them where no
   *     score is a measurement
   */
  public static Side ofJmh(String label, List<JmhResult> results, Predicate<RowKey> asked) {
    return JmhSide.of(label, results, asked);
  }

  /** Returns the selected measured cells of a run. */
  public static Side ofRun(String label, Journal journal, Predicate<RowKey> asked) {
    return RunSide.of(label, journal, asked);
  }

  /** Returns the series by key. */
  Map<RowKey, Series> byKey() {
    Map<RowKey, Series> byKey = new HashMap<>();
    series.forEach(each -> byKey.put(each.key(), each));
    return byKey;
  }

  /**
   * Returns the sides without the given parameters, so that rows match whatever their values.
   *
   * @throws UserException when no side has one of them, or two rows of a side become one
   */
  public static List<Side> ignoring(List<Side> sides, List<String> params) {
    return Projection.ignoring(sides, params);
  }
}
