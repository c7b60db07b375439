package io.accbench.report.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

class SvgTest {
  private static Element drawn(Svg svg) {
    return Jsoup.parse(svg.svg()).selectFirst("svg");
  }

  @Test
  void a_drawing_is_named_and_described() {
    Element svg = drawn(new Svg("a", 10, 20.25, "Title", "What it shows."));

    assertThat(svg.attr("viewBox")).isEqualTo("0 0 10 20.3");
    for (String id : svg.attr("aria-labelledby").split(" ")) {
      assertThat(svg.selectFirst("[id=" + id + "]").text()).isIn("Title", "What it shows.");
    }
  }

  @Test
  void hostile_text_and_attributes_stay_text() {
    String hostile = "\"><script>alert(1)</script>\u001b[31m\u202e";
    Svg svg = new Svg("a", 1, 1, hostile, hostile).text(0, 0, hostile, "data-name", hostile);
    Element drawn = drawn(svg.tipped(hostile, "circle", "r", 1));

    assertThat(drawn.select("script")).isEmpty();
    assertThat(drawn.selectFirst("text").text())
        .isEqualTo("\"><script>alert(1)</script>\\u001b[31m\\u202e");
    assertThat(drawn.selectFirst("text").attr("data-name")).contains("<script>").contains("u202e");
  }

  @Test
  void absent_values_leave_their_attributes_out() {
    Element drawn =
        drawn(new Svg("a", 1, 1, "t", "d").leaf("path", "d", "M0 0", "class", "", "fill", null));

    assertThat(drawn.selectFirst("path").attributes().size()).isEqualTo(1);
  }

  @Test
  void an_element_that_is_not_ended_is_a_bug() {
    Svg svg = new Svg("a", 1, 1, "t", "d").open("g");

    assertThatThrownBy(svg::svg).hasMessageContaining("g");
  }

  @Test
  void numbers_have_at_most_one_decimal() {
    assertThat(Svg.number(1.96)).isEqualTo("2");
    assertThat(Svg.number(-0.26)).isEqualTo("-0.3");
    assertThat(Svg.number(12.34)).isEqualTo("12.3");
    assertThat(Svg.number(-12.34)).isEqualTo("-12.3");
  }
}
