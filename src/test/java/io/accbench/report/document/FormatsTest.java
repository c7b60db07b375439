package io.accbench.report.document;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.model.UserException;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FormatsTest {
  private static final Document DOCUMENT = new SampleDocument().document();

  static String written(Format.OfDocuments format, Document document) throws IOException {
    StringWriter out = new StringWriter();
    format.write(document, out);
    return out.toString();
  }

  @Test
  void only_a_terminal_is_brief() throws IOException {
    for (Format.OfDocuments format : List.of(Formats.TABLE, Formats.MARKDOWN, Formats.HTML)) {
      String text = written(format, DOCUMENT);
      boolean brief = format == Formats.TABLE;
      assertThat(text.contains("answer folded")).isNotEqualTo(brief);
      assertThat(text.contains("answer in brief")).isEqualTo(brief);
      assertThat(text.contains("answer as a whole")).isNotEqualTo(brief);
    }
  }

  @Test
  void only_a_page_shows_the_drawing_and_how_to_read_it() throws IOException {
    assertThat(Jsoup.parse(written(Formats.HTML, DOCUMENT)).select("svg")).hasSize(2);
    assertThat(written(Formats.HTML, DOCUMENT)).contains("How to read it.");
    assertThat(written(Formats.MARKDOWN, DOCUMENT)).doesNotContain("<svg", "How to read it.");
  }

  @Test
  void a_section_is_seen_from_its_detail_on() throws IOException {
    List<Element> elements = List.of(new Element.Paragraph("Every fork."));
    Section forks = new Section("forks", "Forks", "", Detail.FULL, elements);
    Document document = new Document("t", "", List.of(forks));

    assertThat(written(Formats.HTML, document)).contains("Every fork.");
    assertThat(written(Formats.MARKDOWN, document)).isEqualTo("# t\n\n");
  }

  @Test
  void a_terminal_has_the_answer_last_and_whole_and_long_lists_short() throws IOException {
    String text = written(new TerminalFormat(40, false), DOCUMENT);

    assertThat(text.indexOf("answer line 2")).isGreaterThan(text.indexOf("others line 2"));
    assertThat(text).contains("- … 28 more: --format markdown has all");
    assertThat(text.lines()).allMatch(line -> line.length() <= 40);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 100, 200, 700, 900, 1_500, 2_000, 1_000_000})
  void bounded_markdown_never_exceeds_its_size_and_counts_what_is_left_out(int bytes)
      throws IOException {
    String text = written(new MarkdownFormat(bytes), DOCUMENT);
    String whole = written(Formats.MARKDOWN, DOCUMENT);

    assertThat(text.getBytes(UTF_8)).hasSizeLessThanOrEqualTo(bytes);
    if (bytes >= whole.getBytes(UTF_8).length) {
      assertThat(text).isEqualTo(whole);
    } else if (bytes >= 1_500) {
      assertThat(text).contains("more rows", "answer line 2", "others as a whole");
    } else if (bytes >= 700) {
      assertThat(text).contains("answer as a whole");
    } else {
      assertThat(text).isEmpty();
    }
  }

  @Test
  void an_unknown_format_is_refused_with_the_nearest_one() {
    assertThat(Formats.of("csv")).isSameAs(Formats.CSV);
    assertThatThrownBy(() -> Formats.of("markdwn"))
        .isInstanceOf(UserException.class)
        .hasMessageContaining("markdwn")
        .hasMessageContaining("\"markdown\"");
  }
}
