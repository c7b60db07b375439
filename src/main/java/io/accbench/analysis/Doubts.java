package io.accbench.analysis;

import io.accbench.model.Block;
import io.accbench.model.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;

/** The findings that the numbers raise, in the order of the plan. */
final class Doubts {
  private final List<Finding> findings = new ArrayList<>();

  List<Finding> all() {
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
      add("run", "%d launches belong to no cell of the plan and are left out", launches);
    }
  }

  void about(Block block, List<Sampled> cells) {
    List<Sampled> measured = cells.stream().filter(Sampled::measured).toList();
    if (!measured.isEmpty() && !cells.get(0).measured()) {
      add(
          block.id(),
          "no ratios: the baseline %s has no score: %s",
          cells.get(0).cell().id(),
          cells.get(0).reason());
    }
    tooFew(block, measured);
    TreeSet<String> blackholes = new TreeSet<>();
    measured.forEach(cell -> blackholes.addAll(cell.forks().facts("blackhole")));
    if (blackholes.size() > 1) {
      add(
          block.id(),
          "forks consume values in different ways (blackhole %s): compare within one of them only",
          String.join(", ", blackholes));
    }
  }

  private void tooFew(Block block, List<Sampled> measured) {
    int needed = Analyzer.FEWEST_ROUNDS;
    int fewest =
        measured.stream().mapToInt(cell -> cell.forks().measured().size()).min().orElse(needed);
    boolean steady = block.baseline().cell().mode().steady();
    if (fewest < needed) {
      add(
          block.id(),
          "only %d of the %d rounds that an interval needs: run more (%s %d)",
          fewest,
          needed,
          steady ? "-f" : "--single-shot-forks",
          needed);
    }
  }

  void about(Sampled sampled) {
    Forks forks = sampled.forks();
    int all = forks.measured().size() + forks.failed().size();
    if (sampled.measured() && !forks.failed().isEmpty()) {
      add(
          sampled.cell().id(),
          "%d of %d forks failed, most often: %s",
          forks.failed().size(),
          all,
          forks.commonCause());
    } else if (sampled.status() == Row.Status.FAILED) {
      add(sampled.cell().id(), "failed: %s", sampled.reason());
    }
    if (forks.repeated() > 0) {
      add(
          sampled.cell().id(),
          "%d rounds were measured again; the first of each counts",
          forks.repeated());
    }
    if (sampled.measured()) {
      unsteady(sampled);
      relapsed(sampled);
      twoSpeeds(sampled);
      if (Allocation.differsBetweenForks(sampled)) {
        add(sampled.cell().id(), "only some forks allocate: no ratio of allocation is made");
      }
    }
  }

  void atFloor(Sampled sampled) {
    add(
        sampled.cell().id(),
        "%.2f ns/op is at the floor (the empty benchmark, or 1 ns): no ratio is made with it",
        sampled.nanosPerOp().center());
  }

  /**
   * @param comparison to the baseline; null when no round has both
   */
  void about(Sampled sampled, Comparison comparison) {
    if (comparison == null) {
      add(sampled.cell().id(), "no ratio: no round measured both it and the baseline");
    } else if (comparison.disagrees()) {
      Ratio ratio = comparison.ratio();
      add(
          sampled.cell().id(),
          "the plain mean (%.3f) and the trimmed mean (%.3f) of the ratio disagree beyond their"
              + " intervals: some forks behave differently, look at samples.csv",
          ratio.plainMean(),
          ratio.value().center());
    }
  }

  /**
   * @param means the same comparison by the plain means of the forks
   */
  void aboutMean(Sampled sampled, Comparison comparison, Comparison means) {
    if (comparison.differsFrom(means)) {
      add(
          sampled.cell().id(),
          "the ratio by %s is %.3f, by the mean %.3f, beyond their intervals: what falls into few"
              + " iterations differs",
          Analyzer.statistic(),
          Math.exp(comparison.trimmed().center()),
          Math.exp(means.trimmed().center()));
    }
  }

  private void unsteady(Sampled sampled) {
    List<Fork> forks = sampled.forks().measured();
    List<Fork> drifting = forks.stream().filter(fork -> !fork.steadiness().steady()).toList();
    if (!drifting.isEmpty()) {
      boolean judged = drifting.get(0).iterations().size() >= Steadiness.ENOUGH;
      add(
          sampled.cell().id(),
          "%d of %d forks never got steady: %s; warm up longer (-wi, -w)",
          drifting.size(),
          forks.size(),
          judged
              ? "less than a third of their measured iterations is at one level"
              : "first and last iteration differ by over 20 %");
    }
  }

  private void relapsed(Sampled sampled) {
    List<Fork> forks = sampled.forks().measured();
    long relapsed = forks.stream().filter(fork -> !fork.steadiness().relapsed().isEmpty()).count();
    if (relapsed > 0) {
      add(
          sampled.cell().id(),
          "%d of %d forks were several times slower for some iterations, which are left out:"
              + " code was compiled again, another program ran, or memory was used for the first"
              + " time (with --heap jvm)",
          relapsed,
          forks.size());
    }
  }

  private void twoSpeeds(Sampled sampled) {
    TwoSpeeds.of(sampled)
        .map(speeds -> SpeedReason.of(speeds, sampled.forks().measured()))
        .ifPresent(
            found ->
                findings.add(new Finding(sampled.cell().id(), new SpeedSentences(found).text())));
  }

  private void add(String where, String text, Object... values) {
    findings.add(new Finding(where, String.format(Locale.ROOT, text, values)));
  }
}
