package io.accbench.report.hotspot;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.jfr.EventWeight.WeightUnit;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FlameGraphsTest {
  @Test
  void page_has_every_frame_and_loads_nothing() throws IOException {
    assertThat(
            FlameGraphs.page(
                Map.of("a.Main.main;shop.Order.<init>", 7L, "a.Main.main", 3L), WeightUnit.SAMPLES))
        .contains("a.Main.main", "shop.Order.<init>", ",10)")
        .doesNotContain("src=", "@import", "fetch(", "_[j]");
  }

  @Test
  void widths_have_the_unit_of_the_samplers_weights() throws IOException {
    Map<String, Long> stacks = Map.of("a.Main.main", 3_000_000L);

    assertThat(FlameGraphs.page(stacks, WeightUnit.NANOSECONDS))
        .contains("<h1>Time", "n / 1e6", "' ms'");
    assertThat(FlameGraphs.page(stacks, WeightUnit.BYTES)).contains("<h1>Bytes", "' bytes'");
    assertThat(FlameGraphs.page(stacks, WeightUnit.EVENTS)).contains("<h1>Events", "'1 event'");
    assertThat(FlameGraphs.difference(stacks, stacks, WeightUnit.BYTES)).contains("' millionths'");
  }

  @Test
  void sides_of_a_difference_are_scaled_to_each_other() throws IOException {
    Map<String, Long> few = Map.of("a.main;a.busy", 1L, "a.main;a.rest", 1L);
    Map<String, Long> many = Map.of("a.main;a.busy", 500L, "a.main;a.rest", 500L);

    // the third number of a call is the difference, none where both sides have the same
    assertThat(FlameGraphs.difference(few, many, WeightUnit.SAMPLES))
        .contains("1000000")
        .doesNotContain("999", "500,");
  }
}
