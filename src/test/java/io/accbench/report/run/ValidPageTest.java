package io.accbench.report.run;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.journal.JournalReader;
import java.io.ByteArrayInputStream;
import java.nio.file.Path;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import nu.validator.client.EmbeddedValidator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The page of a run before the W3C's validator of HTML, SVG and CSS. */
@Tag("slow")
@Tag("any-jdk")
class ValidPageTest {
  static Stream<Analysis> analyses() {
    return Stream.of(
        committed("quick"),
        committed("kotlin-value-class-hotspots"),
        SampleAnalysis.finished(),
        SampleAnalysis.interrupted());
  }

  private static Analysis committed(String name) {
    return Analyzer.analyze(JournalReader.read(Path.of("reports", name, "journal.jsonl.gz")));
  }

  @ParameterizedTest
  @MethodSource("analyses")
  void the_validator_finds_no_error(Analysis analysis) throws Exception {
    byte[] page = Written.by(Reports.of("html"), analysis).getBytes(UTF_8);
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
}
