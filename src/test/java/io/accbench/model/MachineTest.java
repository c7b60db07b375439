package io.accbench.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MachineTest {
  private static final Machine ONE = of("cpu", 2, "Linux 6.1", "a");

  @Test
  void is_another_one_where_its_name_its_processors_or_its_kernel_differ() {
    assertThat(ONE.same(of("cpu", 2, "Linux 6.1", "b"))).isFalse();
    assertThat(ONE.same(of("other cpu", 2, "Linux 6.1", "a"))).isFalse();
    assertThat(ONE.same(of("cpu", 4, "Linux 6.1", "a"))).isFalse();
    assertThat(ONE.same(of("cpu", 2, "Linux 6.2", "a"))).isFalse();
  }

  @Test
  void is_the_same_whatever_its_load_is_and_where_a_name_is_unknown() {
    assertThat(ONE.same(new Machine("cpu", 2, 1L << 33, "Linux 6.1", "unknown", 3, "a"))).isTrue();
    assertThat(ONE.same(of("cpu", 2, "Linux 6.1", ""))).isTrue();
    assertThat(of("cpu", 2, "Linux 6.1", "").same(ONE)).isTrue();
  }

  private static Machine of(String cpu, int cores, String os, String id) {
    return new Machine(cpu, cores, 1L << 33, os, "unknown", 0, id);
  }
}
