package io.accbench.report.run;

import io.accbench.analysis.Analysis;
import java.io.IOException;
import java.io.Writer;

/**
 * A file of a run. Implementations are stateless. The output depends only on the analysis: never on
 * the default locale, time zone, charset or line separator.
 */
public interface ReportWriter {

  /** Returns the name that {@code --format} takes: {@code markdown}. */
  String format();

  /** Returns the file's name inside a run's folder: {@code report.md}. */
  String fileName();

  /** Returns whether a run has data for this format; without them its folder has no such file. */
  default boolean applies(Analysis analysis) {
    return true;
  }

  /** Writes the whole report; flushes {@code out} but leaves it open. */
  void write(Analysis analysis, Writer out) throws IOException;
}
