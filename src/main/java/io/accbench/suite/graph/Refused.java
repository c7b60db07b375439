package io.accbench.suite.graph;

import io.accbench.model.Cause;
import io.accbench.model.Obstacle;
import io.accbench.model.Support;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The probes of a cell that did not work, as one obstacle. */
public final class Refused {
  private Refused() {}

  /**
   * Returns how many parts failed and the most common cause, or empty when all probes worked. A
   * failure comes before a refusal, however many refusals there are.
   *
   * @param part what each probe is about
   */
  public static Optional<Obstacle> of(List<Support> probes, Cause.GraphPart part) {
    List<Support> failed = with(Support.Status.FAILED, probes);
    List<Support> refused = with(Support.Status.NOT_SUPPORTED, probes);
    if (failed.isEmpty() && refused.isEmpty()) {
      return Optional.empty();
    }
    List<Support> reported = failed.isEmpty() ? refused : failed;
    Cause cause =
        mostCommon(reported)
            .withShare(new Cause.ConcernedShare(part, count(reported), count(probes)));
    return Optional.of(
        failed.isEmpty() ? new Obstacle.NotSupported(cause) : new Obstacle.Failed(cause));
  }

  private static List<Support> with(Support.Status status, List<Support> probes) {
    return probes.stream().filter(probe -> probe.status() == status).toList();
  }

  /** Returns the number of parts: reading and writing one property is one property. */
  private static int count(List<Support> probes) {
    Set<List<String>> parts = new HashSet<>();
    probes.forEach(probe -> parts.add(List.of(probe.type(), probe.property())));
    return parts.size();
  }

  /** Returns the first cause of the most common exception: messages name each property. */
  private static Cause mostCommon(List<Support> failed) {
    List<String> exceptions = failed.stream().map(probe -> probe.cause().exception()).toList();
    Cause most = failed.get(0).cause();
    for (Support probe : failed) {
      if (Collections.frequency(exceptions, probe.cause().exception())
          > Collections.frequency(exceptions, most.exception())) {
        most = probe.cause();
      }
    }
    return said(most);
  }

  /** Returns the cause, or one that says that no reason was given. */
  public static Cause said(Cause cause) {
    return cause.thrown().isBlank() ? cause.withMessage("no reason given") : cause;
  }
}
