package io.accbench.report.document;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RowLabelTest {
  @Test
  void a_short_name_is_one_line() {
    assertThat(RowLabel.of("Bench.parse", 20).lines()).containsExactly("Bench.parse");
  }

  @Test
  void a_long_name_is_broken_between_its_parts_and_keeps_every_character() {
    assertThat(RowLabel.of("org.acme.text.StringBench.isBlank · length=100", 30).lines())
        .containsExactly("org.acme.text.StringBench.", "isBlank · length=100");
  }

  @Test
  void a_name_without_a_place_to_break_is_broken_but_not_within_a_character() {
    assertThat(RowLabel.of("abc\uD83D\uDE00def", 4).lines())
        .containsExactly("abc", "\uD83D\uDE00de", "f");
  }

  @Test
  void a_name_of_4_kilobytes_gets_no_figure_of_its_own() {
    assertThat(RowLabel.of("x".repeat(4096), 40).lines())
        .hasSize(10)
        .last()
        .asString()
        .endsWith("…");
  }
}
