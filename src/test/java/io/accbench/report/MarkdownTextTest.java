package io.accbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MarkdownTextTest {
  @Test
  void escape_leaves_no_markup_and_no_second_line() {
    assertThat(MarkdownText.escape("a|b\n<script>&amp; `c` *d* [e](f) $g$ \u001b[1m"))
        .isEqualTo("a\\|b \\<script\\>\\&amp; \\`c\\` \\*d\\* \\[e\\](f) \\$g\\$");
  }

  @Test
  void escape_of_nothing_is_a_dash() {
    assertThat(MarkdownText.escape(null)).isEqualTo("–");
    assertThat(MarkdownText.escape(" \t\n")).isEqualTo("–");
  }

  @Test
  void fence_is_longer_than_any_in_the_text() {
    assertThat(MarkdownText.fenced("a ``` b")).isEqualTo("````\na ``` b\n````\n\n");
  }
}
