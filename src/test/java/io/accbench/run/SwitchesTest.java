package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class SwitchesTest {
  @Test
  @EnabledOnOs(OS.LINUX)
  void a_thread_that_waits_switches() throws InterruptedException {
    long self = ProcessHandle.current().pid();
    Switches before = Switches.of(self);
    Thread waiting = new Thread(() -> LockSupport.parkNanos(1));
    waiting.start();
    waiting.join();
    for (int i = 0; i < 20; i++) {
      LockSupport.parkNanos(1_000);
    }
    Switches.Counts during = Switches.of(self).since(before);

    assertThat(during.voluntary()).isGreaterThanOrEqualTo(20);
    assertThat(during.involuntary()).isNotNegative();
  }

  @Test
  void a_process_that_is_gone_tells_nothing() {
    Switches unknown = Switches.of(Long.MAX_VALUE);

    assertThat(unknown.since(unknown).voluntary()).isNaN();
  }
}
