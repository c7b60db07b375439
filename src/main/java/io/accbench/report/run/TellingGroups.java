package io.accbench.report.run;

import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.model.Obstacle;
import io.accbench.report.document.Tone;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/**
 * The groups of a run that a page shows in full: all of them, except where they have very many
 * rows. Then the page has those that tell the most, by three rankings: failed rows, the largest
 * decided difference, and rows without a verdict. The best place in any of them counts, so that no
 * kind crowds out another.
 */
final class TellingGroups {
  /**
   * The most rows that are shown in full. Arbitrary: twice those of a large study, and about 3 MB.
   */
  static final int MOST = 1_000;

  private final Map<Group, Integer> places = new IdentityHashMap<>();

  private TellingGroups() {}

  /** Returns the groups that are shown in full, in their order. */
  static List<Group> of(List<Group> groups) {
    return groups.stream().mapToInt(group -> group.rows().size()).sum() <= MOST
        ? groups
        : new TellingGroups().chosen(groups);
  }

  private List<Group> chosen(List<Group> groups) {
    rank(groups, TellingGroups::failures);
    rank(groups, TellingGroups::difference);
    rank(groups, TellingGroups::undecided);
    List<Group> ranked = new ArrayList<>(groups);
    ranked.sort(Comparator.comparingInt(group -> places.getOrDefault(group, Integer.MAX_VALUE)));
    Set<Group> chosen = Collections.newSetFromMap(new IdentityHashMap<>());
    int rows = 0;
    for (Group group : ranked) {
      int own = group.rows().size();
      if (rows + own <= MOST) {
        rows += own;
        chosen.add(group);
      }
    }
    return groups.stream().filter(chosen::contains).toList();
  }

  /** Gives each group its place by a weight, unless it has a better one; 0 gives none. */
  private void rank(List<Group> groups, ToDoubleFunction<Group> weight) {
    record Weighed(Group group, double weight) {}
    List<Weighed> ranked =
        groups.stream()
            .map(group -> new Weighed(group, weight.applyAsDouble(group)))
            .filter(weighed -> weighed.weight > 0)
            .sorted(Comparator.comparingDouble(weighed -> -weighed.weight))
            .toList();
    for (int place = 0; place < ranked.size(); place++) {
      places.merge(ranked.get(place).group, place, Math::min);
    }
  }

  /** Returns the number of rows that failed, or in which a fork failed. */
  private static double failures(Group group) {
    return group.rows().stream()
        .filter(row -> row.outcome() instanceof Obstacle.Failed || row.failedForks() > 0)
        .count();
  }

  private static double undecided(Group group) {
    return new VerdictTally(List.of(group)).of(Tone.UNDECIDED);
  }

  /** Returns the largest decided difference as a logarithm; 0 without one. */
  private static double difference(Group group) {
    return furthest(group).map(TellingGroups::distance).orElse(0.0);
  }

  /** Returns the row whose decided ratio is the furthest from 1; empty where none is decided. */
  static Optional<Row> furthest(Group group) {
    return group.rows().stream()
        .filter(row -> row.measured() && !row.time().atFloor() && !group.isBaseline(row))
        .filter(row -> row.ratio() != null && row.ratio().shown())
        .max(Comparator.comparingDouble(TellingGroups::distance));
  }

  /** Returns how far a row's ratio is from 1: the same for twice and half. */
  private static double distance(Row row) {
    return Math.abs(Math.log(row.ratio().value().center()));
  }
}
