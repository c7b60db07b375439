package io.accbench.report;

import io.accbench.analysis.Analysis;
import java.io.IOException;
import java.io.Writer;

/**
 * One format of a report. Runs in the command line's JVM; implementations are public, stateless,
 * have a constructor without parameters, and are named in {@code
 * META-INF/services/io.accbench.report.ReportWriter}. The output depends on the analysis alone:
 * never on the default locale, time zone, charset or line separator.
 */
public interface ReportWriter {

  /** The name that {@code --format} takes: {@code markdown}. */
  String format();

  /** The file's name inside a run's folder: {@code report.md}. */
  String fileName();

  /** Whether a run has what it writes of; without that, its folder has no such file. */
  default boolean applies(Analysis analysis) {
    return true;
  }

  /** Writes the whole report; flushes {@code out} but leaves it open. */
  void write(Analysis analysis, Writer out) throws IOException;
}
