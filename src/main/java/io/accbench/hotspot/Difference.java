package io.accbench.hotspot;

import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The difference between two sets of recordings, in parts that add up to it.
 *
 * @param scores time per operation of both sides; null when unknown, and then costs are shares
 * @param parts the parts of both sides, the largest change first
 * @param findings what makes the difference doubtful, without the findings of its sides
 */
public record Difference(
    Hotspots before,
    Hotspots after,
    OperationTimes scores,
    List<HotspotDelta> parts,
    List<Finding> findings) {
  /** The subject of findings on the first side. */
  public static final String BEFORE = "before";

  /** The subject of findings on the second side. */
  public static final String AFTER = "after";

  /**
   * Returns the difference in shares, or in time where the scores are known, with a finding for
   * each of {@link #obstacles}.
   *
   * @param scores null when unknown
   * @throws IllegalArgumentException when a side has no samples, see {@link #withoutSamples}
   */
  public static Difference of(Hotspots before, Hotspots after, OperationTimes scores) {
    if (!withoutSamples(before, after).isEmpty()) {
      throw new IllegalArgumentException("no samples to compare");
    }
    return new Difference(
        before,
        after,
        scores,
        new HotspotChanges(before, after, scores).parts(),
        obstacles(before, after));
  }

  /** Returns a copy with more findings, placed before its own. */
  public Difference noting(List<Finding> more) {
    List<Finding> all = new ArrayList<>(more);
    all.addAll(findings);
    return new Difference(before, after, scores, parts, List.copyOf(all));
  }

  /** Returns a finding for each side that has no samples, which leaves nothing to compare. */
  public static List<Finding> withoutSamples(Hotspots before, Hotspots after) {
    List<Finding> findings = new ArrayList<>();
    needSamples(BEFORE, before, findings);
    needSamples(AFTER, after, findings);
    return findings;
  }

  private static void needSamples(String side, Hotspots hotspots, List<Finding> findings) {
    if (hotspots.samples().weight() == 0) {
      findings.add(Finding.of(FindingKind.NO_SAMPLES_TO_COMPARE, side, hotspots.sampler()));
    }
  }

  /**
   * Returns the differences in JVM, collectors and sampler, which may explain what moved. What one
   * side does not show differs in nothing; a finding on that side says so.
   */
  public static List<Finding> obstacles(Hotspots before, Hotspots after) {
    List<Finding> obstacles = new ArrayList<>();
    Environment one = before.environment();
    Environment other = after.environment();
    differ(FindingKind.DIFFERENT_JVMS, one.jvms(), other.jvms(), obstacles);
    differ(FindingKind.DIFFERENT_COLLECTORS, one.collectors(), other.collectors(), obstacles);
    differ(
        FindingKind.DIFFERENT_SAMPLERS,
        Set.of(before.sampler()),
        Set.of(after.sampler()),
        obstacles);
    return obstacles;
  }

  private static void differ(
      FindingKind kind, Set<String> before, Set<String> after, List<Finding> obstacles) {
    if (!before.isEmpty() && !after.isEmpty() && !before.equals(after)) {
      obstacles.add(Finding.unnamed(kind, String.join(", ", before), String.join(", ", after)));
    }
  }
}
