package io.accbench.hotspot;

import io.accbench.stats.Estimate;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Computes the change of each part between two sides. */
final class Movement {
  private static final double ERROR = 0.05;

  /**
   * The number of samples, both sides together, from which a part gets an interval. Their sum does
   * not show which side has more of them, so this choice does not prefer parts that moved.
   */
  private static final int FEWEST = 10;

  private final Scores scores;
  private final Map<Part, Share> one;
  private final Map<Part, Share> other;
  private final Share noneBefore;
  private final Share noneAfter;

  /**
   * @param scores null when unknown
   */
  Movement(Hotspots before, Hotspots after, Scores scores) {
    this.scores = scores == null ? new Scores(Cost.SHARE, Cost.SHARE) : scores;
    this.one = byPart(before);
    this.other = byPart(after);
    this.noneBefore = none(before);
    this.noneAfter = none(after);
  }

  /**
   * Returns the parts, the largest change first; the changes add up to the difference of the
   * scores.
   */
  List<Moved> parts() {
    Set<Part> all = new LinkedHashSet<>(one.keySet());
    all.addAll(other.keySet());
    long told = all.stream().filter(this::told).count();
    double confidence = 1 - ERROR / Math.max(1, told); // Bonferroni's correction
    return all.stream()
        .map(part -> moved(part, confidence))
        .sorted(
            Comparator.comparingDouble((Moved moved) -> -Math.abs(moved.delta().center()))
                .thenComparing(moved -> moved.part().toString()))
        .toList();
  }

  private boolean told(Part part) {
    return was(part).samples() + is(part).samples() >= FEWEST;
  }

  private Moved moved(Part part, double confidence) {
    Estimate costBefore = Cost.of(was(part), scores.before(), confidence);
    Estimate costAfter = Cost.of(is(part), scores.after(), confidence);
    Estimate delta = Cost.difference(costBefore, costAfter);
    return new Moved(
        part,
        was(part),
        is(part),
        costBefore.center(),
        costAfter.center(),
        told(part) ? delta : unbounded(delta));
  }

  private static Estimate unbounded(Estimate delta) {
    return new Estimate(
        delta.center(), Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, delta.samples());
  }

  private Share was(Part part) {
    return one.getOrDefault(part, noneBefore);
  }

  private Share is(Part part) {
    return other.getOrDefault(part, noneAfter);
  }

  /** Returns the share of a part that a side lacks. */
  private static Share none(Hotspots side) {
    return new Share(0, side.samples(), side.spread());
  }

  private static Map<Part, Share> byPart(Hotspots hotspots) {
    return hotspots.parts().stream()
        .collect(Collectors.toMap(Share.OfPart::part, Share.OfPart::share));
  }
}
