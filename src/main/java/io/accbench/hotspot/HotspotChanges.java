package io.accbench.hotspot;

import io.accbench.stats.Estimate;
import io.accbench.stats.SampleSum;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Computes the change of each part between two sides. */
final class HotspotChanges {
  private static final double ERROR = 0.05;

  /**
   * The number of samples, both sides together, from which a part gets an interval. Their sum does
   * not show which side has more of them, so this choice does not prefer parts that moved.
   */
  private static final int FEWEST = 10;

  private final OperationTimes scores;
  private final Map<Part, SampleShare> one;
  private final Map<Part, SampleShare> other;
  private final SampleShare noneBefore;
  private final SampleShare noneAfter;

  /**
   * @param scores null when unknown
   */
  HotspotChanges(Hotspots before, Hotspots after, OperationTimes scores) {
    this.scores = scores == null ? new OperationTimes(MethodCost.SHARE, MethodCost.SHARE) : scores;
    this.one = byPart(before);
    this.other = byPart(after);
    this.noneBefore = none(before);
    this.noneAfter = none(after);
  }

  /**
   * Returns the parts, the largest change first; the changes add up to the difference of the
   * scores.
   */
  List<HotspotDelta> parts() {
    Set<Part> all = new LinkedHashSet<>(one.keySet());
    all.addAll(other.keySet());
    long compared = all.stream().filter(this::enoughSamples).count();
    double confidence = 1 - ERROR / Math.max(1, compared); // Bonferroni's correction
    return all.stream()
        .map(part -> moved(part, confidence))
        .sorted(
            Comparator.comparingDouble((HotspotDelta moved) -> -Math.abs(moved.delta().center()))
                .thenComparing(moved -> moved.part().toString()))
        .toList();
  }

  private boolean enoughSamples(Part part) {
    return was(part).part().events() + is(part).part().events() >= FEWEST;
  }

  private HotspotDelta moved(Part part, double confidence) {
    Estimate costBefore = MethodCost.of(was(part), scores.before(), confidence);
    Estimate costAfter = MethodCost.of(is(part), scores.after(), confidence);
    Estimate delta = MethodCost.difference(costBefore, costAfter);
    return new HotspotDelta(
        part,
        was(part),
        is(part),
        costBefore.center(),
        costAfter.center(),
        enoughSamples(part) ? delta : unbounded(delta));
  }

  private static Estimate unbounded(Estimate delta) {
    return new Estimate(
        delta.center(), Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, delta.samples());
  }

  private SampleShare was(Part part) {
    return one.getOrDefault(part, noneBefore);
  }

  private SampleShare is(Part part) {
    return other.getOrDefault(part, noneAfter);
  }

  /** Returns the share of a part that a side lacks. */
  private static SampleShare none(Hotspots side) {
    return new SampleShare(SampleSum.NONE, side.samples(), side.spread());
  }

  private static Map<Part, SampleShare> byPart(Hotspots hotspots) {
    return hotspots.parts().stream()
        .collect(Collectors.toMap(SampleShare.OfPart::part, SampleShare.OfPart::share));
  }

  /**
   * Computes costs: shares of samples times the time of one operation. The interval of a difference
   * is recovered from the intervals of its terms, as that of a product is: {@link Estimate#times}.
   */
  static final class MethodCost {
    /** The score that stands in for an unknown one, so that the cost is the share itself. */
    static final Estimate SHARE = new Estimate(1, 1, 1, 1);

    private MethodCost() {}

    /**
     * Returns a share of a score, in the score's unit.
     *
     * @param confidence two-sided level of the share's interval; the score should have the same
     */
    static Estimate of(SampleShare share, Estimate score, double confidence) {
      return share.estimate(confidence).times(score);
    }

    static Estimate difference(Estimate before, Estimate after) {
      double center = after.center() - before.center();
      double low = Math.hypot(after.center() - after.low(), before.high() - before.center());
      double high = Math.hypot(after.high() - after.center(), before.center() - before.low());
      return new Estimate(
          center, center - low, center + high, Math.min(before.samples(), after.samples()));
    }
  }
}
