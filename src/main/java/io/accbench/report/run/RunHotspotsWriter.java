package io.accbench.report.run;

import io.accbench.analysis.Analysis;
import io.accbench.report.hotspot.RunHotspots;
import java.io.IOException;
import java.io.Writer;

/**
 * A format for the hotspots of a run's cells: of all cells for its folder, or of some cells or
 * recordings.
 */
public interface RunHotspotsWriter extends ReportWriter {
  /** The number of rows of a table in a run's folder. Arbitrary. */
  int TOP = 20;

  @Override
  default boolean applies(Analysis analysis) {
    return !RunHotspots.of(analysis).none();
  }

  @Override
  default void write(Analysis analysis, Writer out) throws IOException {
    write(RunHotspots.of(analysis), TOP, out);
  }

  /**
   * Writes all cells and pairs.
   *
   * @param top largest number of rows of each table
   */
  void write(RunHotspots run, int top, Writer out) throws IOException;
}
