package io.accbench.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Jvm;
import io.accbench.model.Prepared;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ForecastTest {

  /**
   * quick: of 14 pairs of strategy and member 11 are supported. Steady: 11 cells and the floor x 6
   * forks x (0.4 + 20 x 0.1 + 5 x 0.08 s) = 201.6 s; single shots: 11 x 10 x 0.4 s = 44 s.
   * Preparing the fixture and writing the report add a few seconds.
   */
  @Test
  void quick_takes_about_four_minutes() {
    assertThat(forecast("quick", 17)).isEqualTo(Duration.ofMillis(245_600));
    assertThat(forecast("quick", 25)).isLessThan(Duration.ofSeconds(270));
  }

  @ParameterizedTest
  @CsvSource({"default, 15, 25", "thorough, 200, 270"})
  void longer_profiles_take_what_their_description_says(String profile, int least, int most) {
    assertThat(forecast(profile, 17))
        .isBetween(Duration.ofMinutes(least), Duration.ofMinutes(most));
  }

  @ParameterizedTest
  @CsvSource({
    "PT0S, 0 s",
    "PT89.4S, 89 s",
    "PT90S, 2 min",
    "PT25M10S, 25 min",
    "PT89M29S, 89 min",
    "PT2H5M, 2 h 5 min"
  })
  void words(Duration duration, String expected) {
    assertThat(Forecast.words(duration)).isEqualTo(expected);
  }

  private static Duration forecast(String profile, int feature) {
    Choices choices =
        Choices.of(Profiles.read(Samples.PROFILES, profile), new Overrides(), Samples.CATALOG, 1);
    List<Jvm> jvms = List.of(Samples.jvm(feature));
    List<Prepared> prepared =
        choices.fixtures().stream()
            .map(
                name ->
                    name.equals("ledger")
                        ? PreparedSample.record(name, Integer.toString(feature))
                        : PreparedSample.bean(name, Integer.toString(feature)))
            .toList();
    Plan plan = Planner.plan(choices, Samples.CATALOG, jvms, prepared, Map.of(), Libraries.NONE);
    return new Forecast(choices.settings(), jvms).of(plan);
  }
}
