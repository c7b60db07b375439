package io.accbench.analysis;

import io.accbench.analysis.fork.Fork;
import io.accbench.analysis.fork.Forks;
import io.accbench.kernel.wire.FactKeys;
import io.accbench.model.Block;
import io.accbench.model.Range;
import io.accbench.model.Settings;
import io.accbench.stats.Estimate;
import io.accbench.stats.Histogram;
import io.accbench.stats.Mean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The rows of one block, each compared to its baseline. */
final class Rows {
  private final Settings settings;
  private final Floor floor;
  private final RowFindings findings;
  private final Map<Range, Procedure> procedures = new HashMap<>();

  Rows(Settings settings, Floor floor, RowFindings findings) {
    this.settings = settings;
    this.floor = floor;
    this.findings = findings;
  }

  Group group(Block block, List<CellSample> cells) {
    CellSample baseline = cells.get(0);
    VerdictRule rule =
        VerdictRule.of(settings, block, procedures.computeIfAbsent(block.rounds(), Procedure::of));
    findings.about(block, cells);
    List<Row> rows = new ArrayList<>();
    for (CellSample sampled : cells) {
      findings.about(sampled);
      rows.add(row(sampled, baseline, rule));
    }
    return new Group(block, List.copyOf(rows));
  }

  private Row row(CellSample sampled, CellSample baseline, VerdictRule rule) {
    Forks forks = sampled.forks();
    boolean measured = sampled.measured();
    boolean atFloor = floor.reachedBy(sampled);
    if (atFloor && !Floor.isEmpty(sampled.cell())) {
      findings.atFloor(sampled);
    } else if (Floor.mayBeReachedBy(sampled)) {
      findings.mayBeAtFloor(sampled);
    }
    double nanos = measured ? sampled.nanosPerOp().center() : Double.NaN;
    Row.RowTime time =
        new Row.RowTime(
            sampled.score(),
            sampled.unit(),
            sampled.nanosPerOp(),
            measured ? Mean.of(forks.of(Fork::meanNanosPerOp), Analyzer.CONFIDENCE) : null,
            nanos / forks.count(FactKeys.BEANS),
            nanos / forks.count(FactKeys.ACCESSES),
            measured ? percentiles(forks.histogramNanos()) : Map.of(),
            atFloor);
    boolean compared = measured && baseline.measured();
    Ratio ratio = compared ? time(sampled, baseline, atFloor, rule) : null;
    Row.RowAllocation allocation =
        new Row.RowAllocation(
            measured ? Allocation.bytesPerOp(sampled) : Double.NaN,
            compared ? allocation(sampled, baseline, rule) : null);
    return new Row(
        sampled.planned(),
        sampled.outcome(),
        forks.measured().size(),
        forks.failed().size(),
        time,
        ratio,
        allocation,
        Activity.of(forks),
        SecondaryMean.of(forks));
  }

  private Ratio time(CellSample sampled, CellSample baseline, boolean atFloor, VerdictRule rule) {
    if (isBaseline(sampled, baseline)) {
      return one(sampled);
    }
    if (atFloor || floor.reachedBy(baseline)) {
      return null;
    }
    // time(baseline) / time(this): greater is faster, in every mode
    CellComparison comparison =
        CellComparison.of(baseline.forks(), sampled.forks(), Fork::nanosPerOp, rule);
    findings.about(sampled, comparison);
    if (comparison != null) {
      findings.aboutMean(
          sampled,
          comparison,
          CellComparison.of(baseline.forks(), sampled.forks(), Fork::meanNanosPerOp, rule));
    }
    return comparison == null
        ? null
        : active(rule.time(comparison), sampled, baseline).with(SpeedRatio.of(baseline, sampled));
  }

  private static Ratio active(Ratio ratio, CellSample sampled, CellSample baseline) {
    boolean slowerStart = !sampled.cell().mode().steady() && ratio.value().center() < 1;
    boolean inactive = Activity.same(sampled, baseline) && !slowerStart;
    return inactive
        ? new Ratio(ratio.value(), ratio.plainMean(), true, ratio.logs(), null, 0)
        : ratio;
  }

  private static Ratio allocation(CellSample sampled, CellSample baseline, VerdictRule rule) {
    Ratio ratio = Allocation.ratio(sampled, baseline, rule);
    return ratio != null && isBaseline(sampled, baseline) ? one(sampled) : ratio;
  }

  private static boolean isBaseline(CellSample sampled, CellSample baseline) {
    return sampled.planned().equals(baseline.planned());
  }

  private static Ratio one(CellSample sampled) {
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
