package io.accbench.report.run;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.analysis.Group;
import io.accbench.analysis.fork.ForkSample;
import io.accbench.model.End;
import io.accbench.model.Header;
import io.accbench.report.ratio.WrittenRepetition;
import io.accbench.report.ratio.WrittenReplicate;
import io.accbench.report.ratio.WrittenStartUp;
import io.accbench.report.ratio.WrittenVerdict;
import io.accbench.report.text.ReportJson;
import io.accbench.report.text.WrittenFinding;
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
  private static final int FORMAT_VERSION = 4;

  private record Document(
      int formatVersion,
      boolean interrupted,
      String statistic,
      Header header,
      List<Group> groups,
      List<WrittenVerdict> judgements,
      List<WrittenRepetition> repeated,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<WrittenReplicate> replicates,
      List<WrittenStartUp> startUps,
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
            WrittenVerdict.of(analysis),
            WrittenRepetition.of(analysis),
            WrittenReplicate.of(analysis),
            WrittenStartUp.of(analysis.startUps()),
            WrittenFinding.of(analysis.findings()),
            analysis.overheads(),
            analysis.forks(),
            analysis.end());
    ReportJson.write(document, out);
  }
}
