package io.accbench.report.run;

import io.accbench.analysis.Analysis;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** The output of a writer, as text. */
public final class Written {
  private Written() {}

  public static String by(ReportWriter writer, Analysis analysis) {
    StringWriter out = new StringWriter();
    try {
      writer.write(analysis, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString();
  }
}
