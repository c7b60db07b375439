package io.accbench.analysis;

import io.accbench.analysis.fork.Fork;
import io.accbench.analysis.fork.Forks;
import io.accbench.analysis.fork.Steadiness;
import io.accbench.kernel.wire.FactKeys;
import io.accbench.model.Block;
import io.accbench.model.CellTiming;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.LeftCode;
import io.accbench.model.Obstacle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** The findings that the numbers raise, in the order of the plan. */
final class RowFindings {
  private final List<Finding> findings = new ArrayList<>();

  List<Finding> findings() {
    return List.copyOf(findings);
  }

  void aboutIdentity(List<Finding> mismatches) {
    findings.addAll(mismatches);
  }

  void aboutNoise(List<Finding> disturbances) {
    findings.addAll(disturbances);
  }

  void unknownCells(int launches) {
    if (launches > 0) {
      add(FindingKind.UNKNOWN_LAUNCHES, Finding.RUN, launches);
    }
  }

  void about(Block block, List<CellSample> cells) {
    List<CellSample> measured = cells.stream().filter(CellSample::measured).toList();
    if (!measured.isEmpty() && !cells.get(0).measured()) {
      add(
          FindingKind.BASELINE_WITHOUT_SCORE,
          block.id(),
          cells.get(0).cell().id(),
          cells.get(0).outcome());
    }
    tooFew(block, measured);
    TreeSet<String> blackholes = new TreeSet<>();
    measured.forEach(cell -> blackholes.addAll(cell.forks().facts(FactKeys.BLACKHOLE)));
    if (blackholes.size() > 1) {
      add(FindingKind.BLACKHOLES_DIFFER, block.id(), String.join(", ", blackholes));
    }
  }

  private void tooFew(Block block, List<CellSample> measured) {
    int needed = Analyzer.FEWEST_ROUNDS;
    int fewest =
        measured.stream().mapToInt(cell -> cell.forks().measured().size()).min().orElse(needed);
    boolean steady = block.baseline().cell().mode().steady();
    if (fewest < needed) {
      add(
          FindingKind.TOO_FEW_ROUNDS,
          block.id(),
          fewest,
          needed,
          steady ? "-f" : "--single-shot-forks");
    }
  }

  void about(CellSample sampled) {
    Forks forks = sampled.forks();
    int all = forks.measured().size() + forks.failed().size();
    if (sampled.measured() && !forks.failed().isEmpty()) {
      add(
          FindingKind.FORKS_FAILED,
          sampled.cell().id(),
          forks.failed().size(),
          all,
          forks.commonCause());
    } else if (sampled.outcome() instanceof Obstacle.Failed failed) {
      add(FindingKind.CELL_FAILED, sampled.cell().id(), failed.cause().thrown());
    }
    if (forks.repeated() > 0) {
      add(FindingKind.ROUNDS_MEASURED_TWICE, sampled.cell().id(), forks.repeated());
    }
    if (sampled.measured()) {
      ofSomebodyElse(sampled);
      unsteady(sampled);
      relapsed(sampled);
      storms(sampled);
      TwoSpeeds.of(sampled)
          .map(speeds -> SpeedReason.of(speeds, sampled.forks().measured()))
          .ifPresent(found -> add(FindingKind.TWO_SPEEDS, sampled.cell().id(), found));
      if (Allocation.differsBetweenForks(sampled)) {
        add(FindingKind.SOME_FORKS_ALLOCATE, sampled.cell().id());
      }
    }
  }

  /** Adds findings on a benchmark that accbench does not know. */
  private void ofSomebodyElse(CellSample sampled) {
    Forks forks = sampled.forks();
    forks.facts(FactKeys.PRINTED).stream()
        .map(Long::valueOf)
        .max(Comparator.naturalOrder())
        .ifPresent(most -> add(FindingKind.BENCHMARK_PRINTS, sampled.cell().id(), most));
    CellTiming timing = sampled.planned().timing();
    int fewest =
        forks.measured().stream()
            .mapToInt(fork -> fork.launch().samples().scores().size())
            .min()
            .orElse(Integer.MAX_VALUE);
    if (timing != null && fewest < timing.iterations().measured()) {
      add(
          FindingKind.ITERATIONS_TOOK_LONGER,
          sampled.cell().id(),
          fewest,
          timing.iterations().measured());
    }
  }

  void atFloor(CellSample sampled) {
    add(FindingKind.AT_FLOOR, sampled.cell().id(), sampled.nanosPerOp().center());
  }

  void mayBeAtFloor(CellSample sampled) {
    add(FindingKind.MAY_BE_AT_FLOOR, sampled.cell().id(), sampled.nanosPerOp().center());
  }

  /**
   * Adds a finding if a cell has no ratio or the means of its ratio disagree.
   *
   * @param comparison the comparison to the baseline; null when no round has both
   */
  void about(CellSample sampled, CellComparison comparison) {
    if (comparison == null) {
      add(FindingKind.NO_COMMON_ROUND, sampled.cell().id());
    } else if (comparison.disagrees()) {
      Ratio ratio = comparison.ratio();
      add(
          FindingKind.MEANS_DISAGREE,
          sampled.cell().id(),
          ratio.plainMean(),
          ratio.value().center());
    }
  }

  /**
   * Adds a finding if the statistic in use and the plain means of the forks give different ratios.
   *
   * @param means the comparison by the plain means of the forks
   */
  void aboutMean(CellSample sampled, CellComparison comparison, CellComparison means) {
    if (comparison.differsFrom(means)) {
      add(
          FindingKind.STATISTICS_DISAGREE,
          sampled.cell().id(),
          Analyzer.STATISTIC,
          Math.exp(comparison.trimmed().center()),
          Math.exp(means.trimmed().center()));
    }
  }

  private void unsteady(CellSample sampled) {
    List<Fork> forks = sampled.forks().measured();
    List<Fork> drifting = forks.stream().filter(fork -> !fork.steadiness().steady()).toList();
    if (!drifting.isEmpty()) {
      boolean judged = drifting.get(0).launch().samples().scores().size() >= Steadiness.ENOUGH;
      add(FindingKind.NEVER_STEADY, sampled.cell().id(), drifting.size(), forks.size(), judged);
    }
  }

  private void relapsed(CellSample sampled) {
    List<Fork> forks = sampled.forks().measured();
    long relapsed = forks.stream().filter(fork -> !fork.steadiness().relapsed().isEmpty()).count();
    if (relapsed > 0) {
      add(FindingKind.RELAPSED, sampled.cell().id(), relapsed, forks.size());
    }
  }

  /** Adds a finding on each place at which compiled code was left again and again. */
  private void storms(CellSample sampled) {
    List<Fork> forks = sampled.forks().measured();
    Map<LeftCode, List<Integer>> times = new TreeMap<>();
    for (Fork fork : forks) {
      LeftCode.in(fork.launch().facts(), FactKeys.DISCARDED)
          .forEach(
              (place, count) -> times.computeIfAbsent(place, any -> new ArrayList<>()).add(count));
    }
    times.forEach(
        (place, counts) ->
            add(
                FindingKind.DEOPTIMIZATION_STORM,
                sampled.cell().id(),
                counts.size(),
                forks.size(),
                place,
                Collections.max(counts)));
  }

  private void add(FindingKind kind, String subject, Object... arguments) {
    findings.add(Finding.of(kind, subject, arguments));
  }
}
