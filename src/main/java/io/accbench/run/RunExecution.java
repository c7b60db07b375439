package io.accbench.run;

import io.accbench.journal.JournalWriter;
import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.End;
import io.accbench.model.FailedBy;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import io.accbench.model.Pollution;
import io.accbench.model.ProfiledFork;
import io.accbench.model.Repetition;
import io.accbench.model.SharedParts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Carries out a plan. It runs every fork that is not yet in the journal, and journals each launch
 * as soon as the forks that run at the same time have ended.
 */
public final class RunExecution implements AutoCloseable {
  /**
   * The time that accbench's own handler gets to report a Ctrl-C, which reaches the forks at the
   * same time.
   */
  private static final long SIGNAL_GRACE_MILLIS = 300;

  /**
   * The score below which the empty benchmark matters, ns. Above ten times the floor, no score is
   * at it, and where it was not measured it counts as 1 ns ({@code analysis.Floor}).
   */
  private static final double NEAR_FLOOR_NANOS = 10;

  private final Header header;
  private final Stopping stopping;
  private final JournalWriter journal;
  private final Progress progress;
  private final Launcher launcher;
  private final List<Launch> soFar = new ArrayList<>();
  private final List<Launch> journaled = new ArrayList<>();
  private final List<ProfiledFork> profiledForks = new ArrayList<>();
  private final SharedParts parts = new SharedParts();
  private final Set<String> comparedCode;
  private final CountDownLatch interruption = new CountDownLatch(1);
  private final Redaction redaction;
  private final Budget budget;
  private boolean nearFloor;

  public RunExecution(
      Header header, RunPaths paths, Stopping stopping, JournalWriter journal, Progress progress)
      throws IOException {
    this.header = header;
    this.stopping = stopping;
    this.journal = journal;
    this.progress = progress;
    this.budget = new Budget(header);
    this.comparedCode = comparedCode(header);
    this.redaction = paths.redaction();
    this.launcher = new Launcher(paths, header.settings());
  }

  /**
   * Runs the forks that are not in {@code finished}: block by block until each had its fewest
   * rounds, then pass by pass over all blocks that are still open. It ends when no block is open,
   * the budget is spent, or {@link #interrupt} is called.
   *
   * @return whether the run came to its end (a spent budget is an end)
   */
  public boolean run(List<Launch> finished) throws IOException, InterruptedException {
    Map<String, Launch> known = new HashMap<>();
    finished.forEach(launch -> add(launch, known));
    journaled.addAll(finished);
    List<BlockRun> blocks = BlockRun.ofBlocks(header, stopping);
    budget.begin(finished);
    progress.begin(blocks.stream().map(BlockRun::state).toList(), budget.seconds(finished));
    for (int pass = 0; blocks.stream().anyMatch(BlockRun::open); pass++) {
      for (BlockRun block = next(blocks, pass); block != null; block = next(blocks, pass)) {
        if (block.hadFewest() ? budget.spentOnRounds() : budget.spent()) {
          return !interrupted();
        }
        if (interrupted() || !round(block, known)) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Returns the block that has the next round of a pass; null when the pass is over. The empty
   * benchmark comes last, but at once when a score is near it: a ratio of such scores may get a
   * verdict that it cannot have.
   */
  private BlockRun next(List<BlockRun> blocks, int pass) {
    Stream<BlockRun> due = blocks.stream().filter(block -> block.due(pass));
    if (nearFloor) {
      due = due.sorted(Comparator.comparing(block -> !block.empty()));
    }
    return due.findFirst().orElse(null);
  }

  /** Returns whether a launch may be near the empty benchmark; a throughput always may. */
  private static boolean isNearFloor(Launch launch) {
    String unit = launch.samples().unit();
    return "ns/op".equals(unit)
        ? launch.samples().scores().stream().anyMatch(score -> score < NEAR_FLOOR_NANOS)
        : unit != null && unit.startsWith("ops/");
  }

  /**
   * Takes the launches of an earlier run as all rounds that there are, in place of {@link #run}.
   * That run had come to its end, or had gone on to profile or to measure again what failed.
   */
  public void measured(List<Launch> launches) {
    budget.begin(launches);
    soFar.addAll(launches);
    journaled.addAll(launches);
  }

  /**
   * Measures every cell again, in each round in which it failed and has no score, whatever the
   * cause was. It runs after {@link #run} or {@link #measured}, and the budget does not end it.
   *
   * @return whether it came to its end
   */
  public boolean retryFailed() throws IOException, InterruptedException {
    List<FailedRounds.Round> rounds = FailedRounds.of(header, soFar);
    int left = rounds.stream().mapToInt(round -> round.forks().size()).sum();
    progress.again(left);
    for (FailedRounds.Round round : rounds) {
      Map<String, Launch> again = new HashMap<>();
      if (!measured(round.forks(), round.block(), again)) {
        return false;
      }
      soFar.addAll(again.values());
      left -= round.forks().size();
      progress.left(left);
    }
    return !interrupted();
  }

  /**
   * Runs the profiling forks that are not in {@code finished}, until each cell has enough samples
   * or forks, or the budget is spent.
   *
   * @param differing ids of the cells whose difference to the baseline was shown: they go first
   * @return whether it came to its end
   */
  public boolean profile(List<ProfiledFork> finished, Set<String> differing, Recordings recordings)
      throws IOException, InterruptedException {
    ProfilingRun run = ProfilingRun.of(header, soFar, differing);
    finished.forEach(run::add);
    budget.add(finished);
    ProfilingFork profiling = new ProfilingFork(launcher, redaction, recordings);
    progress.profiling(run.forksExpected());
    for (Optional<ScheduledFork> next = run.next();
        next.isPresent() && !budget.spent();
        next = run.next()) {
      ScheduledFork fork = next.get();
      progress.launching(fork.planned(), fork.round());
      ProfiledFork profiled = unlessInterrupted(() -> profiling.run(fork));
      if (profiled == null || interrupted() || (profiled.failed() && interruptedSoon())) {
        return false;
      }
      journal.profiled(profiled);
      profiledForks.add(profiled);
      run.add(profiled);
      progress.profiled(profiled);
      progress.left(run.forksExpected());
    }
    return !interrupted();
  }

  private static String key(String cell, int round) {
    return cell + "#" + round;
  }

  /**
   * Adds a launch. Of several launches of a cell in a round, the one that measured counts, or else
   * the last.
   */
  private static void add(Launch launch, Map<String, Launch> known) {
    known.merge(key(launch.cell(), launch.round()), launch, (one, two) -> one.failed() ? two : one);
  }

  /** Runs one round of one block; returns false if the run was interrupted meanwhile. */
  private boolean round(BlockRun block, Map<String, Launch> known)
      throws IOException, InterruptedException {
    List<ScheduledFork> forks = block.forks();
    List<ScheduledFork> missing =
        forks.stream().filter(fork -> !known.containsKey(key(fork.id(), fork.round()))).toList();
    if (!measured(missing, block.block(), known)) {
      return false;
    }
    List<Launch> ofRound =
        forks.stream().map(fork -> known.get(key(fork.id(), fork.round()))).toList();
    soFar.addAll(ofRound);
    nearFloor = nearFloor || ofRound.stream().anyMatch(RunExecution::isNearFloor);
    List<Launch> all = List.copyOf(soFar);
    block.ended(all);
    progress.ended(block.state(), all);
    return true;
  }

  /**
   * Measures forks of one round, and again those that were ended from outside; returns false if the
   * run was interrupted meanwhile.
   */
  private boolean measured(List<ScheduledFork> forks, Block block, Map<String, Launch> known)
      throws IOException, InterruptedException {
    if (!launched(forks, block, known)) {
      return false;
    }
    List<ScheduledFork> again =
        forks.stream()
            .filter(
                fork ->
                    known.get(key(fork.id(), fork.round())).outcome().failedBy()
                        == FailedBy.OUTSIDE)
            .map(fork -> fork.repetition() == null ? fork.again(Repetition.IN_ROUND) : fork)
            .toList();
    return launched(again, block, known);
  }

  private boolean launched(List<ScheduledFork> forks, Block block, Map<String, Launch> known)
      throws IOException, InterruptedException {
    if (forks.isEmpty()) {
      return true;
    }
    for (List<ScheduledFork> sideBySide : sideBySide(forks, block)) {
      if (interrupted() || !launchedAtOnce(sideBySide, block, known)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the forks of a round, separated into groups that live at the same time. */
  private List<List<ScheduledFork>> sideBySide(List<ScheduledFork> round, Block block) {
    return header.inTurns(block) ? List.of(round) : round.stream().map(List::of).toList();
  }

  /**
   * Launches forks and journals them as soon as they are measured; returns false if the run was
   * interrupted meanwhile.
   */
  private boolean launchedAtOnce(
      List<ScheduledFork> sideBySide, Block block, Map<String, Launch> known)
      throws IOException, InterruptedException {
    progress.launching(sideBySide.get(0).planned(), sideBySide.get(0).round());
    List<Launch> launches = launch(sideBySide, block.mostThreads());
    if (launches == null) {
      return false;
    }
    for (Launch measured : launches) {
      Launch launch = parts.sharing(kept(measured));
      add(launch, known);
      journal.launch(launch);
      journaled.add(launch);
      progress.launched(launch);
    }
    return true;
  }

  /** Returns the ids of the polluted cells that are also measured clean, and of these. */
  private static Set<String> comparedCode(Header header) {
    Set<Cell> cells =
        header.cellsById().values().stream().map(PlannedCell::cell).collect(Collectors.toSet());
    Set<String> compared = new HashSet<>();
    for (Cell cell : cells) {
      Cell clean = cell.after(Pollution.NONE);
      if (!cell.equals(clean) && cells.contains(clean)) {
        compared.addAll(List.of(cell.id(), clean.id()));
      }
    }
    return compared;
  }

  /**
   * Returns a launch as the journal keeps it: with the parts of its measured code only where clean
   * and polluted forks are compared by them, since they take most of its room.
   */
  private Launch kept(Launch launch) {
    return comparedCode.contains(launch.cell())
        ? launch
        : launch.with(
            launch.facts(), launch.jit().stream().filter(outcome -> !outcome.part()).toList());
  }

  /**
   * Returns the launches, or null if the run was interrupted meanwhile and the forks were killed
   * with accbench.
   */
  private List<Launch> launch(List<ScheduledFork> forks, int mostThreads)
      throws IOException, InterruptedException {
    List<Launch> launches = unlessInterrupted(() -> launcher.launch(forks, mostThreads));
    boolean failed = launches != null && launches.stream().anyMatch(Launch::failed);
    return interrupted() || (failed && interruptedSoon()) ? null : launches;
  }

  /** A piece of work that runs forks and returns their result. */
  private interface Work<T> {
    T run() throws IOException, InterruptedException;
  }

  /** Returns the result of the work, or null if it failed because the run was interrupted. */
  private <T> T unlessInterrupted(Work<T> work) throws IOException, InterruptedException {
    try {
      return work.run();
    } catch (IOException | RuntimeException failure) {
      if (interruptedSoon()) {
        return null;
      }
      throw failure;
    }
  }

  private boolean interrupted() {
    return interruption.getCount() == 0;
  }

  private boolean interruptedSoon() throws InterruptedException {
    return interruption.await(SIGNAL_GRACE_MILLIS, TimeUnit.MILLISECONDS);
  }

  /** Kills the forks that are running and ends {@link #run}; may be called from another thread. */
  public void interrupt() {
    interruption.countDown();
    launcher.close();
  }

  /**
   * Returns what the journal holds by now, without reading it.
   *
   * @param begun what it held at the beginning, whose launches were given to {@link #run} or {@link
   *     #measured}
   * @param end null when the run was interrupted or still goes on
   */
  public Journal journaled(Journal begun, End end) {
    List<ProfiledFork> profiled = new ArrayList<>(begun.profiledForks());
    profiled.addAll(profiledForks);
    boolean nothingMore = profiledForks.isEmpty() && journaled.equals(begun.launches());
    End last = end == null && nothingMore ? begun.end() : end;
    return new Journal(begun.header(), List.copyOf(journaled), profiled, last, false);
  }

  @Override
  public void close() {
    launcher.close();
  }
}
