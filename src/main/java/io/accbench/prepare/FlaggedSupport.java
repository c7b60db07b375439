package io.accbench.prepare;

import io.accbench.model.Support;
import io.accbench.model.Support.Status;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** One support table out of two probes, without and with the strategies' flags. */
final class FlaggedSupport {
  private FlaggedSupport() {}

  /**
   * @param all every flag that the second probe's JVM was given
   */
  static List<Support> merge(List<Support> plain, List<Support> flagged, List<String> all) {
    Map<List<String>, Support> byKey = new HashMap<>();
    flagged.forEach(support -> byKey.put(key(support), support));
    List<Support> merged = new ArrayList<>();
    for (Support support : plain) {
      Support other = byKey.get(key(support));
      boolean needsFlag =
          support.status() != Status.OK && other != null && other.status() == Status.OK;
      merged.add(
          needsFlag ? needing(support, other.flags().isEmpty() ? all : other.flags()) : support);
    }
    return merged;
  }

  private static List<String> key(Support support) {
    return List.of(
        support.strategy(),
        support.member(),
        support.type(),
        support.property(),
        support.operation());
  }

  private static Support needing(Support support, List<String> flags) {
    return new Support(
        support.strategy(),
        support.member(),
        support.type(),
        support.property(),
        support.operation(),
        Status.NEEDS_FLAG,
        support.reason(),
        flags);
  }
}
