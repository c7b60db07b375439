package io.accbench.suite.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

class BenchmarkChoiceTest {
  @Test
  void a_comma_separates_values() {
    assertThat(BenchmarkChoice.separated("a,b,", Set.of("a"))).containsExactly("a", "b", "");
  }

  @Test
  void a_value_of_the_annotation_may_hold_commas() {
    Set<String> annotated = Set.of("a,b", "b", "[1,2,3]");

    assertThat(BenchmarkChoice.separated("a,b", annotated)).containsExactly("a,b");
    assertThat(BenchmarkChoice.separated("x,[1,2,3],b", annotated))
        .containsExactly("x", "[1,2,3]", "b");
    assertThat(BenchmarkChoice.separated("b,a", annotated)).containsExactly("b", "a");
  }
}
