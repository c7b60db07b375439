package io.accbench.calibration;

import io.accbench.model.Goal;
import io.accbench.model.Machine;
import io.accbench.model.Mode;
import io.accbench.model.UserException;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The differences that this machine can detect, and the margins that it needs for a verdict.
 *
 * @param accbench the version that measured
 * @param command the command that measured
 * @param started when the run began
 * @param machine the machine that measured
 * @param jvms the JVMs that were measured
 * @param statistic the statistic that makes one number of a fork and a round
 * @param rules the rules of the simulation
 * @param workloads the cells, in the plan's order
 * @param modes results by mode, in the order of the workloads
 */
public record Calibration(
    String accbench,
    String command,
    String started,
    Machine machine,
    List<Jdk> jvms,
    String statistic,
    Rules rules,
    List<CalibratedWorkload> workloads,
    List<ModeResult> modes) {

  /**
   * A JVM that was measured.
   *
   * @param label how the user names it
   * @param version {@code java.runtime.version}
   * @param vendor {@code java.vendor}
   * @param vm {@code java.vm.name}
   */
  public record Jdk(String label, String version, String vendor, String vm) {}

  /**
   * Reads {@code calibration.json}.
   *
   * @throws UserException when it cannot be read, is torn, or is no calibration of this version
   */
  public static Calibration read(Path file) {
    return CalibrationJson.read(file);
  }

  /** Writes {@code calibration.json}; leaves the writer open. */
  public void write(Writer out) throws IOException {
    CalibrationJson.write(this, out);
  }

  /**
   * Returns the recommended margin of a mode: 0.02 is 2 %.
   *
   * @throws UserException when the mode was not calibrated, or no margin is wide enough
   */
  public double margin(Mode mode) {
    ModeResult result =
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
            .mapToDouble(ModeResult::recommended)
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
