package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.accbench.run.IterationLog.ProcessorTime;
import org.junit.jupiter.api.Test;

class ProcessorTimeTest {
  private static final ProcessorTime BEFORE =
      ProcessorTime.parse("cpu  1000 10 300 5000 40 0 20 70 500 5");

  @Test
  void idle_and_waiting_time_is_not_busy_and_guests_count_once() {
    // 1000 + 10 + 300 + 0 + 20 ticks of 10 ms; 5040 idle; 70 stolen
    assertThat(BEFORE.busySeconds()).isEqualTo(13.3, within(1e-9));
    assertThat(BEFORE.stealSeconds()).isEqualTo(0.7);
    assertThat(BEFORE.allSeconds()).isEqualTo(64.4, within(1e-9));
  }

  @Test
  void others_have_what_is_busy_and_not_ones_own() {
    ProcessorTime now = ProcessorTime.parse("cpu  1150 10 310 5040 40 0 20 70 500 5");
    ProcessorTime between = now.since(BEFORE); // 1.6 s busy of 2 s

    assertThat(between.othersShare(1)).isEqualTo(0.3, within(1e-9));
    assertThat(between.othersShare(1.7)).as("clocks differ").isZero();
    assertThat(between.plus(between).othersShare(2)).isEqualTo(0.3, within(1e-9));
    assertThat(between.othersShare(Double.NaN)).isNaN();
  }

  @Test
  void what_the_system_does_not_tell_is_no_number() {
    assertThat(ProcessorTime.parse("unknown")).isEqualTo(ProcessorTime.UNKNOWN);
    assertThat(ProcessorTime.UNKNOWN.since(BEFORE).othersShare(1)).isNaN();
    assertThat(BEFORE.since(BEFORE).othersShare(0)).isNaN();
  }
}
