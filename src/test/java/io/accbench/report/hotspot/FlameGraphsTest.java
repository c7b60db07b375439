package io.accbench.report.hotspot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FlameGraphsTest {
  @Test
  void page_has_every_frame_and_loads_nothing() throws IOException {
    assertThat(FlameGraphs.page(Map.of("a.Main.main;shop.Order.<init>", 7, "a.Main.main", 3)))
        .contains("a.Main.main", "shop.Order.<init>", ",10)")
        .doesNotContain("src=", "@import", "fetch(", "_[j]");
  }

  @Test
  void sides_of_a_difference_are_scaled_to_each_other() throws IOException {
    Map<String, Integer> few = Map.of("a.main;a.busy", 1, "a.main;a.rest", 1);
    Map<String, Integer> many = Map.of("a.main;a.busy", 500, "a.main;a.rest", 500);

    // the third number of a call is the difference, none where both sides have the same
    assertThat(FlameGraphs.difference(few, many)).contains("1000000").doesNotContain("999", "500,");
  }
}
