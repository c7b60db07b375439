package io.accbench.report.document;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MarkdownTextTest {
  @Test
  void escape_leaves_no_markup_and_no_second_line() {
    assertThat(MarkdownText.escape("a|b\n<script>&amp; `c` *d* [e](f) $g$ \u001b[1m"))
        .isEqualTo("a\\|b \\<script\\>\\&amp; \\`c\\` \\*d\\* \\[e\\](f) \\$g\\$");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "@team;`@team`",
        "by @acme/team-1, ok;by `@acme/team-1`, ok",
        "a@b.c;a`@b`.c",
        "x@a@b;x`@a@b`",
        "see #1 and acme/x#23;see `#1` and acme/x`#23`",
        "GH-7 gh-8;`GH-7` `gh-8`",
        "https://x.y/a_b?c=@d;`https://x.y`/a\\_b?c=`@d`",
        "HTTP://x www.x.y/z ftp://z;`HTTP://x` `www.x.y`/z `ftp://z`",
        "https://www.x.y;`https://www.x.y`",
        "0123456789abcdef0123456789abcdef01234567;`0123456789abcdef0123456789abcdef01234567`",
        "at deadbee1;at `deadbee1`",
        "`@x`;\\``@x`\\`",
        "\\@x;\\\\`@x`",
        "1234567 defaced a @ b # c C# n#m foo.http:/x 1.2e7;1234567 defaced a @ b # c C# n#m"
            + " foo.http:/x 1.2e7",
      })
  void nobody_is_notified_and_nothing_linked(String text, String escaped) {
    assertThat(MarkdownText.escape(text)).isEqualTo(escaped);
  }

  @Test
  void a_long_row_of_names_is_one_piece_of_code() {
    String names = "@a".repeat(200_000);

    assertThat(MarkdownText.escape(names)).isEqualTo("`" + names + "`");
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
