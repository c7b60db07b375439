package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.cli.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every command that writes a page for a browser. */
class HtmlPagesTest {
  private static final String JFR = "src/test/resources/jfr/";

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "report reports/matrix/direct --format html",
        "compare reports/gate-study/spread/turns-1 reports/gate-study/spread/turns-2 --format html",
        "compare reports/matrix --by strategy --format html",
        "hotspots reports/kotlin-value-class/hotspots --format html",
        "hotspots " + JFR + "known-share-17.jfr --format html",
        "hotspots "
            + JFR
            + "known-share-17.jfr --diff "
            + JFR
            + "receivers-25.jfr --force --format html"
      })
  void a_command_writes_a_whole_page_to_standard_output(String command) {
    Outcome outcome = accbench(command.split(" ")).ended(0);

    checked(outcome.out());
  }

  @Test
  void hotspots_of_a_recording_have_its_stacks_as_a_picture() {
    Outcome outcome = accbench("hotspots", JFR + "known-share-17.jfr", "--format", "html");

    Element icicle = Jsoup.parse(outcome.out()).getElementById("icicle-0");
    assertThat(icicle.select("text").eachText()).contains("KnownShare.main", "KnownShare.rest");
    assertThat(icicle.select("title").eachText())
        .anyMatch(tip -> tip.startsWith("KnownShare.rest: 31.9 %, 123 samples"));
  }

  @Test
  void a_verdict_leaves_the_panel_of_allocation_free() {
    Outcome outcome = accbench("report", "reports/matrix/direct", "--format", "html");

    List<String> verdicts =
        Jsoup.parse(outcome.out()).select("#ratios svg g.row > text[x=432]").eachText();
    assertThat(verdicts).hasSizeGreaterThan(10).allMatch(verdict -> verdict.length() <= 20);
  }

  @Test
  void site_has_a_page_for_each_run_and_an_index_that_links_them() throws IOException {
    Path runs = folder.resolve("runs");
    for (String name : List.of("one", "two", "two/later")) {
      Files.createDirectories(runs.resolve(name));
      Files.copy(
          Path.of("reports/quick/journal.jsonl.gz"),
          runs.resolve(name).resolve("journal.jsonl.gz"));
    }
    Files.writeString(
        runs.resolve("README.md"),
        "# Ours\n\n| study |\n|---|\n| [b](two/README.md) |\n| [no](../x.md) |\n");
    Files.writeString(
        runs.resolve("two/README.md"),
        "# What can replace `Unsafe`?\n\nNothing [<b>here</b>](report.md).\n\n## Limits\n\n"
            + "[all](report.md), [later](later/report.md#x), [up](../README.md), [x](x.csv)\n");
    Path site = folder.resolve("site");
    accbench("report", runs.toString(), "--site", site.toString()).ended(0);

    Document index = checked(Files.readString(site.resolve("index.html")));
    assertThat(index.select("main h2").eachText())
        .containsExactly("Answer", "What can replace Unsafe?", "one");
    assertThat(index.select("#study-1 .prose").text()).isEqualTo("Nothing <b>here</b>.");
    assertThat(index.select("main svg")).hasSize(2);
    assertThat(index.select("#answer a").eachText()).containsExactly("b");
    List<String> links = links(index);
    assertThat(links)
        .containsExactlyInAnyOrder(
            "two/study.html",
            "two/study.html",
            "two/report.html",
            "two/later/report.html",
            "one/report.html");
    for (String link : links) {
      checked(Files.readString(site.resolve(link)));
    }
    assertThat(links(Jsoup.parse(Files.readString(site.resolve("two/study.html")))))
        .containsExactly(
            "report.html", "report.html", "later/report.html#x", "../index.html", "../index.html");
  }

  private static List<String> links(Document page) {
    return page.select("main a[href]").stream()
        .map(link -> link.attr("href"))
        .filter(link -> !link.startsWith("#"))
        .toList();
  }

  @Test
  void site_of_a_folder_without_runs_is_refused() {
    Outcome outcome = accbench("report", folder.toString(), "--site", folder.toString()).ended(2);

    assertThat(outcome.err()).contains("no run in it");
  }

  @Test
  void site_replaces_an_index_of_its_own_and_no_other() throws IOException {
    Path index = Files.writeString(folder.resolve("index.html"), "<title>mine</title>");
    Files.copy(
        Path.of("src/test/resources/fuzz/access.jsonl"),
        Files.createDirectory(folder.resolve("run")).resolve("journal.jsonl"));
    String[] site = {"report", folder.toString(), "--site", folder.toString()};

    Outcome refused = accbench(site).ended(2);

    assertThat(refused.err()).contains(index + ": is a page that accbench did not write");
    assertThat(index).hasContent("<title>mine</title>");
    Files.delete(index);
    assertThat(accbench(site).exitCode()).isZero();
    assertThat(accbench(site).exitCode()).isZero();
  }

  private static Document checked(String html) {
    Parser parser = Parser.htmlParser().setTrackErrors(10);
    Document page = Jsoup.parse(html, "", parser);
    assertThat(parser.getErrors()).isEmpty();
    assertThat(page.select("[id]").eachAttr("id")).doesNotHaveDuplicates();
    assertThat(page.select("script")).hasSize(1);
    assertThat(page.select("h1, h2")).hasSizeGreaterThan(1);
    for (Element svg : page.select("svg")) {
      assertThat(svg.selectFirst("> title").text()).isNotBlank();
    }
    return page;
  }
}
