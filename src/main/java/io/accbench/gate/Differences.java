package io.accbench.gate;

import io.accbench.model.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What sets a stored run apart from one of now: what forbids comparing them, and mere doubts. */
final class Differences {
  /** In place of what a plain JMH file does not tell. */
  static final String UNKNOWN = "unknown";

  private final String name;
  private final List<String> forbidding = new ArrayList<>();
  private final List<Finding> doubts = new ArrayList<>();

  /** {@code name} of the stored run, for messages. */
  Differences(String name) {
    this.name = name;
  }

  List<String> forbidding() {
    return forbidding;
  }

  List<Finding> doubts() {
    return doubts;
  }

  void refuse(String text) {
    forbidding.add(name + ": " + text);
  }

  void doubt(String text) {
    doubts.add(new Finding(name, text));
  }

  /** Refuses two values that differ and are both known; an empty set is unknown, too. */
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
