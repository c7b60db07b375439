package io.accbench.report.run;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.accbench.report.hotspot.BlockHotspots;
import io.accbench.report.hotspot.CellHotspots;
import io.accbench.report.hotspot.DifferenceJson;
import io.accbench.report.hotspot.HotspotJson;
import io.accbench.report.hotspot.RunHotspots;
import io.accbench.report.text.ReportJson;
import java.io.IOException;
import java.io.Writer;

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

  /**
   * Writes all cells and pairs; times are ns of an operation of the timing forks.
   *
   * @param top largest number of rows of each table
   */
  @Override
  public void write(RunHotspots run, int top, Writer out) throws IOException {
    ObjectNode document = ReportJson.MAPPER.createObjectNode();
    document.put("formatVersion", FORMAT_VERSION);
    ArrayNode cells = document.putArray("cells");
    ArrayNode pairs = document.putArray("pairs");
    for (BlockHotspots block : run.blocks()) {
      block.cells().forEach(cell -> cell(cell, top, cells.addObject()));
      for (BlockHotspots.Pair pair : block.pairs()) {
        pair(pair, top, pairs.addObject());
      }
    }
    ReportJson.MAPPER.writeValue(out, document);
    out.write("\n");
    out.flush();
  }

  private static void cell(CellHotspots cell, int top, ObjectNode node) {
    node.put("cell", cell.id());
    node.put("nanosPerOp", cell.nanosPerOp().center());
    double bytes = cell.bytes(1);
    node.put("allocatedBytesPerOp", Double.isFinite(bytes) ? (Double) bytes : null);
    HotspotJson.fill(cell.hotspots(), top, node);
  }

  private static void pair(BlockHotspots.Pair pair, int top, ObjectNode node) {
    node.put("baseline", pair.before().id());
    node.put("cell", pair.after().id());
    node.put("sentence", pair.sentence());
    if (pair.difference() != null) {
      DifferenceJson.fill(pair.difference(), top, node);
    }
  }
}
