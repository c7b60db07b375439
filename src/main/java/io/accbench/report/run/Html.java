package io.accbench.report.run;

import io.accbench.analysis.Analysis;
import io.accbench.report.html.RunPage;
import java.io.IOException;
import java.io.Writer;

/** Writes the report as a page for a browser, which needs no other file. */
public final class Html implements ReportWriter {
  @Override
  public String format() {
    return "html";
  }

  @Override
  public String fileName() {
    return "report.html";
  }

  @Override
  public void write(Analysis analysis, Writer out) throws IOException {
    RunPage.write(analysis, out);
  }
}
