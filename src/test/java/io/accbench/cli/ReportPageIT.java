package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.analysis.Analyzer;
import io.accbench.journal.JournalReader;
import io.accbench.report.run.Reports;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The page of a run in a real browser, opened from a disk. */
@Tag("any-jdk")
class ReportPageIT {
  private static final String AXE = "/axe.min.js";

  @TempDir static Path folder;
  private static Browser browser;
  private static Path page;

  @BeforeAll
  static void open() throws IOException {
    String missing = Browser.missing();
    if (!missing.isEmpty()) {
      if (Boolean.getBoolean("accbench.browser.required")) {
        throw new AssertionError(missing);
      }
      Assumptions.abort(missing);
    }
    browser = Browser.of(1280, 900);
    page = written("quick");
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
  }

  @BeforeEach
  void load() {
    browser.width(1280, 900);
    browser.prefers("light");
    browser.driver().get(page.toUri().toString());
  }

  private static Path written(String name) throws IOException {
    Path file = folder.resolve(name.replace('/', '-') + ".html");
    try (Writer out = Files.newBufferedWriter(file)) {
      Path journal = Path.of("reports", name, "journal.jsonl.gz");
      Reports.of("html").write(Analyzer.analyze(JournalReader.read(journal)), out);
    }
    return file;
  }

  @Test
  void nothing_is_asked_for_but_the_file_and_the_console_stays_empty() {
    browser.requests();
    browser.console();
    load();

    assertThat(browser.requests()).hasSize(1).allMatch(request -> request.contains("quick.html"));
    assertThat(browser.console()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"quick", "kotlin-value-class/hotspots"})
  void a_narrow_window_does_not_scroll_sideways(String name) throws IOException {
    browser.width(360, 800);
    browser.driver().get(written(name).toUri().toString());

    assertThat(
            browser.script(
                "const page = document.documentElement; return page.scrollWidth -"
                    + " page.clientWidth"))
        .isEqualTo(0L);
  }

  @Test
  void filter_by_keyboard_shows_only_what_matches() {
    long all = shown();
    browser.driver().switchTo().activeElement().sendKeys("/");
    browser.driver().switchTo().activeElement().sendKeys("getters single");

    assertThat(shown()).isPositive().isLessThan(all);

    browser.driver().switchTo().activeElement().sendKeys(Keys.ESCAPE);
    assertThat(shown()).isEqualTo(all);
  }

  private static long shown() {
    return (Long) browser.script("return document.querySelectorAll('.item:not([hidden])').length");
  }

  @Test
  void sort_by_keyboard_orders_a_column_and_says_so() {
    WebElement details = browser.driver().findElement(By.cssSelector("#ratios details"));
    details.findElement(By.tagName("summary")).sendKeys(Keys.ENTER);
    WebElement header = details.findElement(By.cssSelector("thead th:nth-child(2)"));
    header.findElement(By.tagName("button")).sendKeys(Keys.ENTER);

    assertThat(header.getDomAttribute("aria-sort")).isEqualTo("ascending");
    List<String> ratios =
        details.findElements(By.cssSelector("tbody td:nth-child(2)")).stream()
            .map(WebElement::getText)
            .filter(text -> text.contains("×"))
            .toList();
    assertThat(ratios).isSorted().hasSizeGreaterThan(3);
  }

  @Test
  void theme_by_keyboard_overrules_what_the_system_prefers() {
    String light = background();
    WebElement theme = browser.driver().findElement(By.name("theme"));
    theme.sendKeys("dark");

    assertThat(background()).isNotEqualTo(light);

    load();
    assertThat(background()).as("kept").isNotEqualTo(light);
    browser.driver().findElement(By.name("theme")).sendKeys("auto");
    assertThat(background()).isEqualTo(light);
  }

  private static String background() {
    return (String) browser.script("return getComputedStyle(document.body).backgroundColor");
  }

  @Test
  void without_script_everything_is_still_there() {
    Map<String, Object> with = counts();
    browser.command("Emulation.setScriptExecutionDisabled", Map.of("value", true));
    try {
      load();
      assertThat(browser.driver().findElements(By.className("tools"))).isEmpty();
      for (String tag : List.of("svg", "table", "section", "figure", "li")) {
        assertThat((long) browser.driver().findElements(By.tagName(tag)).size())
            .as(tag)
            .isEqualTo(with.get(tag));
      }
    } finally {
      browser.command("Emulation.setScriptExecutionDisabled", Map.of("value", false));
    }
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> counts() {
    return (Map<String, Object>)
        browser.script(
            "const counts = {}; for (const tag of ['svg', 'table', 'section', 'figure', 'li'])"
                + " counts[tag] = document.getElementsByTagName(tag).length; return counts");
  }

  @Tag("campaign")
  @ParameterizedTest
  @CsvSource({"quick, light", "quick, dark", "kotlin-value-class/hotspots, dark"})
  void axe_finds_no_violation(String name, String scheme) throws IOException {
    browser.prefers(scheme);
    browser.driver().get(written(name).toUri().toString());
    browser.script("document.querySelectorAll('details').forEach(each => each.open = true)");
    browser.script(axe());
    List<?> violations =
        (List<?>)
            browser
                .driver()
                .executeAsyncScript(
                    "const done = arguments[arguments.length - 1]; axe.run().then(found =>"
                        + " done(found.violations.map(each => each.id + ': ' +"
                        + " each.nodes.slice(0, 3).map(node => node.html).join(' | '))))");

    assertThat(violations).isEmpty();
  }

  private static String axe() throws IOException {
    try (InputStream in = ReportPageIT.class.getResourceAsStream(AXE)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Tag("campaign")
  @Test
  void printing_gives_all_pages() {
    Object pdf = browser.command("Page.printToPDF", Map.of("printBackground", false)).get("data");

    assertThat(String.valueOf(pdf)).hasSizeGreaterThan(50_000);
  }
}
