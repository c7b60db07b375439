package io.accbench.analysis;

import io.accbench.model.Cell;
import io.accbench.model.Conditions;
import io.accbench.model.Launch;
import io.accbench.model.Mode;
import io.accbench.model.ProfiledFork;
import io.accbench.model.Settings;
import io.accbench.stats.Quantile;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Whether the profiling forks of a cell ran as fast as those that were timed: a share of the one's
 * samples times the time of the other is the cost of a method only if both did the same.
 */
final class ProfiledPace {
  /**
   * How far a profiling fork may lie beyond the slowest and the fastest timing fork. One more fork
   * of the same code lies outside of the range of five in a third of all cells (2 in n + 1), by
   * about as much as they differ; recording costs some percent; and work that takes a tenth of the
   * time moves no share by more than 9 points, where 300 samples bound it to 3 to 6.
   */
  private static final double WIDENED = 0.1;

  private final Cell cell;
  private final Settings settings;
  private final double[] timed;
  private final double fastest;
  private final double slowest;

  /**
   * @param settings of the forks that were timed
   * @param timed those forks
   */
  ProfiledPace(Cell cell, Settings settings, Forks timed) {
    this.cell = cell;
    this.settings = settings;
    this.timed = timed.of(Fork::nanosPerOp);
    this.fastest = Arrays.stream(this.timed).min().orElse(Double.NaN);
    this.slowest = Arrays.stream(this.timed).max().orElse(Double.NaN);
  }

  /** What to say of the forks that stray; empty where none does, or nothing is known. */
  String doubt(List<ProfiledFork> profiled) {
    double[] known =
        profiled.stream().mapToDouble(this::nanosPerOp).filter(Double::isFinite).toArray();
    double[] straying = Arrays.stream(known).filter(this::strays).sorted().toArray();
    return straying.length == 0 ? "" : doubt(straying, known.length);
  }

  private String doubt(double[] straying, int known) {
    double usual = Quantile.median(timed);
    return String.format(
        Locale.ROOT,
        "%d of %d profiling forks took %s times as long as those that were timed: ns/op of its"
            + " hotspots, a share of the one's samples times the time of the other, may mislead",
        straying.length,
        known,
        factors(straying[0] / usual, straying[straying.length - 1] / usual));
  }

  private static String factors(double least, double most) {
    String first = String.format(Locale.ROOT, "%.2f", least);
    String last = String.format(Locale.ROOT, "%.2f", most);
    return first.equals(last) ? first : first + " to " + last;
  }

  private boolean strays(double nanosPerOp) {
    return nanosPerOp < fastest / (1 + WIDENED) || nanosPerOp > slowest * (1 + WIDENED);
  }

  /** NaN where it is not known. */
  private double nanosPerOp(ProfiledFork profiled) {
    if (profiled.pace() == null) {
      return Double.NaN;
    }
    Fork fork = Fork.of(cell, settings, launch(profiled));
    // without its histograms, which a timing fork's number is the mean of
    return cell.mode() == Mode.SAMPLE_TIME ? fork.meanNanosPerOp() : fork.nanosPerOp();
  }

  private static Launch launch(ProfiledFork profiled) {
    return new Launch(
        profiled.cell(),
        profiled.fork(),
        profiled.cause(),
        profiled.pace().unit(),
        List.of(),
        profiled.pace().scores(),
        List.of(),
        List.of(),
        profiled.pace().gcMillis(),
        profiled.seconds(),
        Double.NaN,
        Conditions.UNKNOWN,
        Map.of(),
        List.of());
  }
}
