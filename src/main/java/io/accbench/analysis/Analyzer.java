package io.accbench.analysis;

import io.accbench.analysis.fork.ChecksumVotes;
import io.accbench.analysis.fork.Fork;
import io.accbench.analysis.fork.Forks;
import io.accbench.analysis.fork.Identity;
import io.accbench.analysis.fork.LaunchList;
import io.accbench.analysis.fork.RepeatedForks;
import io.accbench.analysis.fork.UnboundForks;
import io.accbench.model.Block;
import io.accbench.model.Finding;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.Jvm;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import io.accbench.model.Settings.IterationPlan;
import io.accbench.stats.Quantile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Computes the analysis of a journal. This is a pure function, and the order of launches plays no
 * part in it.
 *
 * <p>Each fork is one sample ({@link Fork}): a trimmed mean of its steady iterations. A cell's
 * score is the plain mean over its forks, a ratio the trimmed mean of the log differences within
 * rounds ({@link CellComparison}).
 */
public final class Analyzer {
  /**
   * The two-sided level of every interval. With the dozens of rows of a report, 95 % would show a
   * false difference in nearly every report.
   */
  public static final double CONFIDENCE = 0.99;

  /** The name of the number that stands for a fork: {@link Fork#nanosPerOp}. */
  public static final String STATISTIC = "10 % trimmed mean + GC";

  /**
   * The fewest rounds for which a direction is shown. With fewer, nothing honest can be said at 1
   * %; in a simulation, 5 rounds decide a 10 % effect.
   */
  public static final int FEWEST_ROUNDS = 5;

  private Analyzer() {}

  /**
   * Returns the rows, ratios, start-up and findings of a journal, whether or not its run came to
   * its end. Never divides by a score that is zero, NaN or at the floor: such a score becomes a
   * finding.
   */
  public static Analysis analyze(Journal journal) {
    Header header = journal.header();
    if (header.merged()) {
      return MergedAnalysis.of(journal);
    }
    List<Launch> launches = new LaunchList(journal.launches());
    Map<String, Forks> forks = forks(header, launches);
    List<List<CellSample>> cells =
        header.blocks().stream().map(block -> sampled(block, forks)).toList();

    RowFindings rowFindings = new RowFindings();
    rowFindings.unknownCells(
        (int) launches.stream().filter(launch -> !forks.containsKey(launch.cell())).count());
    rowFindings.aboutIdentity(Identity.findings(header, forks));
    List<Group> groups = groups(header, cells, rowFindings);
    Noise noise = new Noise(header, cells);
    rowFindings.aboutNoise(noise.findings());
    rowFindings.aboutNoise(UnboundForks.findings(launches));
    rowFindings.aboutNoise(RepeatedForks.findings(header, launches, forks));
    List<Finding> findings =
        Stream.of(
                OwnFrames.findings(cells),
                PollutedRatio.findings(groups),
                header.findings(),
                rowFindings.findings(),
                PollutedCode.findings(cells),
                ProfilingFindings.findings(journal, groups, forks))
            .flatMap(List::stream)
            .distinct()
            .toList();
    return new Analysis(
        header,
        launches,
        journal.end(),
        groups,
        StartUps.of(groups),
        findings,
        overheads(header, launches),
        noise.samples(),
        journal.profiledForks());
  }

  private static List<Group> groups(
      Header header, List<List<CellSample>> cells, RowFindings rowFindings) {
    Floor floor = new Floor(cells.stream().flatMap(List::stream).toList());
    Rows rows = new Rows(header.settings(), floor, rowFindings);
    List<Group> groups = new ArrayList<>();
    for (int i = 0; i < cells.size(); i++) {
      groups.add(rows.group(header.blocks().get(i), cells.get(i)));
    }
    return List.copyOf(groups);
  }

  /** Returns the forks of every cell of the plan, by the cell's id. */
  private static Map<String, Forks> forks(Header header, List<Launch> launches) {
    List<Launch> indexed = launches instanceof LaunchList ? launches : new LaunchList(launches);
    record CellSession(String id, Forks forks) {}
    // each fork's steady part is searched for by itself, which takes a fifth of a long report
    List<CellSession> cells =
        header.blocks().parallelStream()
            .flatMap(
                block -> {
                  return block.cells().stream()
                      .map(PlannedCell::cell)
                      .map(
                          cell -> {
                            List<Launch> own = LaunchList.ofCell(indexed, cell.id());
                            return new CellSession(
                                cell.id(), Forks.of(cell, header.settings(), own));
                          });
                })
            .toList();
    Map<String, Forks> forks = new LinkedHashMap<>();
    cells.forEach(cell -> forks.put(cell.id(), cell.forks()));
    return forks;
  }

  private static List<CellSample> sampled(Block block, Map<String, Forks> forks) {
    Map<String, String> wrong = ChecksumVotes.disagreements(block, forks);
    List<CellSample> cells = new ArrayList<>();
    for (PlannedCell planned : block.cells()) {
      String id = planned.cell().id();
      cells.add(CellSample.of(planned, forks.get(id), wrong.get(id)));
    }
    return cells;
  }

  /**
   * Returns the cost of a launch beyond what it measures, for each JVM. Launches that pollute their
   * JVM first count only where no other measured.
   */
  static List<Analysis.Overhead> overheads(Header header, List<Launch> launches) {
    Map<String, PlannedCell> cells = new HashMap<>();
    header.blocks().stream()
        .flatMap(block -> block.cells().stream())
        .forEach(planned -> cells.put(planned.cell().id(), planned));
    List<Analysis.Overhead> overheads = new ArrayList<>();
    for (Jvm jvm : header.jvms()) {
      List<Launch> own =
          launches.stream()
              .filter(launch -> !launch.failed() && cells.containsKey(launch.cell()))
              .filter(launch -> cells.get(launch.cell()).cell().jvm().equals(jvm.label()))
              .filter(launch -> Double.isFinite(launch.outcome().overheadSeconds()))
              .toList();
      List<Launch> clean =
          own.stream()
              .filter(launch -> cells.get(launch.cell()).cell().pollution().none())
              .toList();
      if (!own.isEmpty()) {
        List<Launch> counted = clean.isEmpty() ? own : clean;
        overheads.add(overhead(jvm, counted, header.settings().iterations(), cells));
      }
    }
    return List.copyOf(overheads);
  }

  private static Analysis.Overhead overhead(
      Jvm jvm, List<Launch> launches, IterationPlan usual, Map<String, PlannedCell> cells) {
    double all = 0;
    double warmUp = 0;
    double measurement = 0;
    for (Launch launch : launches) {
      PlannedCell planned = cells.get(launch.cell());
      if (planned.cell().mode().steady()) {
        IterationPlan plan = planned.timing() == null ? usual : planned.timing().iterations();
        all += launch.outcome().seconds();
        warmUp += launch.samples().warmup().size() * plan.warmupTime().toNanos() / 1e9;
        measurement += launch.samples().scores().size() * plan.time().toNanos() / 1e9;
      }
    }
    double[] seconds =
        launches.stream().mapToDouble(launch -> launch.outcome().overheadSeconds()).toArray();
    return new Analysis.Overhead(
        jvm.label(),
        Quantile.median(seconds),
        seconds.length,
        warmUp / all,
        measurement / all,
        !cells.get(launches.get(0).cell()).cell().pollution().none());
  }
}
