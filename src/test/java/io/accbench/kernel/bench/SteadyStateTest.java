package io.accbench.kernel.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.infra.Blackhole;

class SteadyStateTest {
  private final SteadyState state = new SteadyState();

  private void measured(long before, long after) {
    state.operation = "read";
    state.proof = new long[] {before};
    state.workload =
        new Workload() {
          @Override
          void run(Blackhole sink) {}

          @Override
          int accesses() {
            return 1;
          }

          @Override
          long[] proof() {
            return new long[] {after};
          }

          @Override
          Object[] accessors() {
            return new Object[0];
          }
        };
  }

  @Test
  void work_that_is_another_after_the_last_iteration_fails_the_fork() {
    measured(4711, 4712);

    assertThatThrownBy(state::proveAfterwards)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "read differs after the last iteration from before the first: a getter, setter or"
                + " constructor changes what it does");
  }

  @Test
  void work_that_stayed_the_same_passes() {
    measured(4711, 4711);

    assertThatCode(state::proveAfterwards).doesNotThrowAnyException();
  }

  private static int[] again(String text, int operations) {
    Injection injection = new Injection();
    injection.prepare(text);
    return IntStream.range(0, operations).map(i -> injection.times() - 1).toArray();
  }

  @ParameterizedTest
  @CsvSource({
    "even:10%,100",
    "even:5%,50",
    "even:7%,70",
    "even:30%,300",
    "even:100%,1000",
    "even:0%,0",
    "rare:10%,0"
  })
  void share_of_operations_that_are_done_again(String text, int expected) {
    assertThat(IntStream.of(again(text, 1_000)).sum()).isEqualTo(expected);
  }

  @Test
  void rare_ones_come_in_one_go_and_make_the_same_share() {
    int[] again = again("rare:10%", 2 * Injection.RARE);

    assertThat(IntStream.of(again).filter(count -> count > 0).toArray())
        .containsExactly(Injection.RARE / 10, Injection.RARE / 10);
  }

  @Test
  void garbage_repeats_nothing() {
    assertThat(again("garbage:50%", 1_000)).containsOnly(0);
  }
}
