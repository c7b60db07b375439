package io.accbench.report.run;

import io.accbench.report.document.Formats;

/** The hotspots of a run's cells as Markdown. */
public final class RunHotspotsMarkdown extends RunHotspotsWriter {
  public RunHotspotsMarkdown() {
    super("hotspots", Formats.MARKDOWN);
  }
}
