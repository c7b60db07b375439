package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Range;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;

class WarmUpTest {
  /** A window is 600 ms: 30 iterations. */
  private static final long NANOS = 20_000_000;

  /** How many iterations a fork warms up. */
  private static int length(Range range, IntToDoubleFunction nanos, IntToDoubleFunction compiling) {
    WarmUp warmUp = new WarmUp(range, false, PhaseLimits.Phase.ENDLESS);
    int count = 0;
    boolean last;
    do {
      last = warmUp.lastIsNext();
      warmUp.add(nanos.applyAsDouble(count), compiling.applyAsDouble(count), 0, NANOS);
      count++;
    } while (!last);
    return count;
  }

  @Test
  void a_fixed_number_is_kept_whatever_the_iterations_do() {
    assertThat(length(Range.exactly(7), i -> 1e6 / (i + 1), i -> 1)).isEqualTo(7);
  }

  @Test
  void flat_iterations_of_a_quiet_compiler_end_after_two_windows() {
    assertThat(length(new Range(5, 500), i -> 100, i -> 0)).isEqualTo(61);
  }

  @Test
  void the_fewest_are_done_even_when_all_is_quiet() {
    assertThat(length(new Range(90, 500), i -> 100, i -> 0)).isEqualTo(90);
  }

  @Test
  void a_busy_compiler_is_waited_for() {
    assertThat(length(new Range(5, 500), i -> 100, i -> i < 100 ? 0.5 : 0)).isBetween(100, 140);
  }

  /** Graal compiles itself for many seconds, and rests in between for about one. */
  @Test
  void a_break_of_a_compiler_that_was_busy_for_long_is_no_rest() {
    int breakEnds = 500 + 70;

    int length =
        length(new Range(5, 1500), i -> 100, i -> i < 500 || (i >= breakEnds && i < 600) ? 0.5 : 0);

    assertThat(length).isBetween(700, 850);
  }

  /** Reflection on JDK 17 has a slow phase that ends only after its accessors were generated. */
  @Test
  void a_late_drop_restarts_the_wait() {
    assertThat(length(new Range(5, 500), i -> i < 55 ? 300 : 100, i -> 0)).isBetween(80, 110);
  }

  @Test
  void bursts_of_noise_are_no_trend() {
    assertThat(length(new Range(5, 500), i -> i % 7 == 0 ? 160 : 100, i -> 0)).isEqualTo(61);
  }

  @Test
  void what_never_comes_to_rest_ends_at_the_most() {
    assertThat(length(new Range(5, 200), i -> 1e6 * Math.pow(0.99, i), i -> 0)).isEqualTo(200);
  }
}
