package io.accbench.calibration;

import io.accbench.analysis.Analyzer;
import io.accbench.analysis.PairedRounds;
import io.accbench.model.Block;
import io.accbench.model.PlannedCell;
import io.accbench.model.UserException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Groups the copies of a run by cell. */
final class CopiesByCell {
  /**
   * The smallest number of rounds of identical code. Arbitrary: with fewer, resampling knows too
   * little of the tails.
   */
  static final int FEWEST_ROUNDS = 10;

  private CopiesByCell() {}

  /**
   * Returns the cells that can serve for calibration; slow-downs with fewer rounds than a verdict
   * needs are left out.
   *
   * @throws UserException with everything that is lacking
   */
  static List<CellWithCopies> of(List<PairedRounds> pairs) {
    if (pairs.isEmpty()) {
      throw UserException.badInput(
          "the run has no injections, so no two cells in it are known to be the same; measure with"
              + " accbench calibrate, or accbench run --inject none,even:5%,even:10%");
    }
    Map<String, List<PairedRounds>> byCell = new LinkedHashMap<>();
    for (PairedRounds pair : pairs) {
      String cell = pair.block().baseline().cell().id();
      byCell.computeIfAbsent(cell, id -> new ArrayList<>()).add(pair);
    }
    List<String> problems = new ArrayList<>();
    List<CellWithCopies> benches = new ArrayList<>();
    byCell.forEach((cell, copies) -> add(cell, copies, benches, problems));
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
    return benches;
  }

  /**
   * Checks whether a plan will give rounds that can serve for calibration. Their number must be
   * fixed, since rounds that end when the data look even spread less than others.
   *
   * @throws UserException with everything that is lacking
   */
  static void check(List<Block> plan) {
    List<String> problems = new ArrayList<>();
    boolean any = false;
    for (Block block : plan) {
      boolean copies = block.cells().stream().anyMatch(CopiesByCell::identical);
      any |= copies;
      if (copies && (!block.rounds().fixed() || block.rounds().most() < FEWEST_ROUNDS)) {
        problems.add(
            "%s: %s rounds; a calibration needs a fixed number, %d or more (%s)"
                .formatted(
                    block.id(),
                    block.rounds(),
                    FEWEST_ROUNDS,
                    block.baseline().cell().mode().steady() ? "-f" : "--single-shot-forks"));
      }
    }
    if (!any) {
      problems.add("no cell is compared with identical code; add none to --inject");
    }
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
  }

  private static boolean identical(PlannedCell planned) {
    return planned.supported() && planned.cell().identicalCopy();
  }

  private static void add(
      String cell, List<PairedRounds> copies, List<CellWithCopies> benches, List<String> problems) {
    List<PairedRounds> identical =
        copies.stream().filter(pair -> pair.copy().cell().identicalCopy()).toList();
    if (identical.isEmpty()) {
      problems.add(cell + ": was not compared with identical code; add none to --inject");
      return;
    }
    int rounds = identical.get(0).inUse().length;
    if (rounds < FEWEST_ROUNDS) {
      problems.add(
          "%s: %d rounds of identical code; %d more are needed: -f %d, or --single-shot-forks"
              .formatted(cell, rounds, FEWEST_ROUNDS - rounds, FEWEST_ROUNDS));
      return;
    }
    List<PairedRounds> slowed =
        copies.stream()
            .filter(pair -> !pair.copy().cell().identicalCopy())
            .filter(pair -> pair.inUse().length >= Analyzer.FEWEST_ROUNDS)
            .toList();
    benches.add(new CellWithCopies(identical.get(0), slowed));
  }
}
