package io.accbench.app.run;

import io.accbench.analysis.Group;
import io.accbench.analysis.Procedure;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.Row;
import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Launch;
import io.accbench.model.OpenBlock;
import io.accbench.model.PlannedCell;
import io.accbench.model.Profiling;
import io.accbench.model.Range;
import io.accbench.stats.Quantile;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * The time that a run has used, and that it will still take within its budget. A block takes the
 * rounds that its ratios lack by its latest analysis, each as long as its median round, in
 * proportion to the cells that are still open. Before its first round it takes what was forecast,
 * at the pace of the blocks that had rounds.
 */
final class TimeLeft {
  /**
   * The expected rounds of a block of which nothing is known yet, as a multiple of the fewest:
   * measured over the committed runs.
   */
  private static final int OF_FEWEST = 3;

  private final Header header;
  private final boolean untilDecided;
  private final ToDoubleFunction<Block> forecastSeconds;
  private final LongSupplier nanoTime;
  private final Map<String, BlockRounds> blocks = new LinkedHashMap<>();
  private long start;
  private double secondsBefore;
  private double profilingSeconds;
  private long expectedAt;
  private double expectedSeconds;
  private double pace = 1;
  private RemainingForks forks;

  /**
   * @param untilDecided whether cells are closed when their ratios are decided
   * @param forecastSeconds returns the forecast of one round of all cells of a block, s
   * @param nanoTime the clock, as {@link System#nanoTime}
   */
  TimeLeft(
      Header header,
      boolean untilDecided,
      ToDoubleFunction<Block> forecastSeconds,
      LongSupplier nanoTime) {
    this.header = header;
    this.untilDecided = untilDecided;
    this.forecastSeconds = forecastSeconds;
    this.nanoTime = nanoTime;
    this.start = nanoTime.getAsLong();
    this.expectedAt = start;
  }

  /** The rounds of one block that were measured, and that it still lacks. */
  private final class BlockRounds {
    private final List<Double> secondsOfCell = new ArrayList<>();
    private OpenBlock now;
    private int left;

    BlockRounds(OpenBlock now) {
      this.now = now;
      this.left = unknown();
    }

    private int unknown() {
      Range planned = now.block().rounds();
      int expected =
          decidedByData()
              ? Math.min(planned.most(), OF_FEWEST * Math.max(1, planned.fewest()))
              : planned.most();
      return Math.max(1, expected - now.rounds());
    }

    private boolean decidedByData() {
      return untilDecided && !now.block().rounds().fixed();
    }

    private void ended(OpenBlock after, List<Launch> launches, Group analysed) {
      List<Launch> round =
          launches.stream().filter(launch -> launch.round() == after.rounds() - 1).toList();
      if (!round.isEmpty()) {
        secondsOfCell.add(header.roundSeconds(round, after.block()) / round.size());
      }
      now = after;
      if (decidedByData()) {
        left = analysed == null ? Math.max(1, left - 1) : lacking(analysed);
      } else {
        left = unknown();
      }
    }

    /**
     * Returns the rounds that the open ratios lack; one that is decided waits for the next look.
     */
    private int lacking(Group analysed) {
      int most = now.block().rounds().most() - now.rounds();
      int lacking = Procedure.of(now.block().rounds()).next(now.rounds()) - now.rounds();
      for (Row row : analysed.rows()) {
        if (now.open().contains(row.planned().cell().id())) {
          for (Ratio ratio : ratios(row)) {
            lacking = Math.max(lacking, ratio.missingRounds() < 0 ? most : ratio.missingRounds());
          }
        }
      }
      return Math.max(1, Math.min(most, lacking));
    }

    private static List<Ratio> ratios(Row row) {
      return row.ratio() == null || row.ratio().inactive()
          ? List.of()
          : Stream.of(row.ratio(), row.allocation().ratio())
              .filter(ratio -> ratio != null && ratio.undecided())
              .toList();
    }

    private double secondsLeft() {
      return seconds(left);
    }

    /** Returns what the rounds take that the block lacks of its fewest, s. */
    private double secondsToFewest() {
      return seconds(Math.max(0, now.block().rounds().fewest() - now.rounds()));
    }

    private double seconds(int rounds) {
      return now.goesOn() ? rounds * now.open().size() * secondsOfCell() : 0;
    }

    private double secondsOfCell() {
      return secondsOfCell.isEmpty() ? pace * forecastOfCell() : medianOfCell();
    }

    private double medianOfCell() {
      return Quantile.median(secondsOfCell.stream().mapToDouble(Double::doubleValue).toArray());
    }

    private double forecastOfCell() {
      long cells = now.block().cells().stream().filter(PlannedCell::supported).count();
      return forecastSeconds.applyAsDouble(now.block()) / Math.max(1, cells);
    }
  }

  /**
   * The forks of a part of a run that has no rounds: those that are profiled, or measured again.
   */
  private static final class RemainingForks {
    private final boolean withinBudget;
    private final double begun;
    private int done;
    private int left;

    RemainingForks(int left, boolean withinBudget, double begun) {
      this.left = left;
      this.withinBudget = withinBudget;
      this.begun = begun;
    }
  }

  /**
   * Starts the clock.
   *
   * @param before what an interrupted run had used, s
   * @param profiling what profiling forks will take after the rounds, s
   */
  void begin(List<OpenBlock> all, double before, double profiling) {
    all.forEach(block -> blocks.put(block.block().id(), new BlockRounds(block)));
    start = nanoTime.getAsLong();
    secondsBefore = before;
    profilingSeconds = profiling;
    expect();
  }

  private void expect() {
    pace = pace();
    expectedAt = nanoTime.getAsLong();
    expectedSeconds = roundsSeconds();
  }

  /**
   * Returns how long rounds take, as a multiple of their forecast: the median of the blocks; 1
   * before the first round.
   */
  private double pace() {
    double[] paces =
        blocks.values().stream()
            .filter(block -> !block.secondsOfCell.isEmpty() && block.forecastOfCell() > 0)
            .mapToDouble(block -> block.medianOfCell() / block.forecastOfCell())
            .toArray();
    return paces.length == 0 ? 1 : Quantile.median(paces);
  }

  /**
   * Returns how many blocks will lack some of their fewest rounds when the budget is spent, without
   * the empty benchmark, which has no table; 0 once forks are counted.
   */
  int cutShort() {
    if (forks != null) {
      return 0;
    }
    double left = withinBudget(Double.POSITIVE_INFINITY, 1);
    int cut = 0;
    for (BlockRounds block : blocks.values()) {
      double needed = block.secondsToFewest();
      left -= needed;
      boolean table = !block.now.block().baseline().cell().empty();
      cut += table && needed > 0 && left < 0 ? 1 : 0;
    }
    return cut;
  }

  /** Returns what the further rounds will take, s, without a budget; 0 when there are none. */
  double roundsSeconds() {
    return blocks.values().stream().mapToDouble(BlockRounds::secondsLeft).sum();
  }

  /**
   * Adds a round.
   *
   * @param launches all launches of this block
   * @param analysed the analysis of the block; null where none was made after this round
   */
  void ended(OpenBlock block, List<Launch> launches, Group analysed) {
    BlockRounds rounds = blocks.get(block.block().id());
    if (rounds != null) {
      rounds.ended(block, launches, analysed);
    }
    expect();
  }

  /**
   * Begins to count forks in place of rounds.
   *
   * @param left about how many forks are to come
   * @param withinBudget whether the run's budget ends them
   */
  void forks(int left, boolean withinBudget) {
    forks = new RemainingForks(left, withinBudget, usedSeconds());
  }

  /** Adds a fork that ended; before {@link #forks}, its round counts instead. */
  void forkEnded() {
    if (forks != null) {
      forks.done++;
      forks.left = Math.max(0, forks.left - 1);
    }
  }

  /** Takes over about how many forks are to come. */
  void forksLeft(int more) {
    if (forks != null) {
      forks.left = more;
    }
  }

  boolean countsForks() {
    return forks != null;
  }

  int forksDone() {
    return forks.done;
  }

  int forksLeft() {
    return forks.left;
  }

  double usedSeconds() {
    return secondsBefore + (nanoTime.getAsLong() - start) / 1e9;
  }

  /** Returns what the run will still take, s, 0 or more; NaN where no fork to go by has ended. */
  double seconds() {
    if (forks != null) {
      double seconds =
          forks.done == 0 ? Double.NaN : forks.left * (usedSeconds() - forks.begun) / forks.done;
      return forks.withinBudget ? withinBudget(seconds, 1) : seconds;
    }
    Profiling profiling = header.settings().profiling();
    double rounds = expectedSeconds - (nanoTime.getAsLong() - expectedAt) / 1e9;
    return withinBudget(
        withinBudget(rounds, profiling == null ? 1 : 1 - profiling.budgetShare())
            + profilingSeconds,
        1);
  }

  /** Returns a time, or what a share of the budget leaves of it, s, 0 or more. */
  private double withinBudget(double seconds, double share) {
    Duration budget = header.settings().limits().budget();
    double left =
        budget == null
            ? Double.POSITIVE_INFINITY
            : share * budget.toMillis() / 1000.0 - usedSeconds();
    return Math.max(0, Math.min(seconds, left));
  }
}
