package io.accbench.hotspot;

import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What moved between two sets of recordings, in parts that add up.
 *
 * @param scores of both sides; null when unknown, and costs are shares
 * @param parts of both sides, what moved most first
 * @param findings of both sides
 */
public record Difference(
    Hotspots before, Hotspots after, Scores scores, List<Moved> parts, List<String> findings) {
  /**
   * The difference in shares, or in time where the scores are known.
   *
   * @param scores null when unknown
   * @param force compare what differs in JDK, sampler or collector, too
   * @throws UserException when the two cannot be compared
   */
  public static Difference of(Hotspots before, Hotspots after, Scores scores, boolean force) {
    List<String> missing = new ArrayList<>();
    needSamples("before", before, missing);
    needSamples("after", after, missing);
    if (!missing.isEmpty()) {
      throw UserException.badInput(missing);
    }
    List<String> obstacles = obstacles(before, after);
    if (!obstacles.isEmpty() && !force) {
      throw new UserException(
          ExitCode.NO_BASELINE,
          obstacles.stream().map(each -> each + "; --force compares them all the same").toList());
    }
    List<String> findings = new ArrayList<>(obstacles);
    before.findings().forEach(each -> findings.add("before: " + each));
    after.findings().forEach(each -> findings.add("after: " + each));
    return new Difference(
        before, after, scores, new Movement(before, after, scores).parts(), findings);
  }

  /** The same with more doubts, before those of its sides. */
  public Difference noting(List<String> more) {
    List<String> all = new ArrayList<>(more);
    all.addAll(findings);
    return new Difference(before, after, scores, parts, List.copyOf(all));
  }

  private static void needSamples(String side, Hotspots hotspots, List<String> missing) {
    if (hotspots.samples() == 0) {
      missing.add(side + ": no samples of " + hotspots.sampler() + " to compare");
    }
  }

  private static List<String> obstacles(Hotspots before, Hotspots after) {
    List<String> obstacles = new ArrayList<>();
    Environment one = before.environment();
    Environment other = after.environment();
    differ("JVM", one.jvms(), other.jvms()).ifPresent(obstacles::add);
    differ("collectors", one.collectors(), other.collectors()).ifPresent(obstacles::add);
    differ("sampler", Set.of(before.sampler()), Set.of(after.sampler()))
        .map(each -> each + "; --event jdk.ExecutionSample takes one that all JDKs have")
        .ifPresent(obstacles::add);
    return obstacles;
  }

  private static Optional<String> differ(String what, Set<String> before, Set<String> after) {
    return before.equals(after)
        ? Optional.empty()
        : Optional.of(
            "different %s: %s, then %s"
                .formatted(what, String.join(", ", before), String.join(", ", after)));
  }
}
