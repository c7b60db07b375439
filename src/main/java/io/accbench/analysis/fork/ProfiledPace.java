package io.accbench.analysis.fork;

import io.accbench.model.Cell;
import io.accbench.model.Conditions;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Launch;
import io.accbench.model.LaunchSamples;
import io.accbench.model.Mode;
import io.accbench.model.ProfiledFork;
import io.accbench.model.Settings;
import io.accbench.stats.Quantile;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The comparison of the speed of a cell's profiling forks with that of its timing forks. A method's
 * share of the samples, times the measured time, is the cost of the method only if both kinds of
 * forks did the same.
 */
public final class ProfiledPace {
  /**
   * The share by which a profiling fork may lie beyond the slowest and the fastest timing fork. One
   * more fork of the same code lies outside the range of five in a third of all cells (2 in n + 1).
   * It lies outside by about as much as they differ. Recording costs some percent. Work that takes
   * a tenth of the time moves no share by more than 9 points, where 300 samples bound it to 3 to 6.
   */
  private static final double WIDENED = 0.1;

  private final Cell cell;
  private final Settings settings;
  private final double[] timed;
  private final double fastest;
  private final double slowest;

  /**
   * @param settings the settings of the forks that were timed
   * @param timed those forks
   */
  public ProfiledPace(Cell cell, Settings settings, Forks timed) {
    this.cell = cell;
    this.settings = settings;
    this.timed = timed.of(Fork::nanosPerOp);
    this.fastest = Arrays.stream(this.timed).min().orElse(Double.NaN);
    this.slowest = Arrays.stream(this.timed).max().orElse(Double.NaN);
  }

  /**
   * Returns a finding on the forks that lie outside of that range; empty where no fork does, or
   * where nothing is known.
   */
  public Optional<Finding> finding(List<ProfiledFork> profiled) {
    double[] known =
        profiled.stream().mapToDouble(this::nanosPerOp).filter(Double::isFinite).toArray();
    double[] straying = Arrays.stream(known).filter(this::strays).sorted().toArray();
    if (straying.length == 0) {
      return Optional.empty();
    }
    double usual = Quantile.median(timed);
    return Optional.of(
        Finding.of(
            FindingKind.PROFILED_AT_OTHER_SPEED,
            cell.id(),
            straying.length,
            known.length,
            straying[0] / usual,
            straying[straying.length - 1] / usual));
  }

  private boolean strays(double nanosPerOp) {
    return nanosPerOp < fastest / (1 + WIDENED) || nanosPerOp > slowest * (1 + WIDENED);
  }

  /** Returns the time of an operation in a profiling fork, ns; NaN where it is not known. */
  private double nanosPerOp(ProfiledFork profiled) {
    if (profiled.pace() == null) {
      return Double.NaN;
    }
    Fork fork = Fork.of(cell, settings, launch(profiled));
    // a timing fork's number is the mean of its histograms, which a profiling fork lacks
    return cell.mode() == Mode.SAMPLE_TIME ? fork.meanNanosPerOp() : fork.nanosPerOp();
  }

  private static Launch launch(ProfiledFork profiled) {
    ProfiledFork.Pace pace = profiled.pace();
    return new Launch(
        new Launch.LaunchId(profiled.cell(), profiled.fork(), null),
        new LaunchSamples(
            pace.unit(), List.of(), pace.scores(), List.of(), List.of(), pace.gcMillis(), Map.of()),
        Launch.LaunchOutcome.measured(profiled.seconds(), Double.NaN),
        Conditions.UNKNOWN,
        Map.of(),
        List.of());
  }
}
