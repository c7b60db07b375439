package io.accbench.report;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.compare.Comparison;
import io.accbench.compare.Side;
import io.accbench.gate.Calibration;
import io.accbench.gate.Decision;
import io.accbench.hotspot.Difference;
import io.accbench.hotspot.Filter;
import io.accbench.hotspot.HotspotReader;
import io.accbench.hotspot.Hotspots;
import io.accbench.jfr.Recordings;
import io.accbench.jmh.JmhReader;
import io.accbench.journal.JournalReader;
import io.accbench.model.Journal;
import io.accbench.model.Machine;
import io.accbench.model.Mode;
import io.accbench.model.Printable;
import io.accbench.model.Range;
import io.accbench.report.compare.ComparisonDocument;
import io.accbench.report.document.AsciiDoc;
import io.accbench.report.document.Detail;
import io.accbench.report.document.Document;
import io.accbench.report.document.Element;
import io.accbench.report.document.Format;
import io.accbench.report.document.Formats;
import io.accbench.report.document.Product;
import io.accbench.report.document.SampleDocument;
import io.accbench.report.document.Section;
import io.accbench.report.document.Table;
import io.accbench.report.document.TerminalFormat;
import io.accbench.report.gate.Annotations;
import io.accbench.report.gate.CalibrationReport;
import io.accbench.report.gate.Decisions;
import io.accbench.report.gate.GateDocument;
import io.accbench.report.gate.GateFile;
import io.accbench.report.gate.Outputs;
import io.accbench.report.hotspot.DifferenceReport;
import io.accbench.report.hotspot.HotspotReport;
import io.accbench.report.hotspot.RunHotspotReport;
import io.accbench.report.hotspot.RunHotspots;
import io.accbench.report.run.HostileNames;
import io.accbench.report.run.ReportWriter;
import io.accbench.report.run.Reports;
import io.accbench.report.run.RunDocument;
import io.accbench.report.run.SampleAnalysis;
import io.accbench.report.text.Text;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The contract of every format with every product. Each word of a product's document appears in
 * each format for readers, and no word becomes markup. A format that knows no product, {@link
 * AsciiDoc}, is held to it like the others.
 */
class ProductsTest {
  /** A format for readers, and how a test reads it. */
  private enum Reader {
    TERMINAL(new TerminalFormat(100_000, false), Detail.BRIEF) {
      @Override
      String words(String written) {
        return written;
      }
    },
    MARKDOWN(Formats.MARKDOWN, Detail.USUAL) {
      @Override
      String words(String written) {
        return written.replaceAll("\\\\(.)|`", "$1");
      }

      @Override
      void holdsNoMarkup(String written) {
        String prose = written.replaceAll("(?ms)^(```+)\n.*?^\\1\n", "");
        List<String> lines =
            prose
                .replaceAll("</?(details|summary)>|\\]\\(<[^>]*>\\)", "")
                .lines()
                .filter(line -> !line.startsWith("> "))
                .toList();
        assertThat(lines).noneMatch(line -> line.matches("(|.*[^\\\\])[<>].*"));
        assertRows(lines, "| ", "(?<!\\\\)\\|");
      }
    },
    PAGE(Formats.HTML, Detail.FULL) {
      @Override
      String words(String written) {
        return Jsoup.parse(written).body().text();
      }

      @Override
      void holdsNoMarkup(String written) {
        Parser parser = Parser.htmlParser().setTrackErrors(10);
        var page = Jsoup.parse(written, "", parser);
        assertThat(parser.getErrors()).isEmpty();
        assertThat(page.select("script")).hasSize(1);
        assertThat(page.select("svg svg, iframe, img, object, [src]")).isEmpty();
        assertThat(page.getAllElements())
            .flatMap(element -> element.attributes().asList())
            .extracting(Attribute::getKey)
            .noneMatch(name -> name.startsWith("on"));
      }
    },
    ASCII_DOC(new AsciiDoc(), Detail.USUAL) {
      @Override
      String words(String written) {
        return written
            .replaceAll("pass:c\\[([^]]*+(?:(?<=\\\\)][^]]*+)*+)]", "$1")
            .replaceAll("\\\\([]|])", "$1");
      }

      @Override
      void holdsNoMarkup(String written) {
        List<String> lines = written.lines().map(line -> line.replaceAll("\\\\[]|]", "")).toList();
        assertRows(lines, "|pass:c", "\\|");
      }
    };

    private final Format.OfDocuments format;
    private final Detail detail;

    Reader(Format.OfDocuments format, Detail detail) {
      this.format = format;
      this.detail = detail;
    }

    /** Returns the words of a text without the format's own characters. */
    abstract String words(String written);

    /** Checks that nothing of a product became the format's own characters. */
    void holdsNoMarkup(String written) {}

    private static void assertRows(List<String> lines, String start, String separator) {
      int columns = 0;
      for (String line : lines) {
        if (line.startsWith(start)) {
          int own = line.split(separator, -1).length;
          columns = columns == 0 ? own : columns;
          assertThat(own).as(line).isEqualTo(columns);
        } else {
          columns = 0;
        }
      }
    }
  }

  private static final String HOSTILE =
      "</script><script>alert(1)</script>\"><svg onload=alert(1)>'\u202e\u200f\u001b[31m"
          + "x".repeat(4096);
  private static final Pattern JAVA_WORDS = Pattern.compile("\\b(NaN|Infinity|null)\\b");
  private static final Pattern FORMULA = Pattern.compile("[=+@-].*");
  private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+(\\.\\d+)?(E-?\\d+)?");

  private static final Map<String, Product> PRODUCTS = products();

  private final Locale before = Locale.getDefault();

  @AfterEach
  void restoreLocale() {
    Locale.setDefault(before);
  }

  private static Map<String, Product> products() {
    Map<String, Product> products = new LinkedHashMap<>();
    Journal quick = JournalReader.read(Path.of("reports/quick/journal.jsonl.gz"));
    products.put("every kind of element", new SampleDocument());
    products.put("run", new RunDocument(SampleAnalysis.finished()));
    products.put("interrupted run", new RunDocument(SampleAnalysis.interrupted()));
    products.put(
        "run with hostile names",
        new RunDocument(Analyzer.analyze(HostileNames.in(quick, "unsafe", HOSTILE))));
    products.put("gate", new GateDocument(Decisions.mixed()));
    products.put("gate with hostile names", new GateDocument(Decisions.hostile()));
    products.put("gate without rows", new GateDocument(Decisions.empty()));
    products.put("open gate", new GateDocument(Decisions.open()));
    products.put("comparison", comparison());
    products.put("calibration", calibration());
    Hotspots recorded = HotspotReader.read(List.of(Recordings.JDK_25), Filter.NONE);
    products.put("hotspots", new HotspotReport(recorded, 20));
    products.put(
        "hotspots of a run", new RunHotspotReport(RunHotspots.of(SampleAnalysis.finished()), 20));
    products.put(
        "difference of hotspots",
        new DifferenceReport(Difference.of(recorded, recorded, null), 20));
    return products;
  }

  private static Product comparison() {
    List<Side> sides =
        Stream.of("old", "new")
            .map(name -> Path.of("src/test/resources/compare", name + ".json"))
            .map(file -> Side.ofJmh(file + Decisions.HOSTILE, JmhReader.read(file), key -> true))
            .toList();
    return new ComparisonDocument(Comparison.of(sides, 0.99), 120);
  }

  private static Product calibration() {
    return new CalibrationReport(
        new Calibration(
            "test",
            "accbench calibrate " + Decisions.HOSTILE,
            "2026-01-01T00:00:00Z",
            new Machine(Decisions.HOSTILE, 2, 1L << 30, "os", "unknown", 0),
            List.of(new Calibration.CalibratedJdk("17", "17.0.1", "vendor", "vm")),
            new Calibration.CalibrationRules(new Range(5, 80), Duration.ofMinutes(10), 2000, 1),
            List.of(
                new Calibration.CalibratedWorkload(
                    Text.plain(Decisions.HOSTILE),
                    Mode.AVERAGE_TIME,
                    12,
                    1.5,
                    40,
                    0.003,
                    Double.NaN,
                    List.of(new Calibration.Same(0.02, 0.8125)))),
            List.of(new Calibration.ModeMargin(Mode.AVERAGE_TIME, Double.NaN))));
  }

  static Stream<Arguments> readersAndProducts() {
    return Stream.of(Reader.values())
        .flatMap(reader -> PRODUCTS.keySet().stream().map(name -> Arguments.of(reader, name)));
  }

  static Stream<String> productNames() {
    return PRODUCTS.keySet().stream();
  }

  /** What writes some text, and leaves the writer open. */
  private interface Writing {
    void to(Writer out) throws IOException;
  }

  private static String written(Format format, String product) {
    return written(out -> format.write(PRODUCTS.get(product), out));
  }

  private static String written(Writing writing) {
    StringWriter out =
        new StringWriter() {
          @Override
          public void close() {
            throw new IllegalStateException("closed");
          }
        };
    try {
      writing.to(out);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return out.toString();
  }

  @ParameterizedTest(name = "{0}: {1}")
  @MethodSource("readersAndProducts")
  void every_heading_sentence_and_cell_is_there_and_none_becomes_markup(
      Reader reader, String product) {
    String written = written(reader.format, product);
    Document document = PRODUCTS.get(product).document().at(reader.detail);

    String words = oneLine(reader.words(written));
    for (String text : new Texts(reader).of(document)) {
      assertThat(words).contains(oneLine(text));
    }
    reader.holdsNoMarkup(written);
    assertThat(written.codePoints()).allMatch(c -> c == '\n' || Printable.is(c));
    assertThat(words).doesNotContainPattern(JAVA_WORDS);
  }

  private static String oneLine(String text) {
    return text.replaceAll("\\s+", " ").strip();
  }

  /** The texts of a document that a format shows. */
  private record Texts(Reader reader, List<String> all) {
    /** The largest number of items that a terminal shows of a list outside of the answer. */
    private static final int LIST_LINES = 12;

    Texts(Reader reader) {
      this(reader, new ArrayList<>());
    }

    List<String> of(Document document) {
      add(document.title());
      add(document.lead());
      for (Section section : document.sections()) {
        Element first = section.elements().get(0);
        boolean titled =
            first instanceof Table
                || first instanceof Element.Bullets list && !list.title().isEmpty();
        if (reader != Reader.TERMINAL || !titled) {
          add(section.title());
        }
        add(section.reading());
        boolean whole = reader != Reader.TERMINAL || section.id().equals(Section.ANSWER);
        section.elements().forEach(element -> element(element, whole ? 10_000 : LIST_LINES));
      }
      return all;
    }

    private void add(String text) {
      if (!text.isEmpty()) {
        all.add(reader == Reader.PAGE ? Printable.line(text) : Text.plain(text));
      }
    }

    private void element(Element element, int most) {
      if (element instanceof Element.Paragraph paragraph) {
        add(paragraph.text());
      } else if (element instanceof Element.Warning warning) {
        add(warning.text());
      } else if (element instanceof Element.Bullets list) {
        add(list.title());
        list.items().stream().limit(most).forEach(this::add);
      } else if (element instanceof Element.FactList facts) {
        facts.facts().forEach(fact -> List.of(fact.name(), fact.value()).forEach(this::add));
      } else if (element instanceof Element.Tally tally) {
        tally.counts().forEach(count -> add(count.number() + " " + count.words()));
      } else if (element instanceof Element.Verbatim verbatim) {
        verbatim
            .text()
            .lines()
            .map(line -> reader == Reader.MARKDOWN ? reader.words(line) : line)
            .forEach(all::add);
      } else if (element instanceof Element.Plot plot) {
        add(plot.heading());
        add(plot.caption());
        plot.numbers().forEach(each -> element(each, most));
      } else if (element instanceof Element.Folded folded) {
        add(folded.summary());
        folded.elements().forEach(each -> element(each, most));
      } else if (element instanceof Element.Links links) {
        links.links().forEach(link -> add(link.words()));
      } else if (element instanceof Table table) {
        table(table);
      } else {
        throw new IllegalStateException("not in a document at a detail: " + element);
      }
    }

    private void table(Table table) {
      if (!table.rows().isEmpty()) {
        add(table.title());
        add(table.subtitle());
        table.columns().forEach(column -> add(column.header()));
        table.rows().forEach(row -> row.forEach(this::add));
      }
      table.notes().forEach(this::add);
    }
  }

  @ParameterizedTest
  @MethodSource("productNames")
  void json_is_read_by_any_reader(String product) throws IOException {
    String json = written(Formats.JSON, product);

    assertThat(new ObjectMapper().readTree(json)).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("productNames")
  void records_have_a_field_for_each_column_and_no_formula(String product) {
    String csv = written(Formats.CSV, product);
    List<CsvRecord> records = CsvReader.builder().ofCsvRecord(csv).stream().toList();

    assertThat(records)
        .isNotEmpty()
        .allMatch(each -> each.getFieldCount() == records.get(0).getFieldCount())
        .flatMap(CsvRecord::getFields)
        .allMatch(field -> !FORMULA.matcher(field).matches() || NUMBER.matcher(field).matches())
        .doesNotContain("NaN", "Infinity", "null");
    assertThat(csv.codePoints()).allMatch(c -> c == '\n' || Printable.is(c));
  }

  /** Each product in each format, each file of a run, and each of a gate. */
  static Stream<Arguments> texts() {
    List<Arguments> texts = new ArrayList<>();
    for (String product : PRODUCTS.keySet()) {
      for (Format format : Formats.ALL) {
        texts.add(text(format.name() + ": " + product, () -> written(format, product)));
      }
      texts.add(text("AsciiDoc: " + product, () -> written(new AsciiDoc(), product)));
    }
    for (ReportWriter writer : Reports.writers()) {
      for (Analysis analysis : List.of(SampleAnalysis.finished(), SampleAnalysis.interrupted())) {
        texts.add(text(writer.fileName(), () -> written(out -> writer.write(analysis, out))));
      }
    }
    List<GateFile> files = new ArrayList<>(GateFile.ALL);
    files.add(new GateFile("annotations", Annotations::text));
    files.add(new GateFile("outputs", Outputs::text));
    for (GateFile file : files) {
      for (Decision decision : List.of(Decisions.mixed(), Decisions.hostile())) {
        texts.add(text(file.name(), () -> file.text().apply(decision)));
      }
    }
    return texts.stream();
  }

  private static Arguments text(String name, Supplier<String> text) {
    return Arguments.of(name, text);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("texts")
  void every_text_is_the_same_in_every_locale_in_whole_lines_and_without_controls(
      String name, Supplier<String> text) {
    String english = text.get();

    assertThat(english).endsWith("\n").doesNotContain("\r", "\u0000", "\u001b");
    if (!name.startsWith("json: ")) { // which leaves half a character to what encodes it
      assertThat(new String(english.getBytes(UTF_8), UTF_8)).isEqualTo(english);
    }
    for (String language : List.of("de", "tr")) {
      Locale.setDefault(Locale.forLanguageTag(language));
      assertThat(text.get()).isEqualTo(english);
    }
  }
}
