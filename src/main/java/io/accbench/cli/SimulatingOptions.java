package io.accbench.cli;

import io.accbench.app.Problems;
import io.accbench.calibration.Rules;
import io.accbench.model.Range;
import io.accbench.plan.Durations;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options for the simulation from the rounds of a calibration. */
final class SimulatingOptions {
  /**
   * The largest number of evaluations. Arbitrary: more take minutes, and show nothing beyond what
   * the rounds can.
   */
  private static final int MOST_EVALUATIONS = 100_000;

  private static final int MOST_ROWS = 1000;

  @Option(
      names = "--pair-budget",
      paramLabel = "TIME",
      defaultValue = "10m",
      description =
          "measuring time of a ratio that the predictions assume (default: ${DEFAULT-VALUE})")
  private String budget;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "5..80",
      description =
          "rounds of a ratio that they assume; interim looks as in a run (default:"
              + " ${DEFAULT-VALUE})")
  private String rounds;

  @Option(
      names = "--evaluations",
      paramLabel = "N",
      defaultValue = "2000",
      description = "number of simulations of each question (default: ${DEFAULT-VALUE})")
  private int evaluations;

  @Option(
      names = "--family",
      paramLabel = "N",
      defaultValue = "15",
      description =
          "ratios of a simulated gate, each of time and of allocation (default: ${DEFAULT-VALUE})")
  private int family;

  /** Returns the rules that the options give; mistakes are added to the problems. */
  Rules rules(String seed, Problems problems) {
    Optional<Duration> time = Durations.parse(budget).filter(each -> !each.isZero());
    if (time.isEmpty()) {
      problems.add("--pair-budget: \"" + budget + "\" is not a time; write for example 10m");
    }
    between("--evaluations", evaluations, MOST_EVALUATIONS, problems);
    between("--family", family, MOST_ROWS, problems);
    return new Rules(
        range(problems), time.orElse(Rules.BUDGET), evaluations, family, Rules.ERROR, seed(seed));
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
    return Rules.ROUNDS;
  }

  private static void between(String option, int number, int most, Problems problems) {
    if (number < 1 || number > most) {
      problems.add("%s: %d is not from 1 to %d".formatted(option, number, most));
    }
  }

  /**
   * Returns the seed, 1 unless the text is a number. The seed of the forks' order is checked where
   * it is used.
   */
  private static long seed(String text) {
    return text != null && text.matches("\\d{1,18}") ? Long.parseLong(text) : 1;
  }
}
