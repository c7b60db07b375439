package io.accbench.gate;

import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Collects the differences between a stored run and the current one: those that forbid a
 * comparison, and those that are findings only.
 */
final class RunDifferences {
  /** The value that stands for what a plain JMH file does not state. */
  static final String UNKNOWN = "unknown";

  private final String name;
  private final List<String> forbidding = new ArrayList<>();
  private final List<Finding> findings = new ArrayList<>();

  /** Creates an empty collection; {@code name} is the stored run's, for messages. */
  RunDifferences(String name) {
    this.name = name;
  }

  List<String> forbidding() {
    return forbidding;
  }

  List<Finding> findings() {
    return findings;
  }

  void refuse(String text) {
    forbidding.add(name + ": " + text);
  }

  void finding(FindingKind kind, Object... arguments) {
    findings.add(Finding.of(kind, name, arguments));
  }

  /** Refuses two values that are both known and differ; an empty set is unknown, too. */
  void differ(String what, Object one, Object other) {
    if (!one.equals(other) && !unknown(one) && !unknown(other)) {
      refuse(
          "%s differs: %s there, %s now; measure the baseline again".formatted(what, one, other));
    }
  }

  private static boolean unknown(Object value) {
    return value.equals(UNKNOWN) || (value instanceof Set<?> set && set.isEmpty());
  }
}
