package io.accbench.report.run;

import io.accbench.report.document.Formats;

/** The hotspots of a run's cells as JSON. */
public final class RunHotspotsJson extends RunHotspotsWriter {
  public RunHotspotsJson() {
    super("hotspots-json", Formats.JSON);
  }
}
