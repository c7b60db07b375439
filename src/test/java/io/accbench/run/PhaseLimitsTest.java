package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class PhaseLimitsTest {
  private static final PhaseLimits.Phase SHORT = new PhaseLimits.Phase(Duration.ofMillis(20));

  private final IterationLog iterations = new IterationLog(30, Ruler.NONE);

  private void measured(long nanos) {
    iterations.measured(new TurnMessage.After(1, nanos, 0, 0, 0, 0));
  }

  @Test
  void iterations_of_the_planned_length_are_all_measured() {
    for (int i = 0; i < 29; i++) {
      assertThat(iterations.lastIsNext(SHORT)).isFalse();
      measured(25_000_000);
    }
  }

  @Test
  void long_operations_end_a_phase_with_five_iterations() {
    for (int i = 0; i < 4; i++) {
      assertThat(iterations.lastIsNext(SHORT)).isFalse();
      measured(700_000_000);
    }

    assertThat(iterations.lastIsNext(SHORT)).isTrue();
  }

  @Test
  void iterations_that_the_run_gives_have_no_limit() {
    for (int i = 0; i < 10; i++) {
      measured(10_000_000_000L);
    }

    assertThat(iterations.lastIsNext(PhaseLimits.Phase.ENDLESS)).isFalse();
  }
}
