package io.accbench.gate;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import io.accbench.analysis.Analyzer;
import io.accbench.analysis.Pairing;
import io.accbench.analysis.Procedure;
import io.accbench.analysis.Verdict;
import io.accbench.analysis.fork.RoundTime;
import io.accbench.gate.Calibration.CalibratedWorkload;
import io.accbench.gate.Calibration.CalibrationRules;
import io.accbench.gate.Calibration.ModeMargin;
import io.accbench.gate.Calibration.Same;
import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.Mode;
import io.accbench.model.PlannedCell;
import io.accbench.model.UserException;
import io.accbench.stats.Quantile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Computes from a finished run of code beside itself which margin its machine needs. The same seed
 * gives the same result.
 *
 * <p>The procedure that decides runs is tried many times on rounds drawn with replacement from
 * those that were measured: Efron, "Bootstrap methods: another look at the jackknife", Annals of
 * Statistics 7 (1979). Either of two identical cells could have been the copy, so the sign of a
 * round is drawn, too. So the centre is exactly 0, whatever the sample's centre was.
 */
public final class Calibrator {
  /** The margins that can be recommended, as shares: 0.02 is 2 %. */
  static final List<Double> MARGINS = List.of(0.02, 0.03, 0.05, 0.10, 0.20);

  /** The share of the evaluations that must show identical code as the same. */
  private static final double MOSTLY = 0.8;

  /**
   * The smallest number of rounds of identical code. Arbitrary: with fewer, resampling knows too
   * little of the tails.
   */
  private static final int FEWEST_ROUNDS = 10;

  /** The factor from the median absolute deviation of normal noise to its standard deviation. */
  private static final double NORMAL = 1.4826;

  private final Journal journal;
  private final CalibrationRules rules;
  private final Procedure procedure;

  private Calibrator(Journal journal, CalibrationRules rules) {
    this.journal = journal;
    this.rules = rules;
    this.procedure = Procedure.of(rules.rounds());
  }

  /**
   * Returns the calibration that a run gives.
   *
   * @throws UserException when the run has no identical code, or too few rounds of it
   */
  public static Calibration calibrate(Journal journal, CalibrationRules rules) {
    return new Calibrator(journal, rules).calibrate();
  }

  /**
   * Checks whether a plan will give rounds that can serve for calibration. Their number must be
   * fixed, since rounds that end when the data look even spread less than others.
   *
   * @throws UserException with everything that is lacking
   */
  public static void check(List<Block> plan) {
    List<Block> blocks =
        plan.stream().filter(block -> any(block, cell -> cell.cell().identicalCopy())).toList();
    List<String> problems = new ArrayList<>();
    for (Block block : blocks) {
      if (!block.rounds().fixed() || block.rounds().most() < FEWEST_ROUNDS) {
        problems.add(
            "%s: %s rounds; a calibration needs a fixed number, %d or more (%s)"
                .formatted(
                    block.id(),
                    block.rounds(),
                    FEWEST_ROUNDS,
                    block.baseline().cell().mode().steady() ? "-f" : "--single-shot-forks"));
      }
    }
    if (blocks.isEmpty()) {
      problems.add("no cell is compared with identical code; add none to --inject");
    }
    refuse(problems);
  }

  private static boolean any(Block block, Predicate<PlannedCell> wanted) {
    return block.cells().stream().anyMatch(cell -> cell.supported() && wanted.test(cell));
  }

  private static void refuse(List<String> problems) {
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
  }

  private Calibration calibrate() {
    Map<Mode, List<CalibratedWorkload>> byMode =
        workloads().stream()
            .collect(groupingBy(CalibratedWorkload::mode, LinkedHashMap::new, toList()));
    List<ModeMargin> modes = new ArrayList<>();
    byMode.forEach(
        (mode, workloads) ->
            modes.add(
                new ModeMargin(
                    mode, recommended(workloads.stream().map(CalibratedWorkload::same).toList()))));
    Header header = journal.header();
    return new Calibration(
        header.start().accbench(),
        header.start().command(),
        header.start().time(),
        header.machine(),
        header.jvms().stream()
            .map(
                jvm ->
                    new Calibration.CalibratedJdk(
                        jvm.label(), jvm.version(), jvm.vendor(), jvm.vmWithFlags()))
            .toList(),
        rules,
        byMode.values().stream().flatMap(List::stream).toList(),
        List.copyOf(modes));
  }

  /**
   * Returns the cells with a copy of themselves, in the plan's order; refuses what cannot serve.
   */
  private List<CalibratedWorkload> workloads() {
    List<Block> injected =
        journal.header().blocks().stream()
            .filter(block -> any(block, planned -> !planned.cell().injection().isEmpty()))
            .toList();
    if (injected.isEmpty()) {
      throw UserException.badInput(
          "the run has no injections, so no two cells in it are known to be the same; measure with"
              + " accbench calibrate, or accbench run --inject none");
    }
    Pairing pairing = new Pairing(Analyzer.analyze(journal));
    List<String> problems = new ArrayList<>();
    List<CalibratedWorkload> workloads = new ArrayList<>();
    for (Block block : injected) {
      Cell cell = block.baseline().cell();
      Optional<PlannedCell> copy =
          block.cells().stream()
              .filter(planned -> planned.supported() && planned.cell().identicalCopy())
              .filter(planned -> planned.cell().with("").equals(cell))
              .findFirst();
      double[] logs =
          copy.map(planned -> pairing.times(planned.cell(), cell)).orElse(new double[0]);
      if (copy.isEmpty()) {
        problems.add(cell.id() + ": was not compared with identical code; add none to --inject");
      } else if (logs.length < FEWEST_ROUNDS) {
        problems.add(
            "%s: %d rounds of identical code; %d more are needed: -f %d, or --single-shot-forks"
                .formatted(cell.id(), logs.length, FEWEST_ROUNDS - logs.length, FEWEST_ROUNDS));
      } else {
        workloads.add(workload(block, copy.get(), logs));
      }
    }
    refuse(problems);
    return workloads;
  }

  /**
   * @param logs ln(time of the copy / time of the cell) of each round that measured both
   */
  private CalibratedWorkload workload(Block block, PlannedCell copy, double[] logs) {
    double seconds = RoundTime.medianSeconds(journal.header(), journal.launches(), block, copy);
    double fit = rules.budget().toMillis() / 1e3 / seconds;
    int rounds = (int) Math.max(2, Math.min(rules.rounds().most(), fit));
    double mean = Arrays.stream(logs).average().orElseThrow();
    double squares = Arrays.stream(logs).map(log -> (log - mean) * (log - mean)).sum();
    double median = Quantile.median(logs);
    double[] deviations = Arrays.stream(logs).map(log -> Math.abs(log - median)).toArray();
    return new CalibratedWorkload(
        block.baseline().cell().id(),
        copy.cell().mode(),
        logs.length,
        seconds,
        rounds,
        Math.sqrt(squares / (logs.length - 1)),
        NORMAL * Quantile.median(deviations),
        MARGINS.stream().map(margin -> new Same(margin, same(logs, rounds, margin))).toList());
  }

  /**
   * Returns the share of simulated runs whose verdict is {@link Verdict#SAME}. Each has its own
   * seed, so that the number of processors does not matter.
   */
  private double same(double[] logs, int rounds, double margin) {
    long same =
        LongStream.of(new SplittableRandom(rules.seed()).longs(rules.evaluations()).toArray())
            .parallel()
            .filter(seed -> verdict(drawn(logs, rounds, seed), margin) == Verdict.SAME)
            .count();
    return (double) same / rules.evaluations();
  }

  private static double[] drawn(double[] logs, int rounds, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double[] drawn = new double[rounds];
    for (int i = 0; i < rounds; i++) {
      double log = logs[random.nextInt(logs.length)];
      drawn[i] = random.nextBoolean() ? log : -log;
    }
    return drawn;
  }

  /** Returns the verdict of the first look that has one, or else of all rounds. */
  private Verdict verdict(double[] ratios, double margin) {
    double[] settled =
        IntStream.range(1, ratios.length)
            .filter(procedure::looksAfter)
            .mapToObj(rounds -> Arrays.copyOf(ratios, rounds))
            .filter(soFar -> procedure.verdict(soFar, margin).decided())
            .findFirst()
            .orElse(ratios);
    return procedure.verdict(settled, margin);
  }

  /**
   * Returns the smallest margin at which every workload is mostly shown the same, or NaN when there
   * is no such margin.
   */
  static double recommended(List<List<Same>> workloads) {
    for (int i = 0; i < MARGINS.size(); i++) {
      int each = i;
      if (workloads.stream().allMatch(same -> same.get(each).share() >= MOSTLY)) {
        return MARGINS.get(i);
      }
    }
    return Double.NaN;
  }
}
