package io.accbench.plan;

import io.accbench.model.Block;
import io.accbench.model.CellTiming;
import io.accbench.model.Jvm;
import io.accbench.model.PlannedCell;
import io.accbench.model.Profiling;
import io.accbench.model.Range;
import io.accbench.model.Settings;
import io.accbench.model.SideBySide;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToIntFunction;

/** The time that measuring will take, without the preparation of fixtures. */
public final class Forecast {
  /**
   * The time of a launch beyond warm-up and measurement: on 2 shared cores 0.5 to 1.0 s were
   * measured, on JDK 17 as on 25.
   */
  private static final Duration LAUNCH = Duration.ofMillis(700);

  /**
   * The time that JMH, its profilers and the rulers take between iterations: measured on 2 shared
   * cores.
   */
  private static final Duration BETWEEN_ITERATIONS = Duration.ofMillis(5);

  /** The time of the start and end of a recording, and of its evaluation: measured, rounded up. */
  private static final Duration RECORDING = Duration.ofSeconds(2);

  /**
   * The expected warm-up iterations of accessors in a clean JVM, as a multiple of the fewest: with
   * 60..300, 65 to 71 were measured.
   */
  private static final double BEYOND_FEWEST = 1.15;

  /**
   * The same where there is more code, of a library or of other types: with 60..300, 69 to 187 were
   * measured.
   */
  private static final double BEYOND_FEWEST_OF_MORE_CODE = 1.8;

  /**
   * The expected iterations of the warm-up after a change of traffic, as a multiple of those before
   * it: measured as 2.5, within the same range.
   */
  private static final double AFTER_CHANGE = 2.5;

  private final Settings settings;
  private final Map<String, Jvm> jvms = new HashMap<>();
  private final int processors;

  /** Creates a forecast for this machine. */
  public Forecast(Settings settings, List<Jvm> jvms) {
    this(settings, jvms, Runtime.getRuntime().availableProcessors());
  }

  /**
   * Creates a forecast for a machine.
   *
   * @param processors the number of its processors, at least 1
   */
  public Forecast(Settings settings, List<Jvm> jvms, int processors) {
    this.settings = settings;
    this.processors = processors;
    jvms.forEach(jvm -> this.jvms.put(jvm.label(), jvm));
  }

  /** Returns the time of the rounds that are measured before anything is decided. */
  public Duration least(Plan plan) {
    return of(plan, Range::fewest);
  }

  /**
   * Returns the time of all rounds of all cells, if nothing is decided before the last and there is
   * no budget.
   */
  public Duration most(Plan plan) {
    return of(plan, Range::most);
  }

  /** Returns the time that a run may take; null when it may take any. */
  public Duration budget() {
    return settings.limits().budget();
  }

  /** Returns how many profiling forks a cell gets; 0 without profiling. */
  public Range profilingForks() {
    return settings.profiling() == null ? Range.exactly(0) : settings.profiling().forks();
  }

  /**
   * Returns the time of one profiling fork of each cell. These forks come in addition to the
   * rounds, and their number depends on what they record.
   */
  public Duration profiling(Plan plan) {
    return profiling(plan.blocks());
  }

  /** Returns the time of one profiling fork of each cell of these blocks. */
  public Duration profiling(List<Block> blocks) {
    return blocks.stream()
        .flatMap(block -> block.cells().stream())
        .filter(Profiling::profiles)
        .map(this::profiling)
        .reduce(Duration.ZERO, Duration::plus);
  }

  private Duration profiling(PlannedCell cell) {
    if (settings.profiling() == null) {
      return Duration.ZERO;
    }
    Settings own = settings.of(cell).profiled();
    return starting(cell)
        .plus(RECORDING)
        .plus(iteration(cell, own.iterations().time()).multipliedBy(own.iterations().measured()));
  }

  private Duration of(Plan plan, ToIntFunction<Range> rounds) {
    return plan.blocks().stream()
        .map(block -> round(block).multipliedBy(rounds.applyAsInt(block.rounds())))
        .reduce(Duration.ZERO, Duration::plus);
  }

  /**
   * Returns the time of a block before anything is decided: its fewest rounds, and the fewest
   * profiling forks of its cells.
   */
  public Duration least(Block block) {
    return round(block)
        .multipliedBy(block.rounds().fewest())
        .plus(profiling(List.of(block)).multipliedBy(profilingForks().fewest()));
  }

  /** Returns the time of one round of all cells of a block that can be measured. */
  public Duration round(Block block) {
    List<PlannedCell> cells = block.cells().stream().filter(PlannedCell::supported).toList();
    return settings.inTurns(cells)
        ? together(cells)
        : cells.stream()
            .map(cell -> starting(cell).plus(measuring(cell)))
            .reduce(Duration.ZERO, Duration::plus);
  }

  private Duration together(List<PlannedCell> cells) {
    SideBySide round = new SideBySide(processors);
    for (PlannedCell cell : cells) {
      int wanted = jvm(cell).processors(cell.cell().threads());
      round.add(wanted, starting(cell).toNanos() / 1e9, measuring(cell).toNanos() / 1e9);
    }
    return Duration.ofNanos((long) (1e9 * round.seconds()));
  }

  private Duration starting(PlannedCell cell) {
    Settings settings = this.settings.of(cell);
    Duration launch = LAUNCH.plus(cell.cell().pollution().time());
    return ofManyIterations(cell)
        ? launch.plus(
            iteration(cell, settings.iterations().warmupTime())
                .multipliedBy(warmupIterations(cell)))
        : launch;
  }

  private static boolean ofManyIterations(PlannedCell cell) {
    return cell.cell().mode().steady() || cell.timing() != null;
  }

  private Duration measuring(PlannedCell cell) {
    Settings settings = this.settings.of(cell);
    return ofManyIterations(cell)
        ? iteration(cell, settings.iterations().time())
            .multipliedBy(settings.iterations().measured())
        : Duration.ZERO;
  }

  private static Duration iteration(PlannedCell cell, Duration time) {
    return time.plus(BETWEEN_ITERATIONS)
        .plus(CellTiming.FURTHER_THREAD.multipliedBy(cell.cell().threads() - 1));
  }

  /**
   * Returns the expected number of warm-up iterations. For a range it is more than the lower end by
   * a factor, since most forks are steady soon after. It is the upper end where Graal compiles,
   * since Graal compiles itself first. After a change of traffic each iteration counts twice, since
   * the other traffic takes about as long beside it.
   */
  private long warmupIterations(PlannedCell cell) {
    Range range = settings.of(cell).iterations().warmup();
    boolean little =
        cell.cell().suite().equals(GivenOptions.ACCESS) && cell.cell().pollution().none();
    double expected = range.fewest() * (little ? BEYOND_FEWEST : BEYOND_FEWEST_OF_MORE_CODE);
    long first = jvm(cell).graal() ? range.most() : Math.min(range.most(), Math.round(expected));
    return cell.cell().pollution().later()
        ? first + 2 * Math.min(range.most(), Math.round(AFTER_CHANGE * first))
        : first;
  }

  private Jvm jvm(PlannedCell cell) {
    return Objects.requireNonNull(jvms.get(cell.cell().jvm()), "planned cells name known JVMs");
  }
}
