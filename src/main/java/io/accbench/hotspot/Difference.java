package io.accbench.hotspot;

import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What moved between two recordings, in parts that add up.
 *
 * @param parts of both sides, what moved most first
 * @param findings of both sides
 */
public record Difference(
    Hotspots before, Hotspots after, List<Moved> parts, List<String> findings) {
  private static final double ERROR = 0.05;

  /** Samples on one side from which a part is told of; fewer tell nothing. */
  private static final int FEWEST = 10;

  /**
   * The difference in shares, or in time where both scores are known.
   *
   * @param scores what an operation takes before and after, in ns; empty when unknown
   * @param force compare what differs in JDK, sampler or collector, too
   * @throws UserException when the two cannot be compared
   */
  public static Difference of(
      Hotspots before, Hotspots after, List<Estimate> scores, boolean force) {
    List<String> obstacles = obstacles(before, after);
    if (!obstacles.isEmpty() && !force) {
      throw new UserException(
          ExitCode.NO_BASELINE,
          obstacles.stream().map(each -> each + "; --force compares them all the same").toList());
    }
    List<String> findings = new ArrayList<>(obstacles);
    before.findings().forEach(each -> findings.add("before: " + each));
    after.findings().forEach(each -> findings.add("after: " + each));
    boolean timed = scores.size() == 2;
    return new Difference(
        before,
        after,
        parts(
            before, after, timed ? scores.get(0) : Cost.SHARE, timed ? scores.get(1) : Cost.SHARE),
        findings);
  }

  private static List<String> obstacles(Hotspots before, Hotspots after) {
    List<String> obstacles = new ArrayList<>();
    Environment one = before.environment();
    Environment other = after.environment();
    differ("JVM", one.jvms(), other.jvms(), obstacles);
    differ("collectors", one.collectors(), other.collectors(), obstacles);
    differ("sampler", Set.of(before.sampler()), Set.of(after.sampler()), obstacles);
    return obstacles;
  }

  private static void differ(
      String what, Set<String> before, Set<String> after, List<String> obstacles) {
    if (!before.equals(after)) {
      obstacles.add(
          "different %s: %s, then %s"
              .formatted(what, String.join(", ", before), String.join(", ", after)));
    }
  }

  private static List<Moved> parts(
      Hotspots before, Hotspots after, Estimate scoreBefore, Estimate scoreAfter) {
    Map<Part, Share> one = byPart(before);
    Map<Part, Share> other = byPart(after);
    Set<Part> all = new LinkedHashSet<>(one.keySet());
    all.addAll(other.keySet());
    Share none = new Share(0, before.samples());
    Share noneAfter = new Share(0, after.samples());
    long told =
        all.stream()
            .filter(
                part ->
                    one.getOrDefault(part, none).samples() >= FEWEST
                        || other.getOrDefault(part, noneAfter).samples() >= FEWEST)
            .count();
    double confidence = 1 - ERROR / Math.max(1, told); // Bonferroni
    return all.stream()
        .map(
            part -> {
              Share was = one.getOrDefault(part, none);
              Share is = other.getOrDefault(part, noneAfter);
              Estimate delta =
                  Cost.difference(
                      Cost.of(was, scoreBefore, confidence), Cost.of(is, scoreAfter, confidence));
              return new Moved(part, was, is, delta);
            })
        .sorted(
            Comparator.comparingDouble((Moved moved) -> -Math.abs(moved.delta().center()))
                .thenComparing(moved -> moved.part().toString()))
        .toList();
  }

  private static Map<Part, Share> byPart(Hotspots hotspots) {
    return hotspots.parts().stream()
        .collect(Collectors.toMap(Share.OfPart::part, Share.OfPart::share));
  }
}
