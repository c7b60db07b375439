package io.accbench.plan;

import io.accbench.model.Support;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Many probes that failed, in one line for a table. */
final class Obstacle {
  /** Arbitrary: what still fits beside a cell's name in a terminal. */
  private static final int LONGEST_REASON = 100;

  private Obstacle() {}

  /**
   * How many things failed and the most common reason, or empty when none failed.
   *
   * @param things in the plural: {@code properties}
   * @param able what they are not: {@code reachable}
   */
  static Optional<String> of(List<Support> probes, String things, String able) {
    List<Support> failed =
        probes.stream().filter(probe -> probe.status() == Support.Status.NOT_SUPPORTED).toList();
    if (failed.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        "%d of %d %s not %s: %s"
            .formatted(count(failed), count(probes), things, able, commonReason(failed)));
  }

  /** Reading and writing one property is one property. */
  private static int count(List<Support> probes) {
    Set<List<String>> things = new HashSet<>();
    probes.forEach(probe -> things.add(List.of(probe.type(), probe.property())));
    return things.size();
  }

  /**
   * The words of the most common kind of failure, since the words themselves name each property.
   */
  private static String commonReason(List<Support> failed) {
    List<String> kinds = failed.stream().map(Obstacle::kind).toList();
    Support first = failed.get(0);
    for (Support probe : failed) {
      if (Collections.frequency(kinds, kind(probe)) > Collections.frequency(kinds, kind(first))) {
        first = probe;
      }
    }
    return shortened(first.reason());
  }

  /** The exception's class, which stands before the first colon. */
  private static String kind(Support probe) {
    return probe.reason().split(":", 2)[0];
  }

  /** The first line of a reason, cut to what a table takes. */
  static String shortened(String reason) {
    String line = reason.lines().findFirst().orElse("no reason given").strip();
    return line.length() <= LONGEST_REASON ? line : line.substring(0, LONGEST_REASON - 1) + "…";
  }
}
