package io.accbench.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Published;
import io.accbench.stats.Estimate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AgreementTest {
  private static Published published(double low, double high) {
    return new Published("a", Map.of(), Map.of(), "", low, high, "", "x");
  }

  private static Ratio ratio(double low, double high, int rounds) {
    return new Ratio(new Estimate((low + high) / 2, low, high, rounds), 1);
  }

  @ParameterizedTest
  @CsvSource({
    "1.5, 2.0, 1.8, 2.2, YES",
    "1.5, 2.0, 2.1, 2.2, DIRECTION",
    "1.5, 2.0, 0.8, 0.9, OPPOSITE",
    "0.5, 0.6, 1.1, 1.2, OPPOSITE",
    "1.5, 2.0, 0.9, 1.1, NO_DIFFERENCE",
    "1.5, 2.0, 0.01, 100, OPEN",
    "1.0, 1.0, 0.9, 1.1, YES",
    "0.9, 1.1, 1.05, 1.2, YES",
    "1.0, 1.0, 1.1, 1.2, DIFFERENCE",
  })
  void two_intervals_are_compared(
      double low, double high, double lowHere, double highHere, Agreement agreement) {
    assertThat(Agreement.of(published(low, high), ratio(lowHere, highHere, 9)))
        .isEqualTo(agreement);
  }

  @Test
  void same_code_agrees_with_no_claim_alone() {
    Ratio inactive = new Ratio(new Estimate(1.7, 1.6, 1.8, 9), 1, true, List.of(), null, 0);

    assertThat(Agreement.of(published(1.5, 2), inactive)).isEqualTo(Agreement.SAME_CODE);
    assertThat(Agreement.of(published(1, 1), inactive)).isEqualTo(Agreement.YES);
  }

  @Test
  void too_few_rounds_measure_nothing() {
    assertThat(Agreement.of(published(1.5, 2), ratio(1.6, 1.7, 4)))
        .isEqualTo(Agreement.NOT_MEASURED);
    assertThat(Agreement.of(published(1.5, 2), null)).isEqualTo(Agreement.NOT_MEASURED);
  }
}
