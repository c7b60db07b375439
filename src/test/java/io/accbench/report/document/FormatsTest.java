package io.accbench.report.document;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.model.UserException;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class FormatsTest {
  private static final Document DOCUMENT =
      new Document(
          "A title", "A lead.", List.of(section(Section.ANSWER, 3), section("others", 40)));

  /** Returns a section with every kind of element. */
  private static Section section(String id, int many) {
    List<String> lines = IntStream.range(0, many).mapToObj(i -> id + " line " + i).toList();
    Table table =
        Table.ofTexts(
            id + " table",
            List.of("name", "value"),
            lines.stream().map(line -> List.of(line, "1")).toList());
    Svg svg = new Svg(id + "-plot", 10, 10, "Drawn", "In words.");
    return new Section(
        id,
        "Section " + id,
        "How to read it.",
        List.of(
            new Element.Paragraph(id + " paragraph"),
            new Element.Warning(id + " warning"),
            new Element.Bullets(id + " bullets", lines),
            new Element.Facts(List.of(new Element.Fact(id + " fact", "value"))),
            new Element.Tally(List.of(new Element.Count("7", id + " counted", Tone.FASTER))),
            new Element.Verbatim(id + " verbatim"),
            new Element.Plot(id + " plot", "", svg, List.of(table)),
            new Element.Folded(id + " folded", List.of(new Element.Paragraph(id + " inside"))),
            new Element.Links("", List.of(new Element.Link("a.html", id + " link"))),
            new Element.Levels(
                List.of(new Element.Paragraph(id + " in brief")),
                List.of(new Element.Paragraph(id + " as a whole")))));
  }

  static Stream<Format.OfDocuments> documents() {
    return Stream.of(Formats.TABLE, Formats.MARKDOWN, Formats.HTML, new AsciiDoc());
  }

  static String written(Format.OfDocuments format, Document document) throws IOException {
    StringWriter out = new StringWriter();
    format.write(document, out);
    return out.toString();
  }

  @ParameterizedTest
  @MethodSource("documents")
  void a_format_for_readers_writes_every_kind_of_element(Format.OfDocuments format)
      throws IOException {
    String text = written(format, DOCUMENT);

    for (Section section : DOCUMENT.sections()) {
      for (String kind :
          List.of(
              "paragraph", "warning", "fact", "counted", "verbatim", "table", "line 2", "link")) {
        assertThat(text).contains(section.id() + " " + kind);
      }
      boolean brief = format == Formats.TABLE;
      assertThat(text.contains(section.id() + " folded")).isNotEqualTo(brief);
      assertThat(text.contains(section.id() + " in brief")).isEqualTo(brief);
      assertThat(text.contains(section.id() + " as a whole")).isNotEqualTo(brief);
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
