package io.accbench.report.run;

import io.accbench.report.document.Formats;

/** The hotspots of a run's cells as CSV. */
public final class RunHotspotsCsv extends RunHotspotsWriter {
  public RunHotspotsCsv() {
    super("hotspots-csv", Formats.CSV);
  }
}
