package io.accbench.app.gate;

import io.accbench.gate.Calibration;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Goal;
import io.accbench.model.Header;
import io.accbench.model.Jvm;
import io.accbench.model.RunConditions;
import io.accbench.plan.MeasuringOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The margins that a calibration recommends.
 *
 * @param name name of the calibration's file
 * @param steady margin of steady state, 0.02 is 2 %; NaN when the calibration has no such margin
 * @param shot margin of single shots; NaN when the calibration has no such margin
 */
public record CalibratedMargins(String name, Calibration calibration, double steady, double shot) {
  public static CalibratedMargins read(Path file) {
    Calibration calibration = Calibration.read(file);
    Goal goal = calibration.goal(new Goal(Double.NaN, Double.NaN, Double.NaN, Double.NaN));
    return new CalibratedMargins(
        file.getFileName().toString(), calibration, goal.margin(), goal.shotMargin());
  }

  /** Returns the margins that apply where no option gives one. */
  public CalibratedMargins unless(MeasuringOptions given) {
    return new CalibratedMargins(
        name,
        calibration,
        given.margin == null ? steady : Double.NaN,
        given.singleShotMargin == null ? shot : Double.NaN);
  }

  /** Sets these margins as options of a run. */
  public void apply(MeasuringOptions options) {
    if (!Double.isNaN(steady)) {
      options.margin = steady;
    }
    if (!Double.isNaN(shot)) {
      options.singleShotMargin = shot;
    }
  }

  /** Returns a goal with these margins. */
  Goal goal(Goal usual) {
    return new Goal(
        Double.isNaN(steady) ? usual.margin() : steady,
        Double.isNaN(shot) ? usual.shotMargin() : shot,
        usual.allocationMargin(),
        usual.precision());
  }

  /**
   * Returns which calibration gave which margins, and whether it holds for the run's machine and
   * JVMs.
   */
  public List<Finding> findings(Header run) {
    List<String> given = new ArrayList<>();
    add(given, "steady state", steady);
    add(given, "single shots", shot);
    List<Finding> findings = new ArrayList<>();
    findings.add(
        given.isEmpty()
            ? finding(FindingKind.CALIBRATION_WITHOUT_MARGIN, calibration.started())
            : finding(
                FindingKind.CALIBRATION_USED, calibration.started(), String.join(", ", given)));
    String machine = calibration.machine().words();
    if (!machine.equals(run.machine().words())
        && !run.machine().words().contains(RunConditions.UNKNOWN)) {
      findings.add(
          finding(FindingKind.CALIBRATED_ON_OTHER_MACHINE, machine, run.machine().words()));
    }
    for (Jvm jvm : run.jvms()) {
      boolean known =
          RunConditions.UNKNOWN.equals(jvm.version())
              || calibration.jvms().stream()
                  .anyMatch(
                      jdk ->
                          jdk.version().equals(jvm.version())
                              && jdk.vm().equals(jvm.vmWithFlags()));
      if (!known) {
        findings.add(
            finding(
                FindingKind.CALIBRATED_WITH_OTHER_JDK,
                jvm.label(),
                jvm.vmWithFlags(),
                jvm.version()));
      }
    }
    return findings;
  }

  private Finding finding(FindingKind kind, Object... arguments) {
    return Finding.of(kind, name, arguments);
  }

  private static void add(List<String> given, String what, double margin) {
    if (!Double.isNaN(margin)) {
      given.add(String.format(Locale.ROOT, "%s ±%.1f %%", what, 100 * margin));
    }
  }
}
