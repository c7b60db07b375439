package io.accbench.kernel.bench;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
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
}
