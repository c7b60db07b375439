package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.FailedBy;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ForkExitTest {
  /** A JVM that crashes ends by SIGABRT (134) or SIGSEGV (139), which nobody sent. */
  @ParameterizedTest
  @CsvSource({
    "137, OUTSIDE",
    "143, OUTSIDE",
    "130, OUTSIDE",
    "129, OUTSIDE",
    "134, ITSELF",
    "139, ITSELF",
    "135, ITSELF",
    "1, ITSELF",
    "3, ITSELF",
    "9, ITSELF",
    "128, ITSELF",
    "-1, ITSELF"
  })
  void a_signal_that_somebody_sent_is_no_failure_of_the_cell(int code, FailedBy by) {
    ForkExit exit = new ForkExit(code);

    assertThat(exit.by()).isEqualTo(by);
    assertThat(exit.words()).startsWith("the fork ended with exit code " + code);
    assertThat(exit.words().contains("sent by")).isEqualTo(by == FailedBy.OUTSIDE);
  }
}
