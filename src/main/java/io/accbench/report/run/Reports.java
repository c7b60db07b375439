package io.accbench.report.run;

import io.accbench.analysis.Analysis;
import io.accbench.model.UnknownName;
import io.accbench.model.UserException;
import io.accbench.report.document.Format;
import io.accbench.report.document.Formats;
import io.accbench.report.hotspot.RunHotspotReport;
import io.accbench.report.hotspot.RunHotspots;
import io.accbench.report.text.Text;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** The files of a run, each with the name of its format. */
public final class Reports {
  private static final List<ReportWriter> ALL =
      List.of(
          new OfProduct(Formats.HTML, "report.html"),
          new OfProduct(Formats.MARKDOWN, "report.md"),
          new OfProduct(Formats.CSV, "ratios.csv"),
          new OfProduct(Formats.JSON, "report.json"),
          new OfProduct(Formats.TABLE, "table.txt"),
          new SamplesCsv(),
          new JmhJson(),
          new OfHotspots(Formats.MARKDOWN, "hotspots"),
          new OfHotspots(Formats.CSV, "hotspots-csv"),
          new OfHotspots(Formats.JSON, "hotspots-json"));

  /** The number of rows of a table of hotspots. Arbitrary. */
  private static final int TOP = 20;

  private Reports() {}

  /** One of the formats that every product has. */
  private record OfProduct(Format of, String fileName) implements ReportWriter {
    @Override
    public String format() {
      return of.name();
    }

    @Override
    public void write(Analysis analysis, Writer out) throws IOException {
      of.write(new RunDocument(analysis), out);
    }
  }

  /** One of these formats for the hotspots of all cells. */
  private record OfHotspots(Format of, String format) implements ReportWriter {
    @Override
    public String fileName() {
      return "hotspots." + of.suffix();
    }

    @Override
    public boolean applies(Analysis analysis) {
      return !RunHotspots.of(analysis).none();
    }

    @Override
    public void write(Analysis analysis, Writer out) throws IOException {
      of.write(new RunHotspotReport(RunHotspots.of(analysis), TOP), out);
    }
  }

  /** Returns every file. */
  public static List<ReportWriter> writers() {
    return ALL;
  }

  /**
   * Returns the writer of a format.
   *
   * @throws UserException naming the known formats and the nearest one
   */
  public static ReportWriter of(String format) {
    return ALL.stream()
        .filter(writer -> writer.format().equals(format))
        .findFirst()
        .orElseThrow(() -> unknown(format));
  }

  private static UserException unknown(String format) {
    List<String> names = ALL.stream().map(ReportWriter::format).sorted().toList();
    return UserException.badInput(
        "--format: " + UnknownName.problem("report format", Text.plain(format), names));
  }
}
