package io.accbench.hotspot.difference;

import io.accbench.hotspot.Environment;
import io.accbench.hotspot.Hotspots;
import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The difference between two sets of recordings, in parts that add up to it.
 *
 * @param scores time per operation of both sides; null when unknown, and then costs are shares
 * @param parts the parts of both sides, the largest change first
 * @param findings what makes the difference doubtful, with the findings of both sides
 */
public record Difference(
    Hotspots before,
    Hotspots after,
    OperationTimes scores,
    List<HotspotDelta> parts,
    List<String> findings) {
  /**
   * Returns the difference in shares, or in time where the scores are known.
   *
   * @param scores null when unknown
   * @param force whether to compare recordings that differ in JDK, sampler or collector, too
   * @throws UserException when the two cannot be compared
   */
  public static Difference of(
      Hotspots before, Hotspots after, OperationTimes scores, boolean force) {
    List<String> missing = missing(before, after);
    if (!missing.isEmpty()) {
      throw UserException.badInput(missing);
    }
    List<String> obstacles = obstacles(before, after);
    if (!obstacles.isEmpty() && !force) {
      String sampler =
          before.sampler().equals(after.sampler())
              ? ""
              : "; --event jdk.ExecutionSample takes one that all JDKs have";
      throw new UserException(
          ExitCode.NO_BASELINE,
          obstacles.stream()
              .map(each -> each + sampler + "; --force compares them all the same")
              .toList());
    }
    List<String> findings = new ArrayList<>(obstacles);
    before.findings().forEach(each -> findings.add("before: " + each));
    after.findings().forEach(each -> findings.add("after: " + each));
    return new Difference(
        before, after, scores, new HotspotChanges(before, after, scores).parts(), findings);
  }

  /** Returns a copy with more findings, placed before those of its sides. */
  public Difference noting(List<String> more) {
    List<String> all = new ArrayList<>(more);
    all.addAll(findings);
    return new Difference(before, after, scores, parts, List.copyOf(all));
  }

  /** Returns why two sides cannot be compared, without advice; empty when they can. */
  public static List<String> incomparable(Hotspots before, Hotspots after) {
    List<String> missing = missing(before, after);
    return missing.isEmpty() ? obstacles(before, after) : missing;
  }

  private static List<String> missing(Hotspots before, Hotspots after) {
    List<String> missing = new ArrayList<>();
    needSamples("before", before, missing);
    needSamples("after", after, missing);
    return missing;
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
    differ("sampler", Set.of(before.sampler()), Set.of(after.sampler())).ifPresent(obstacles::add);
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
