package io.accbench.app.run;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Procedure;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.Row;
import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Launch;
import io.accbench.model.OpenBlock;
import io.accbench.model.PlannedCell;
import io.accbench.model.Range;
import io.accbench.plan.Forecast;
import io.accbench.report.document.Table;
import io.accbench.report.ratio.CellLabel;
import io.accbench.report.ratio.DecidedRatio;
import io.accbench.report.ratio.RatioTable;
import io.accbench.report.text.ProgressText;
import io.accbench.report.text.RunStatus;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;

/** The progress of a run: its rounds, what is decided, and the time that it will still take. */
public final class RunState {
  /**
   * The fewest rounds from which the rounds that a ratio lacks are estimated before its first look:
   * one shows no spread.
   */
  private static final int FEWEST_ROUNDS = 2;

  /** The most tables of first looks. Arbitrary: a few screens, which the report repeats. */
  private static final int MOST_TABLES = 12;

  private final Header header;
  private final BlockAnalysis looks;
  private final boolean untilDecided;
  private final Forecast forecast;
  private final Map<String, OpenBlock> blocks = new LinkedHashMap<>();
  private final Set<String> decided = new HashSet<>();
  private final Set<String> lookedAt = new HashSet<>();
  private final Map<String, String> soFar = new HashMap<>();
  private final TimeLeft time;
  private String measuredBlock = "";
  private String doing = "";
  private boolean measuring;

  /**
   * @param looks the analysis of each look
   * @param untilDecided whether cells are closed when their ratios are decided
   * @param nanoTime the clock, as {@link System#nanoTime}
   */
  public RunState(Header header, BlockAnalysis looks, boolean untilDecided, LongSupplier nanoTime) {
    this.header = header;
    this.looks = looks;
    this.untilDecided = untilDecided;
    this.forecast =
        new Forecast(header.settings(), header.jvms(), Math.max(1, header.machine().cores()));
    this.time = new TimeLeft(header, untilDecided, this::forecastSeconds, nanoTime);
  }

  /** Begins to count; see {@link io.accbench.run.Progress#begin}. */
  void begin(List<OpenBlock> all, double secondsBefore) {
    all.forEach(block -> blocks.put(block.block().id(), block));
    time.begin(all, secondsBefore, profilingSeconds());
  }

  private double forecastSeconds(Block block) {
    return forecast.round(block).toMillis() / 1000.0;
  }

  /** Returns the forecast of the profiling forks, s; 0 without profiling. */
  double profilingSeconds() {
    Range each = header.settings().profiling() == null ? null : forecast.profilingForks();
    return each == null
        ? 0
        : each.fewest() * forecast.profiling(header.blocks()).toMillis() / 1000.0;
  }

  void launching(PlannedCell planned, int round) {
    doing = "";
    for (Block block : header.blocks()) {
      if (block.cells().contains(planned)) {
        measuredBlock = block.id();
        doing = label(block, planned) + ", round " + (round + 1);
      }
    }
  }

  private String label(Block block, PlannedCell planned) {
    return header.inTurns(block) ? CellLabel.of(block) : CellLabel.ofRow(planned.cell());
  }

  /**
   * What a round has shown.
   *
   * @param decided a line for each ratio that is decided by it
   * @param table the table of its block after the first look; null after any other round
   */
  public record Shown(List<String> decided, Table table) {}

  /** Adds a round. */
  public Shown ended(OpenBlock now, List<Launch> launches) {
    Block block = now.block();
    blocks.put(block.id(), now);
    boolean look =
        !now.goesOn() || untilDecided && Procedure.of(block.rounds()).looksAfter(now.rounds());
    // of an interrupted run's own rounds nothing is shown, but the time left needs some
    boolean wanted = measuring || untilDecided && !block.rounds().fixed();
    boolean first =
        wanted && now.rounds() >= FEWEST_ROUNDS && now.rounds() <= block.rounds().fewest();
    Analysis analysis = look || first ? looks.of(block, launches) : null;
    Group group = analysis == null ? null : analysis.groups().get(0);
    time.ended(now, BlockAnalysis.launches(List.of(block), launches), group);
    if (group == null) {
      return new Shown(List.of(), null);
    }
    soFar.put(block.id(), DecidedRatio.soFar(group, now.open()));
    boolean table =
        look && cells(block) > 1 && lookedAt.size() < MOST_TABLES && lookedAt.add(block.id());
    return new Shown(newlyDecided(now, group), table ? RatioTable.compact(group, analysis) : null);
  }

  private List<String> newlyDecided(OpenBlock now, Group group) {
    List<String> lines = new ArrayList<>();
    for (Row row : group.rows()) {
      boolean ratio = row.planned().supported() && !group.isBaseline(row);
      if (ratio && decided(now, row) && decided.add(row.planned().cell().id())) {
        lines.add(ProgressText.decided(decided.size(), ratios(), DecidedRatio.of(group, row)));
      }
    }
    return lines;
  }

  /** Returns whether a look has closed a ratio, or it has a verdict after the last round. */
  private static boolean decided(OpenBlock now, Row row) {
    return !now.open().contains(row.planned().cell().id())
        || !now.goesOn() && !undecided(row.ratio()) && !undecided(row.allocation().ratio());
  }

  private static boolean undecided(Ratio ratio) {
    return ratio != null && ratio.undecided();
  }

  /** Begins to count forks in place of rounds. */
  void forks(int left, boolean withinBudget) {
    time.forks(left, withinBudget);
    doing = "";
  }

  void launched() {
    measuring = true;
    time.forkEnded();
  }

  void left(int more) {
    time.forksLeft(more);
  }

  /** Returns the plan with its time in words. */
  String plan() {
    double expected = time.roundsSeconds() + profilingSeconds();
    double most =
        header.blocks().stream()
            .mapToDouble(block -> block.rounds().most() * forecastSeconds(block))
            .sum();
    return ProgressText.plan(
        (int) header.blocks().stream().mapToLong(RunState::cells).sum(),
        expected,
        most + profilingSeconds(),
        status());
  }

  /** Returns how far the run has come, in one line of a log. */
  public String line() {
    return time.countsForks()
        ? ProgressText.forks(time.forksDone(), time.forksLeft(), status())
        : ProgressText.status(status());
  }

  /** Returns how far the run has come, in one line of a terminal. */
  public String bar(int width) {
    return ProgressText.bar(status(), width);
  }

  private RunStatus status() {
    return new RunStatus(
        blocks.values().stream().mapToInt(OpenBlock::rounds).sum(),
        plannedRounds(),
        decided.size(),
        ratios(),
        time.usedSeconds(),
        header.settings().limits().budget(),
        time.seconds(),
        time.cutShort(),
        doing,
        doing.isEmpty() ? "" : soFar.getOrDefault(measuredBlock, ""));
  }

  /** Returns how many rounds all blocks will have; 0 where the data decide. */
  private int plannedRounds() {
    boolean fixed = header.blocks().stream().allMatch(block -> block.rounds().fixed());
    return fixed || !untilDecided
        ? header.blocks().stream().mapToInt(block -> block.rounds().most()).sum()
        : 0;
  }

  private int ratios() {
    return (int) header.blocks().stream().mapToLong(block -> Math.max(0, cells(block) - 1)).sum();
  }

  private static long cells(Block block) {
    return block.cells().stream().filter(PlannedCell::supported).count();
  }
}
