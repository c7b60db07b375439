package io.accbench.prepare.discover;

import io.accbench.model.FindingKind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What is left out of one bean class, or treated in its own way: one finding of each kind. */
final class LeftOut {
  private final Map<FindingKind, List<String>> members = new EnumMap<>(FindingKind.class);

  /** Adds a member, perhaps with what it does: {@code getName throws ….} */
  void add(FindingKind kind, String member) {
    members.computeIfAbsent(kind, key -> new ArrayList<>()).add(member);
  }

  void report(Class<?> bean, FixtureFindings findings) {
    members.forEach(
        (kind, all) -> findings.add(kind, bean.getSimpleName(), String.join(", ", all)));
  }
}
