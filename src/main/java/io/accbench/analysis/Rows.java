package io.accbench.analysis;

import io.accbench.model.Block;
import io.accbench.stats.Estimate;
import io.accbench.stats.Histogram;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The rows of one block, each compared to its baseline. */
final class Rows {
  private final Floor floor;
  private final Doubts doubts;

  Rows(Floor floor, Doubts doubts) {
    this.floor = floor;
    this.doubts = doubts;
  }

  Group group(Block block, List<Sampled> cells) {
    Sampled baseline = cells.get(0);
    doubts.about(block, cells);
    List<Row> rows = new ArrayList<>();
    for (Sampled sampled : cells) {
      doubts.about(sampled);
      rows.add(row(sampled, baseline));
    }
    return new Group(block, List.copyOf(rows));
  }

  private Row row(Sampled sampled, Sampled baseline) {
    Forks forks = sampled.forks();
    boolean measured = sampled.measured();
    boolean atFloor = floor.reachedBy(sampled);
    if (atFloor && !Floor.isEmpty(sampled.cell())) {
      doubts.atFloor(sampled);
    }
    double nanos = measured ? sampled.nanosPerOp().center() : Double.NaN;
    return new Row(
        sampled.planned(),
        sampled.status(),
        sampled.reason(),
        forks.measured().size(),
        forks.failed().size(),
        sampled.score(),
        sampled.unit(),
        sampled.nanosPerOp(),
        nanos / forks.count("beans"),
        nanos / forks.count("accesses"),
        measured && baseline.measured() ? time(sampled, baseline, atFloor) : null,
        measured ? Allocation.bytesPerOp(sampled) : Double.NaN,
        measured && baseline.measured() ? allocation(sampled, baseline) : null,
        atFloor,
        measured ? percentiles(forks.histogramNanos()) : Map.of(),
        Activity.of(forks));
  }

  private Ratio time(Sampled sampled, Sampled baseline, boolean atFloor) {
    if (isBaseline(sampled, baseline)) {
      return one(sampled);
    }
    if (atFloor || floor.reachedBy(baseline)) {
      return null;
    }
    // time(baseline) / time(this): greater is faster, in every mode
    Comparison comparison = Comparison.of(baseline.forks(), sampled.forks(), Fork::nanosPerOp);
    doubts.about(sampled, comparison);
    return comparison == null ? null : active(comparison.ratio(), sampled, baseline);
  }

  private static Ratio active(Ratio ratio, Sampled sampled, Sampled baseline) {
    boolean slowerStart = !sampled.cell().mode().steady() && ratio.value().center() < 1;
    boolean inactive = Activity.same(sampled, baseline) && !slowerStart;
    return new Ratio(ratio.value(), ratio.plainMean(), inactive, ratio.logs(), null, 0);
  }

  private static Ratio allocation(Sampled sampled, Sampled baseline) {
    Ratio ratio = Allocation.ratio(sampled, baseline);
    return ratio != null && isBaseline(sampled, baseline) ? one(sampled) : ratio;
  }

  private static boolean isBaseline(Sampled sampled, Sampled baseline) {
    return sampled.planned().equals(baseline.planned());
  }

  private static Ratio one(Sampled sampled) {
    return new Ratio(new Estimate(1, 1, 1, sampled.forks().measured().size()), 1);
  }

  private static Map<String, Double> percentiles(Histogram histogram) {
    if (histogram.isEmpty()) {
      return Map.of();
    }
    Map<String, Double> percentiles = new LinkedHashMap<>();
    percentiles.put("p50", histogram.percentile(0.5));
    percentiles.put("p90", histogram.percentile(0.9));
    percentiles.put("p99", histogram.percentile(0.99));
    return Collections.unmodifiableMap(percentiles);
  }
}
