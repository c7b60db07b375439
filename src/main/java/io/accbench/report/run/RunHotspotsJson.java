package io.accbench.report.run;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.accbench.report.hotspot.BlockHotspots;
import io.accbench.report.hotspot.CellHotspots;
import io.accbench.report.hotspot.RunHotspots;
import io.accbench.report.hotspot.WrittenDifference;
import io.accbench.report.hotspot.WrittenHotspots;
import io.accbench.report.text.ReportJson;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the hotspots of each profiled cell, and the differences to its baseline, for programs: the
 * documents of single recordings, each with its cell.
 */
public final class RunHotspotsJson implements RunHotspotsWriter {
  /**
   * The format's version, which increases when a program that reads an older version would read the
   * new one wrongly.
   */
  private static final int FORMAT_VERSION = 1;

  @Override
  public String format() {
    return "hotspots-json";
  }

  @Override
  public String fileName() {
    return "hotspots.json";
  }

  private record Document(int formatVersion, List<OfCell> cells, List<OfPair> pairs) {}

  private record OfCell(
      String cell,
      double nanosPerOp,
      double allocatedBytesPerOp,
      @JsonUnwrapped WrittenHotspots hotspots) {
    static OfCell of(CellHotspots cell, int top) {
      return new OfCell(
          cell.id(),
          cell.nanosPerOp().center(),
          cell.bytes(1),
          WrittenHotspots.of(cell.hotspots(), top));
    }
  }

  private record OfPair(
      String baseline, String cell, String sentence, @JsonUnwrapped WrittenDifference difference) {
    static OfPair of(BlockHotspots.Pair pair, int top) {
      return new OfPair(
          pair.before().id(),
          pair.after().id(),
          pair.sentence(),
          pair.difference() == null ? null : WrittenDifference.of(pair.difference(), top));
    }
  }

  /**
   * Writes all cells and pairs; times are ns of an operation of the timing forks.
   *
   * @param top largest number of rows of each table
   */
  @Override
  public void write(RunHotspots run, int top, Writer out) throws IOException {
    List<OfCell> cells = new ArrayList<>();
    List<OfPair> pairs = new ArrayList<>();
    for (BlockHotspots block : run.blocks()) {
      block.cells().forEach(cell -> cells.add(OfCell.of(cell, top)));
      block.pairs().forEach(pair -> pairs.add(OfPair.of(pair, top)));
    }
    ReportJson.write(new Document(FORMAT_VERSION, cells, pairs), out);
  }
}
