package io.accbench.kernel.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Properties;
import org.junit.jupiter.api.Test;

class ShotAllocationTest {
  private static Object kept;

  private static long bytes(ShotAllocation allocation) {
    Properties facts = new Properties();
    allocation.tell(facts);
    return Long.parseLong(facts.getProperty("allocatedBytes"));
  }

  @Test
  void a_shot_of_nothing_allocates_nothing_though_it_is_read() {
    ShotAllocation allocation = ShotAllocation.warmed();

    allocation.begin();
    allocation.end();

    assertThat(bytes(allocation)).isZero();
  }

  @Test
  void bytes_of_the_shot_alone_are_counted() {
    kept = new byte[50_000];
    ShotAllocation allocation = ShotAllocation.warmed();
    kept = new byte[50_000];

    allocation.begin();
    kept = new byte[1_000_000];
    allocation.end();

    kept = new byte[50_000];
    assertThat(bytes(allocation)).isBetween(1_000_000L, 1_000_100L);
  }
}
