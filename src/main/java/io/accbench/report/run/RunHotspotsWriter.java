package io.accbench.report.run;

import io.accbench.analysis.Analysis;
import io.accbench.report.document.Format;
import io.accbench.report.hotspot.RunHotspotReport;
import io.accbench.report.hotspot.RunHotspots;
import java.io.IOException;
import java.io.Writer;

/** A format for the hotspots of all cells of a run, for its folder. */
class RunHotspotsWriter implements ReportWriter {
  /** The number of rows of a table. Arbitrary. */
  private static final int TOP = 20;

  private final String name;
  private final Format format;

  RunHotspotsWriter(String name, Format format) {
    this.name = name;
    this.format = format;
  }

  @Override
  public String format() {
    return name;
  }

  @Override
  public String fileName() {
    return "hotspots." + format.suffix();
  }

  @Override
  public boolean applies(Analysis analysis) {
    return !RunHotspots.of(analysis).none();
  }

  @Override
  public void write(Analysis analysis, Writer out) throws IOException {
    format.write(new RunHotspotReport(RunHotspots.of(analysis), TOP), out);
  }
}
