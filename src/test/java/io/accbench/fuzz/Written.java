package io.accbench.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/**
 * The files and output that accbench wrote, read by other parsers than those of the libraries that
 * wrote it.
 */
final class Written {
  private static final Gson GSON = new Gson();

  /** Characters that act on a terminal, or turn text round; line ends and tabs do no harm. */
  private static final Pattern CONTROL =
      Pattern.compile("[\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069&&[^\\n\\t]]");

  /** Cells that a spreadsheet takes for a formula; a number is none. */
  private static final Pattern FORMULA =
      Pattern.compile("[=+@\\t\\r].*|-(?!\\d+(\\.\\d+)?(E-?\\d+)?$).+", Pattern.DOTALL);

  /** The element that pages of ours have, and flame graphs do not: a policy for the browser. */
  private static final String OWN_PAGE = "meta[http-equiv=Content-Security-Policy]";

  /** The scripts of a flame graph. */
  private static final int SCRIPTS = 2;

  private Written() {}

  /** Fails unless the file is well formed, whatever its name says that it is. */
  static void check(Path file) {
    String name = file.getFileName().toString();
    try {
      check(name, Files.readString(file, UTF_8));
    } catch (IOException unreadable) {
      throw new AssertionError(name + " cannot be read: " + unreadable, unreadable);
    }
  }

  /** As for a file of this name. */
  static void check(String name, String text) {
    switch (name.substring(name.lastIndexOf('.') + 1)) {
      case "json" -> json(name, text);
      case "xml" -> xml(name, text);
      case "csv" -> csv(name, text);
      case "html" -> html(name, text);
      default -> text(name, text);
    }
  }

  /** Fails if the text could act on a terminal. */
  static void text(String name, String text) {
    assertThat(CONTROL.matcher(text).results().map(found -> escaped(found.group())))
        .as("control characters in %s", name)
        .isEmpty();
  }

  private static String escaped(String character) {
    return String.format("U+%04X", (int) character.charAt(0));
  }

  private static void json(String name, String text) {
    try (JsonReader reader = new JsonReader(new StringReader(text))) {
      reader.setStrictness(Strictness.STRICT);
      reader.setNestingLimit(10_000);
      JsonElement document = GSON.getAdapter(JsonElement.class).read(reader);
      assertThat(document).as(name).isNotNull();
      assertThat(reader.peek()).as(name).isEqualTo(JsonToken.END_DOCUMENT);
    } catch (IOException | RuntimeException malformed) {
      throw new AssertionError(name + " is no JSON: " + malformed, malformed);
    }
  }

  private static void xml(String name, String text) {
    try {
      DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(new InputSource(new StringReader(text)));
    } catch (SAXException | IOException | ParserConfigurationException malformed) {
      throw new AssertionError(name + " is no XML: " + malformed, malformed);
    }
  }

  private static void csv(String name, String text) {
    text(name, text);
    try (CSVParser rows = CSVFormat.RFC4180.parse(new StringReader(text))) {
      List<CSVRecord> all = rows.getRecords();
      assertThat(all).as(name).isNotEmpty();
      assertThat(all)
          .as("columns of each row of %s", name)
          .allMatch(row -> row.size() == all.get(0).size());
      assertThat(all.stream().flatMap(CSVRecord::stream))
          .as("cells of %s", name)
          .noneMatch(cell -> FORMULA.matcher(cell).matches());
    } catch (IOException | IllegalStateException malformed) {
      throw new AssertionError(name + " is no CSV: " + malformed, malformed);
    }
  }

  private static void html(String name, String text) {
    Parser parser = Parser.htmlParser().setTrackErrors(10);
    Document page = Jsoup.parse(text, "", parser);
    assertThat(parser.getErrors()).as(name).isEmpty();
    boolean own = !page.select(OWN_PAGE).isEmpty();
    assertThat(page.select("script")).as("scripts of %s", name).hasSize(own ? 1 : SCRIPTS);
  }
}
