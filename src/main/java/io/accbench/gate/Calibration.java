package io.accbench.gate;

import io.accbench.model.Goal;
import io.accbench.model.Machine;
import io.accbench.model.Mode;
import io.accbench.model.Range;
import io.accbench.model.UserException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;

/**
 * How much rounds of identical code spread on a machine, and the margins that it needs for a
 * verdict.
 *
 * @param accbench the version that measured
 * @param command the command that measured
 * @param started when the run began
 * @param machine the machine that measured
 * @param jvms the JVMs that were measured
 * @param rules the rules of the simulation
 * @param workloads the cells, in the plan's order
 * @param modes results by mode, in the order of the workloads
 */
public record Calibration(
    String accbench,
    String command,
    String started,
    Machine machine,
    List<CalibratedJdk> jvms,
    CalibrationRules rules,
    List<CalibratedWorkload> workloads,
    List<ModeMargin> modes) {

  /**
   * A JVM that was measured.
   *
   * @param label how the user names it
   * @param version {@code java.runtime.version}
   * @param vendor {@code java.vendor}
   * @param vm {@code java.vm.name}, and the flags of its forks if they have some of their own
   */
  public record CalibratedJdk(String label, String version, String vendor, String vm) {}

  /**
   * The parameters of the simulation.
   *
   * @param rounds the number of rounds that a run may take for a ratio: {@code 5..80}
   * @param budget the time that a ratio may take
   * @param evaluations the number of runs that are simulated for each margin, at least 1
   * @param seed the seed of all draws
   */
  public record CalibrationRules(Range rounds, Duration budget, int evaluations, long seed) {
    /** The number of evaluations; it gives a share of 0.8 a standard error of 0.009. */
    public static final int EVALUATIONS = 2000;
  }

  /**
   * A cell that was measured together with a copy of itself.
   *
   * @param cell the cell's id
   * @param rounds the number of rounds of identical code
   * @param roundSeconds the time of one round of a pair, s
   * @param roundsInBudget the number of rounds that a ratio gets: those that fit the budget, but
   *     not more than a run takes
   * @param sd the standard deviation of a round's log ratio, in natural logarithms: 0.03 is 3 %
   * @param robustSd 1.4826 times the median absolute deviation from the median, which a few bad
   *     rounds hardly change: Rousseeuw and Croux, "Alternatives to the median absolute deviation",
   *     JASA 88 (1993)
   * @param same the share of evaluations that show identical code as the same, for each margin
   */
  public record CalibratedWorkload(
      String cell,
      Mode mode,
      int rounds,
      double roundSeconds,
      int roundsInBudget,
      double sd,
      double robustSd,
      List<Same> same) {}

  /**
   * The share of evaluations that show identical code as the same within the budget.
   *
   * @param margin margin as a share: 0.02 is 2 %
   * @param share share of the evaluations
   */
  public record Same(double margin, double share) {}

  /**
   * The margin for all workloads of a mode.
   *
   * @param recommended the smallest margin at which every workload is shown the same in 80 % of the
   *     evaluations; NaN when there is no such margin
   */
  public record ModeMargin(Mode mode, double recommended) {}

  /**
   * Reads {@code calibration.json}.
   *
   * @throws UserException when it cannot be read, is torn, or is no calibration of this version
   */
  public static Calibration read(Path file) {
    return CalibrationJson.read(file);
  }

  /** Returns the record that stands in {@code calibration.json}. */
  public Object file() {
    return new CalibrationJson.CalibrationFile(
        CalibrationJson.FORMAT, CalibrationJson.FORMAT_VERSION, this);
  }

  /**
   * Returns the recommended margin of a mode: 0.02 is 2 %.
   *
   * @throws UserException when the mode was not calibrated, or no margin is wide enough
   */
  public double margin(Mode mode) {
    ModeMargin result =
        modes.stream()
            .filter(each -> each.mode() == mode)
            .findFirst()
            .orElseThrow(() -> UserException.badInput(uncalibrated(mode)));
    if (Double.isNaN(result.recommended())) {
      throw UserException.badInput(
          "the calibration found no margin for mode "
              + mode.label()
              + ": identical code is seldom shown to be the same, even within 20 %; calibrate with"
              + " more --pair-budget or --rounds, or on a quieter machine");
    }
    return result.recommended();
  }

  /**
   * Returns a goal with the recommended margins: for steady state the widest of the calibrated
   * steady modes, for single shots the margin of their mode, if one was found.
   *
   * @param usual goal that supplies everything else
   * @throws UserException when a steady mode was calibrated and no margin is wide enough
   */
  public Goal goal(Goal usual) {
    double steady =
        modes.stream()
            .filter(result -> result.mode().steady())
            .mapToDouble(result -> margin(result.mode()))
            .max()
            .orElse(usual.margin());
    double shot =
        modes.stream()
            .filter(result -> !result.mode().steady() && result.recommended() > 0)
            .mapToDouble(ModeMargin::recommended)
            .findFirst()
            .orElse(usual.shotMargin());
    return new Goal(steady, shot, usual.allocationMargin(), usual.precision());
  }

  private String uncalibrated(Mode mode) {
    String known =
        modes.stream().map(each -> each.mode().label()).collect(Collectors.joining(", "));
    return "the calibration has no mode %s (it has %s); make one with accbench calibrate --mode %s"
        .formatted(mode.label(), known, mode.label());
  }
}
