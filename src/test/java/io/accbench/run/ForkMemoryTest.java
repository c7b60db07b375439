package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Interleaving;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ForkMemoryTest {
  @Test
  void forks_need_memory_each() {
    assertThat(ForkMemory.enough(3, 1800L << 20)).isTrue();
    assertThat(ForkMemory.enough(4, 1800L << 20)).isFalse();
  }

  @Test
  void a_block_that_no_machine_can_hold_is_a_finding_unless_forks_follow_each_other() {
    String[] many = new String[100_000];
    Arrays.setAll(many, i -> "s" + i);

    assertThat(
            ForkMemory.findings(
                List.of(Plans.block("wide", 1, many)), Plans.settings(Interleaving.ITERATIONS)))
        .singleElement()
        .satisfies(finding -> assertThat(finding.text()).contains("one after the other"));
    assertThat(
            ForkMemory.findings(
                List.of(Plans.block("wide", 1, many)), Plans.settings(Interleaving.FORKS)))
        .isEmpty();
  }
}
