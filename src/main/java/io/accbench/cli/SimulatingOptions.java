package io.accbench.cli;

import io.accbench.app.Problems;
import io.accbench.gate.Calibration.CalibrationRules;
import io.accbench.model.Range;
import io.accbench.plan.Durations;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options for the simulation from the rounds of a calibration. */
final class SimulatingOptions {
  @Option(
      names = "--pair-budget",
      paramLabel = "TIME",
      defaultValue = "10m",
      description =
          "measuring time of a ratio that a margin is simulated for (default: ${DEFAULT-VALUE})")
  private String budget;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "5..80",
      description =
          "rounds of such a ratio; interim looks as in a run (default:" + " ${DEFAULT-VALUE})")
  private String rounds;

  /** Returns the rules that the options give; mistakes are added to the problems. */
  CalibrationRules rules(String seed, Problems problems) {
    Optional<Duration> time = Durations.parse(budget).filter(each -> !each.isZero());
    if (time.isEmpty()) {
      problems.add("--pair-budget: \"" + budget + "\" is not a time; write for example 10m");
    }
    return new CalibrationRules(
        range(problems),
        time.orElse(Duration.ofMinutes(10)),
        CalibrationRules.EVALUATIONS,
        seed(seed));
  }

  private Range range(Problems problems) {
    try {
      Range range = Range.parse(rounds);
      if (range.fewest() >= 2 && range.most() <= 1000) {
        return range;
      }
    } catch (IllegalArgumentException noRange) {
      // reported below, with a valid example
    }
    problems.add(
        "--rounds: \"" + rounds + "\" is not a range from 2 to 1000; write for example 5..80");
    return new Range(5, 80);
  }

  /**
   * Returns the seed, 1 unless the text is a number. The seed of the forks' order is checked where
   * it is used.
   */
  private static long seed(String text) {
    return text != null && text.matches("\\d{1,18}") ? Long.parseLong(text) : 1;
  }
}
