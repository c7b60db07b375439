package io.accbench.compare;

import io.accbench.analysis.fork.Unit;
import io.accbench.compare.ComparedGroup.Quantity;
import io.accbench.compare.ComparedRow.SideScore;
import io.accbench.compare.Matching.Match;
import io.accbench.model.Mode;
import io.accbench.stats.Estimate;
import io.accbench.stats.Mean;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/** Groups matching rows by mode and unit, with their changes and the geometric mean of these. */
final class Grouping {
  private static final String BYTES = "B/op";

  private final Matching matching;
  private final double confidence;

  Grouping(Matching matching, double confidence) {
    this.matching = matching;
    this.confidence = confidence;
  }

  private record GroupKey(Mode mode, String unit) {}

  List<ComparedGroup> groups() {
    List<ComparedGroup> groups = new ArrayList<>();
    by(match -> new GroupKey(match.key().mode(), match.first().unit()))
        .forEach((key, matches) -> groups.add(times(key, matches)));
    by(match -> new GroupKey(match.key().mode(), BYTES))
        .forEach((key, matches) -> allocations(key, matches, groups));
    return List.copyOf(groups);
  }

  private Map<GroupKey, List<Match>> by(Function<Match, GroupKey> key) {
    Map<GroupKey, List<Match>> grouped = new LinkedHashMap<>();
    for (Match match : matching.rows()) {
      grouped.computeIfAbsent(key.apply(match), each -> new ArrayList<>()).add(match);
    }
    return grouped;
  }

  /** How a quantity is read from series, and compared with the first side's. */
  private record Reading(
      Function<Series, Estimate> score,
      ToIntFunction<Series> forks,
      BiFunction<Series, Series, Change> change) {}

  private ComparedGroup times(GroupKey key, List<Match> matches) {
    Unit unit = Unit.parse(key.unit());
    return group(
        Quantity.TIME,
        key,
        matches,
        new Reading(
            series -> score(series, unit),
            Series::forks,
            (first, side) -> Change.ofTime(first, side, confidence)));
  }

  /**
   * Adds a group of the rows that have a change on some side; the other rows did not measure
   * allocation, or do not allocate.
   */
  private void allocations(GroupKey key, List<Match> matches, List<ComparedGroup> groups) {
    List<Match> changed = matches.stream().filter(this::allocates).toList();
    if (!changed.isEmpty()) {
      groups.add(
          group(
              Quantity.ALLOCATION,
              key,
              changed,
              new Reading(
                  series -> bytes(series.allocatedBytesPerOp()),
                  series -> series.allocatedBytesPerOp().size(),
                  (first, side) -> Change.ofAllocation(first, side, confidence))));
    }
  }

  private ComparedGroup group(
      Quantity quantity, GroupKey key, List<Match> matches, Reading reading) {
    BenchmarkLabels names = BenchmarkLabels.of(matches.stream().map(Match::key).toList());
    List<ComparedRow> rows = matches.stream().map(match -> row(match, names, reading)).toList();
    return new ComparedGroup(
        matching.sides().stream().map(Side::label).toList(),
        quantity,
        key.mode(),
        key.unit(),
        names.common(),
        names.varies(),
        rows,
        means(rows, quantity == Quantity.TIME));
  }

  private boolean allocates(Match match) {
    return match.series().stream()
        .skip(1)
        .anyMatch(
            series ->
                series != null && Change.ofAllocation(match.first(), series, confidence) != null);
  }

  private static ComparedRow row(Match match, BenchmarkLabels names, Reading reading) {
    List<SideScore> parts = new ArrayList<>();
    for (Series series : match.series()) {
      Estimate value = series == null ? null : reading.score.apply(series);
      if (series == null || value == null) {
        parts.add(SideScore.MISSING);
      } else {
        boolean first = parts.isEmpty();
        parts.add(
            new SideScore(
                value,
                reading.forks.applyAsInt(series),
                first ? null : reading.change.apply(match.first(), series)));
      }
    }
    return new ComparedRow(match.key(), names.benchmark(match.key()), List.copyOf(parts));
  }

  private Estimate score(Series series, Unit unit) {
    if (series.forks() == 0) {
      double score = unit.score(series.reportedNanos());
      return new Estimate(score, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, 1);
    }
    return Mean.of(series.nanosPerOp().stream().mapToDouble(unit::score).toArray(), confidence);
  }

  private Estimate bytes(List<Double> bytes) {
    return bytes.isEmpty()
        ? null
        : Mean.of(bytes.stream().mapToDouble(Double::doubleValue).toArray(), confidence);
  }

  /**
   * Returns the means over the rows that have a ratio with an interval. A row that may be an empty
   * benchmark is left out: its ratio can be any.
   */
  private static List<ComparedGroup.MeanRatio> means(
      List<ComparedRow> rows, boolean greaterIsBetter) {
    List<ComparedGroup.MeanRatio> means = new ArrayList<>();
    for (int i = 0; i < rows.get(0).parts().size(); i++) {
      int side = i;
      List<Estimate> ratios =
          rows.stream()
              .map(row -> row.parts().get(side).change())
              .filter(Grouping::bounded)
              .map(Change::ratio)
              .toList();
      means.add(mean(ratios, greaterIsBetter));
    }
    return means.stream().allMatch(mean -> mean.change() == null) ? List.of() : List.copyOf(means);
  }

  private static ComparedGroup.MeanRatio mean(List<Estimate> ratios, boolean greaterIsBetter) {
    if (ratios.size() < 2) {
      return new ComparedGroup.MeanRatio(null, ratios.size());
    }
    Estimate mean = LogRatio.geometricMean(ratios);
    return new ComparedGroup.MeanRatio(
        new Change(mean, Change.conclusion(mean, greaterIsBetter)), ratios.size());
  }

  private static boolean bounded(Change change) {
    return change != null
        && change.ratio() != null
        && change.ratio().center() > 0
        && change.ratio().samples() >= Change.FEWEST_FORKS
        && change.conclusion() != Conclusion.NO_RAW_DATA
        && !change.mayBeAtFloor();
  }
}
