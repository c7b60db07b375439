package io.accbench.calibration;

import io.accbench.analysis.Analyzer;
import io.accbench.analysis.PairedRounds;
import io.accbench.analysis.Procedure;
import io.accbench.analysis.fork.RoundTime;
import io.accbench.model.Block;
import io.accbench.model.Goal;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.Mode;
import io.accbench.stats.Estimate;
import io.accbench.stats.Proportion;
import io.accbench.stats.TrimmedMean;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;

/**
 * Computes from a finished run with injections what this machine can detect. The same seed gives
 * the same result.
 */
public final class Calibrator {
  /** The margins that can be recommended, as shares: 0.02 is 2 %. */
  static final List<Double> MARGINS = List.of(0.02, 0.03, 0.05, 0.10, 0.20);

  /** The share of the evaluations that must show identical code as the same. */
  private static final double MOSTLY = 0.8;

  private static final double[] SLOW_DOWNS = {
    0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.10, 0.13, 0.16, 0.20
  };

  private final Journal journal;
  private final Rules rules;
  private final Simulation simulation;
  private final Procedure procedure;

  private Calibrator(Journal journal, Rules rules) {
    this.journal = journal;
    this.rules = rules;
    this.simulation =
        new Simulation(rules.evaluations(), rules.error(), rules.family(), rules.seed());
    this.procedure = Procedure.of(rules.rounds());
  }

  /**
   * Returns the calibration that a run gives.
   *
   * @throws io.accbench.model.UserException when the run has no injections, or too few rounds of
   *     identical code
   */
  public static Calibration calibrate(Journal journal, Rules rules) {
    return new Calibrator(journal, rules).calibrate();
  }

  /**
   * Checks a plan before it is measured.
   *
   * @throws io.accbench.model.UserException with every reason, when no machine can be calibrated by
   *     the plan
   */
  public static void check(List<Block> plan) {
    CopiesByCell.check(plan);
  }

  private Calibration calibrate() {
    Map<Mode, List<CellWithCopies>> byMode = new LinkedHashMap<>();
    for (CellWithCopies bench : CopiesByCell.of(PairedRounds.injected(journal))) {
      byMode.computeIfAbsent(bench.mode(), mode -> new ArrayList<>()).add(bench);
    }
    List<CalibratedWorkload> workloads = new ArrayList<>();
    List<ModeResult> modes = new ArrayList<>();
    byMode.forEach(
        (mode, benches) -> {
          List<List<CalibratedWorkload.Same>> same = benches.stream().map(this::same).toList();
          double recommended = recommended(same);
          for (int i = 0; i < benches.size(); i++) {
            workloads.add(workload(benches.get(i), same.get(i), recommended));
          }
          modes.add(result(mode, benches, recommended));
        });
    Header header = journal.header();
    return new Calibration(
        header.start().accbench(),
        header.start().command(),
        header.start().time(),
        header.machine(),
        header.jvms().stream()
            .map(jvm -> new Calibration.Jdk(jvm.label(), jvm.version(), jvm.vendor(), jvm.vm()))
            .toList(),
        Analyzer.statistic(),
        rules,
        List.copyOf(workloads),
        List.copyOf(modes));
  }

  private List<CalibratedWorkload.Same> same(CellWithCopies bench) {
    Source identical = Source.identical(bench.identical().inUse());
    return MARGINS.stream()
        .map(
            margin ->
                new CalibratedWorkload.Same(
                    margin, share(simulation.same(row(bench, margin, identical)))))
        .toList();
  }

  /**
   * Returns the smallest margin at which every workload is mostly shown the same, or NaN when there
   * is no such margin.
   */
  static double recommended(List<List<CalibratedWorkload.Same>> workloads) {
    for (int i = 0; i < MARGINS.size(); i++) {
      int each = i;
      if (workloads.stream().allMatch(same -> same.get(each).share() >= MOSTLY)) {
        return MARGINS.get(i);
      }
    }
    return Double.NaN;
  }

  private CalibratedWorkload workload(
      CellWithCopies bench, List<CalibratedWorkload.Same> same, double recommended) {
    PairedRounds identical = bench.identical();
    double margin = margin(bench.mode());
    List<Detection> detections = new ArrayList<>(List.of(detection(bench, margin)));
    if (Double.isFinite(recommended) && recommended != margin) {
      detections.add(detection(bench, recommended));
    }
    return new CalibratedWorkload(
        identical.block().baseline().cell().id(),
        bench.mode(),
        identical.inUse().length,
        seconds(bench),
        fit(bench, rules.rounds().most()),
        spreads(identical),
        same,
        List.copyOf(detections),
        bench.slowed().stream().map(slowed -> injected(bench, slowed, margin)).toList());
  }

  private static List<Spread> spreads(PairedRounds identical) {
    List<Spread> spreads = new ArrayList<>();
    identical
        .logs()
        .forEach(
            (statistic, logs) ->
                spreads.add(
                    statistic.equals(Analyzer.statistic()) ? 0 : spreads.size(),
                    Spread.of(statistic, logs)));
    return List.copyOf(spreads);
  }

  private Detection detection(CellWithCopies bench, double margin) {
    Source identical = Source.identical(bench.identical().inUse());
    List<Detection.Point> points = new ArrayList<>();
    for (double slowDown : SLOW_DOWNS) {
      points.add(
          new Detection.Point(
              slowDown,
              share(simulation.regressed(row(bench, margin, identical.slowedBy(slowDown))))));
    }
    return new Detection(margin, List.copyOf(points));
  }

  private Injected injected(CellWithCopies bench, PairedRounds slowed, double margin) {
    ObservedEffect seen = ObservedEffect.of(slowed);
    Source identical = Source.identical(bench.identical().inUse());
    int predicted = simulation.regressed(row(bench, margin, identical.slowedBy(seen.size())));
    return new Injected(
        slowed.copy().cell().injection(),
        slowed.inUse().length,
        seen.size(),
        seen.byStatistic(),
        share(predicted),
        achieved(bench, slowed, margin));
  }

  /**
   * Returns the share of evaluations that find the slow-down. Its low and high hold for a slow-down
   * at the ends of the interval that its own few rounds give.
   */
  private Estimate achieved(CellWithCopies bench, PairedRounds slowed, double margin) {
    Source measured = Source.measured(slowed.inUse());
    Estimate place = TrimmedMean.of(slowed.inUse(), 0.95);
    double[] found =
        DoubleStream.of(place.center(), place.low(), place.high())
            .map(log -> Math.expm1(log - place.center()))
            .map(more -> share(simulation.regressed(row(bench, margin, measured.slowedBy(more)))))
            .toArray();
    return new Estimate(found[0], found[1], found[2], slowed.inUse().length);
  }

  private ModeResult result(Mode mode, List<CellWithCopies> benches, double recommended) {
    double margin = margin(mode);
    return new ModeResult(
        mode, margin, recommended, alarms(benches, margin, 0), alarms(benches, margin, margin));
  }

  private ModeResult.Alarms alarms(List<CellWithCopies> benches, double margin, double slowDown) {
    List<Simulation.Row> rows =
        benches.stream()
            .map(
                bench ->
                    row(
                        bench,
                        margin,
                        Source.identical(bench.identical().inUse()).slowedBy(slowDown)))
            .toList();
    int gates = rules.evaluations();
    return new ModeResult.Alarms(
        wilson(simulation.shown(rows), gates * rules.family()),
        wilson(simulation.red(rows), gates));
  }

  private static Estimate wilson(int alarms, int trials) {
    return Proportion.of(alarms, trials, 0.95);
  }

  private Simulation.Row row(CellWithCopies bench, double margin, Source source) {
    return new Simulation.Row(
        new SequentialRun(
            procedure,
            fit(bench, rules.rounds().most()),
            fit(bench, Procedure.CONFIRMING.most()),
            margin),
        source);
  }

  /** Returns the number of rounds that fit the budget, but not more than {@code most}. */
  private int fit(CellWithCopies bench, int most) {
    double fit = rules.budget().toMillis() / 1e3 / seconds(bench);
    return (int) Math.max(2, Math.min(most, fit));
  }

  /** Returns the seconds of a round of two forks. */
  private double seconds(CellWithCopies bench) {
    PairedRounds identical = bench.identical();
    return RoundTime.medianSeconds(
        journal.header(), journal.launches(), identical.block(), identical.copy());
  }

  private double margin(Mode mode) {
    Goal goal = journal.header().settings().goal();
    return goal.margin(mode);
  }

  private double share(int count) {
    return (double) count / rules.evaluations();
  }
}
