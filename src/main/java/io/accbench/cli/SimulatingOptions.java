package io.accbench.cli;

import io.accbench.gate.Calibration.CalibrationRules;
import io.accbench.model.Range;
import io.accbench.plan.Converters;
import io.accbench.plan.Converters.BadValue;
import java.time.Duration;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/** The options for the simulation from the rounds of a calibration. */
final class SimulatingOptions {
  @Option(
      names = "--pair-budget",
      paramLabel = "TIME",
      converter = PairBudget.class,
      description =
          "the margin is to be enough for a ratio that is measured this long (default: 10m)")
  private Duration budget = Duration.ofMinutes(10);

  @Option(
      names = "--rounds",
      paramLabel = "N",
      converter = PairRounds.class,
      description = "rounds of such a ratio, with the looks of a run (default: ${DEFAULT-VALUE})")
  private Range rounds = new Range(5, 80);

  /**
   * Returns the rules that the options give.
   *
   * @param seed the seed of a run; null or a negative one counts as 1
   */
  CalibrationRules rules(Long seed) {
    return new CalibrationRules(
        rounds, budget, CalibrationRules.EVALUATIONS, seed == null || seed < 0 ? 1 : seed);
  }

  private static final class PairBudget implements ITypeConverter<Duration> {
    @Override
    public Duration convert(String text) {
      return Converters.TimeConverter.parse(text)
          .filter(time -> !time.isZero())
          .orElseThrow(
              () -> new BadValue(": \"" + text + "\" is not a time; write for example 10m"));
    }
  }

  private static final class PairRounds implements ITypeConverter<Range> {
    @Override
    public Range convert(String text) {
      try {
        Range range = Range.parse(text);
        if (range.fewest() >= 2 && range.most() <= 1000) {
          return range;
        }
      } catch (IllegalArgumentException noRange) {
        // the exception below names the problem, with a valid example
      }
      throw new BadValue(
          ": \"" + text + "\" is not a range from 2 to 1000; write for example 5..80");
    }
  }
}
