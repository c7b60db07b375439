package io.accbench.compare;

import io.accbench.jmh.JmhResult;
import io.accbench.model.Journal;
import io.accbench.model.UserException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Everything that one run or file measured: one column.
 *
 * @param label how the user named it
 * @param series each with a key of its own, in the side's order
 * @param notes what was left out, and why
 */
public record Side(String label, List<Series> series, List<String> notes) {

  /** The results of a JMH file. */
  public static Side ofJmh(String label, List<JmhResult> results) {
    return ofJmh(label, results, key -> true);
  }

  /**
   * Those results of a JMH file that are asked for.
   *
   * @throws UserException with each result whose score is no measurement, whose unit is none of its
   *     mode, or whose key an earlier one has
   */
  public static Side ofJmh(String label, List<JmhResult> results, Predicate<Key> asked) {
    return JmhSide.of(label, results, asked);
  }

  /** The cells of a run that measured. */
  public static Side ofRun(String label, Journal journal) {
    return ofRun(label, journal, key -> true);
  }

  /** Those cells of a run that measured and are asked for. */
  public static Side ofRun(String label, Journal journal, Predicate<Key> asked) {
    return RunSide.of(label, journal, asked);
  }

  /** Its series by key. */
  Map<Key, Series> byKey() {
    Map<Key, Series> byKey = new HashMap<>();
    series.forEach(each -> byKey.put(each.key(), each));
    return byKey;
  }

  /**
   * The same sides with parameters that count for nothing.
   *
   * @throws UserException when no side has one of them, or two rows of a side become one
   */
  public static List<Side> ignoring(List<Side> sides, List<String> params) {
    return Projection.ignoring(sides, params);
  }

  /**
   * One side for each value of a parameter: what differs inside of one run or file.
   *
   * @param param {@code codec} or {@code param:codec}; {@code method} (the benchmark methods of one
   *     class) and {@code threads}, where no parameter is called so
   * @throws UserException when no row has it, or all have the same value
   */
  public List<Side> by(String param) {
    return Projection.by(this, param);
  }
}
