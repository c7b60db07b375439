package io.accbench.report;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.analysis.ForkSample;
import io.accbench.analysis.Group;
import io.accbench.analysis.StartUp;
import io.accbench.model.End;
import io.accbench.model.Header;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/**
 * Writes the analysis for programs; the samples are in the journal and in {@link SamplesCsv}.
 * Numbers that are not finite are null, durations are ISO-8601.
 */
public final class AnalysisJson implements ReportWriter {
  /**
   * The format's version, which increases when a program that reads an older version would read the
   * new one wrongly.
   */
  private static final int FORMAT_VERSION = 3;

  static final ObjectMapper JSON =
      JsonMapper.builder()
          .addModule(new JavaTimeModule())
          .addModule(new SimpleModule().addSerializer(Double.class, new FiniteNumber()))
          .addModule(new SimpleModule("double").addSerializer(double.class, new FiniteNumber()))
          .disable(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
          .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
          .defaultPrettyPrinter(printer())
          .enable(SerializationFeature.INDENT_OUTPUT)
          .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
          .build();

  private record Document(
      int formatVersion,
      boolean interrupted,
      String statistic,
      Header header,
      List<Group> groups,
      List<Judgement> judgements,
      List<Repeated> repeated,
      List<StartUp> startUps,
      List<WrittenFinding> findings,
      List<Analysis.Overhead> overheads,
      List<ForkSample> forks,
      End end) {}

  @Override
  public String format() {
    return "json";
  }

  @Override
  public String fileName() {
    return "report.json";
  }

  @Override
  public void write(Analysis analysis, Writer out) throws IOException {
    Document document =
        new Document(
            FORMAT_VERSION,
            analysis.end() == null,
            Analyzer.statistic(),
            analysis.header(),
            analysis.groups(),
            Judgement.of(analysis),
            Repeated.of(analysis),
            analysis.startUps(),
            WrittenFinding.of(analysis.findings()),
            analysis.overheads(),
            analysis.forks(),
            analysis.end());
    JSON.writeValue(out, document);
    out.write("\n");
    out.flush();
  }

  /** Returns a printer that uses two spaces and a line feed on every system. */
  static DefaultPrettyPrinter printer() {
    DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
    return new DefaultPrettyPrinter().withObjectIndenter(indenter);
  }

  private static final class FiniteNumber extends JsonSerializer<Double> {
    @Override
    public void serialize(Double value, JsonGenerator json, SerializerProvider context)
        throws IOException {
      if (Double.isFinite(value)) {
        json.writeNumber(value);
      } else {
        json.writeNull();
      }
    }
  }
}
