package io.accbench.prepare;

import io.accbench.model.Support.Status;
import io.accbench.model.SupportGroup;
import io.accbench.model.SupportGroup.Outcome;
import io.accbench.model.SupportGroup.ProbedProperty;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Merges the support tables of two probes, one without and one with the strategies' flags. */
public final class FlaggedSupport {
  private FlaggedSupport() {}

  /**
   * @param all every flag that the second probe's JVM was given
   */
  public static List<SupportGroup> merge(
      List<SupportGroup> plain, List<SupportGroup> flagged, List<String> all) {
    Map<ProbedProperty, SupportGroup> withFlags = SupportGroup.byProperty(flagged);
    Map<ProbedProperty, List<Outcome>> merged = new LinkedHashMap<>();
    for (SupportGroup group : plain) {
      group.probed().forEach(each -> merged.put(each, merge(group, withFlags.get(each), all)));
    }
    return SupportGroup.of(merged);
  }

  private static List<Outcome> merge(SupportGroup plain, SupportGroup flagged, List<String> all) {
    if (flagged == null) {
      return plain.outcomes();
    }
    return plain.outcomes().stream()
        .map(
            one ->
                flagged
                    .outcome(one.strategy(), one.operation())
                    .filter(two -> one.status() != Status.OK && two.status() == Status.OK)
                    .map(two -> one.needing(two.flags().isEmpty() ? all : two.flags()))
                    .orElse(one))
        .toList();
  }
}
