package io.accbench.cli;

import io.accbench.calibration.Calibration;
import io.accbench.model.Finding;
import io.accbench.model.Goal;
import io.accbench.model.Header;
import io.accbench.model.Jvm;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The margins that a calibration recommends.
 *
 * @param name of its file
 * @param steady that of steady state, 0.02 is 2 %; NaN when it gives none
 * @param shot that of single shots; NaN when it gives none
 */
record CalibratedMargins(String name, Calibration calibration, double steady, double shot) {
  private static final String UNKNOWN = "unknown";

  static CalibratedMargins read(Path file) {
    Calibration calibration = Calibration.read(file);
    Goal goal = calibration.goal(new Goal(Double.NaN, Double.NaN, Double.NaN, Double.NaN));
    return new CalibratedMargins(
        file.getFileName().toString(), calibration, goal.margin(), goal.shotMargin());
  }

  /** Those that count where the options say nothing. */
  CalibratedMargins unless(String steadyOption, String shotOption) {
    return new CalibratedMargins(
        name,
        calibration,
        steadyOption == null ? steady : Double.NaN,
        shotOption == null ? shot : Double.NaN);
  }

  /** A goal with these. */
  Goal goal(Goal usual) {
    return new Goal(
        Double.isNaN(steady) ? usual.margin() : steady,
        Double.isNaN(shot) ? usual.shotMargin() : shot,
        usual.allocationMargin(),
        usual.precision());
  }

  /** Which calibration gave which margins, and whether it speaks of the run's machine and JVMs. */
  List<Finding> findings(Header run) {
    List<String> given = new ArrayList<>();
    add(given, "steady state", steady);
    add(given, "single shots", shot);
    List<Finding> findings = new ArrayList<>();
    findings.add(
        finding(
            "made on %s; %s"
                .formatted(
                    calibration.started(),
                    given.isEmpty()
                        ? "it gives no margin here"
                        : "its margins are in use: " + String.join(", ", given))));
    String machine = calibration.machine().words();
    if (!machine.equals(run.machine().words()) && !run.machine().words().contains(UNKNOWN)) {
      findings.add(
          finding(
              "calibrated on another machine (%s), measured on %s; calibrate here"
                  .formatted(machine, run.machine().words())));
    }
    run.jvms().stream().filter(jvm -> !known(jvm)).map(this::uncalibrated).forEach(findings::add);
    return findings;
  }

  private boolean known(Jvm jvm) {
    return UNKNOWN.equals(jvm.version())
        || calibration.jvms().stream()
            .anyMatch(jdk -> jdk.version().equals(jvm.version()) && jdk.vm().equals(jvm.vm()));
  }

  private Finding uncalibrated(Jvm jvm) {
    return finding(
        "was not made with JDK %s (%s %s); calibrate with --jvm %s"
            .formatted(jvm.label(), jvm.vm(), jvm.version(), jvm.label()));
  }

  private Finding finding(String text) {
    return new Finding(name, text);
  }

  private static void add(List<String> given, String what, double margin) {
    if (!Double.isNaN(margin)) {
      given.add(String.format(Locale.ROOT, "%s ±%.1f %%", what, 100 * margin));
    }
  }
}
