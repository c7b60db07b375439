package io.accbench.report.run;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.CsvReader;
import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.journal.JournalReader;
import java.io.ByteArrayInputStream;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nu.validator.client.EmbeddedValidator;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The page of a run, read by a parser that is not ours. */
class RunPageTest {
  private static Analysis committed(String name) {
    return Analyzer.analyze(JournalReader.read(Path.of("reports", name, "journal.jsonl.gz")));
  }

  private static String html(Analysis analysis) {
    return Written.by(Reports.of("html"), analysis);
  }

  private static Document parsed(String html) {
    Parser parser = Parser.htmlParser().setTrackErrors(10);
    Document page = Jsoup.parse(html, "", parser);
    assertThat(parser.getErrors()).isEmpty();
    return page;
  }

  static Stream<Analysis> analyses() {
    return Stream.of(
        committed("quick"),
        committed("kotlin-value-class/hotspots"),
        SampleAnalysis.finished(),
        SampleAnalysis.interrupted());
  }

  @ParameterizedTest
  @MethodSource("analyses")
  void page_is_well_formed_and_needs_no_other_file(Analysis analysis) {
    Document page = parsed(html(analysis));

    List<String> ids = page.select("[id]").eachAttr("id");
    assertThat(ids).doesNotHaveDuplicates();
    assertThat(page.select("[src], link, iframe, object, img")).isEmpty();
    assertThat(page.select("a[href]").eachAttr("href"))
        .allMatch(target -> target.startsWith("flames/") || ids.contains(target.substring(1)));
    assertThat(page.select("[style]")).isEmpty();
    assertThat(page.getAllElements())
        .flatMap(element -> element.attributes().asList())
        .extracting(Attribute::getKey)
        .noneMatch(name -> name.startsWith("on"));
  }

  /** The W3C's validator of HTML, SVG and CSS. */
  @Tag("slow")
  @Tag("any-jdk")
  @ParameterizedTest
  @MethodSource("analyses")
  void the_validator_finds_no_error(Analysis analysis) throws Exception {
    byte[] page = html(analysis).getBytes(UTF_8);
    FutureTask<String> found = new FutureTask<>(() -> validated(page));
    // its grammar is one deep recursion
    new Thread(null, found, "validator", 256 << 20).start();

    assertThat(found.get().lines())
        .noneMatch(line -> line.startsWith("Error") || line.startsWith("Fatal"));
  }

  private static String validated(byte[] page) throws Exception {
    EmbeddedValidator validator = new EmbeddedValidator();
    validator.setOutputFormat(EmbeddedValidator.OutputFormat.TEXT);
    return validator.validate(new ByteArrayInputStream(page));
  }

  @ParameterizedTest
  @MethodSource("analyses")
  void every_drawing_has_a_title_a_description_and_its_numbers(Analysis analysis) {
    Document page = parsed(html(analysis));

    for (Element svg : page.select("svg")) {
      for (String id : svg.attr("aria-labelledby").split(" ")) {
        assertThat(svg.selectFirst("> [id=" + id + "]").text()).isNotBlank();
      }
      assertThat(svg.closest("figure").select("details table")).isNotEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("analyses")
  void the_policy_allows_the_pages_own_style_and_script_alone(Analysis analysis) throws Exception {
    Document page = parsed(html(analysis));

    String policy = page.selectFirst("meta[http-equiv=Content-Security-Policy]").attr("content");
    assertThat(page.select("script")).hasSize(1);
    assertThat(page.select("style")).hasSize(1);
    assertThat(policy)
        .startsWith("default-src 'none'; ")
        .contains("script-src '" + sum(page.selectFirst("script").data()) + "'")
        .contains("style-src '" + sum(page.selectFirst("style").data()) + "'")
        .doesNotContain("unsafe");
  }

  private static String sum(String text) throws Exception {
    byte[] sum = MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
    return "sha256-" + Base64.getEncoder().encodeToString(sum);
  }

  @ParameterizedTest
  @ValueSource(strings = {"quick", "matrix/direct", "jsonb-providers"})
  void the_numbers_are_those_of_ratios_csv(String name) {
    Analysis analysis = committed(name);
    List<String> expected =
        CsvReader.builder().ofNamedCsvRecord(Written.by(Reports.of("csv"), analysis)).stream()
            .filter(row -> !row.getField("ratio").isEmpty())
            .filter(row -> !row.getField("operation").equals("empty"))
            .map(row -> Stream.of("ratio", "ratio_low", "ratio_high").map(row::getField))
            .map(fields -> fields.collect(Collectors.joining(" ")))
            .toList();
    Document page = parsed(html(analysis));

    List<Element> drawn = page.select("#ratios g[data-cell][data-ratio]");
    assertThat(
            drawn.stream()
                .map(
                    row ->
                        Stream.of("data-ratio", "data-low", "data-high")
                            .map(row::attr)
                            .collect(Collectors.joining(" "))))
        .containsExactlyElementsOf(expected)
        .isNotEmpty();
  }

  @Test
  void the_same_run_gives_the_same_page() {
    assertThat(html(committed("quick"))).isEqualTo(html(committed("quick")));
  }

  @Test
  void the_page_of_quick_is_small() {
    assertThat(html(committed("quick")).getBytes(UTF_8).length).isLessThan(300 * 1024);
  }

  @Test
  void the_first_screen_has_the_question_the_baseline_the_answer_and_the_weakest_evidence() {
    Document page = parsed(html(committed("quick")));

    assertThat(page.selectFirst(".lead").text())
        .contains("unsafe")
        .contains("reflection, the baseline?");
    assertThat(page.select("#answer h3").eachText())
        .startsWith("Best and worst", "In short")
        .contains("The weakest evidence");
    assertThat(page.select("#answer dt").eachText())
        .contains("Baseline", "Machine", "JVM", "Payload");
  }
}
