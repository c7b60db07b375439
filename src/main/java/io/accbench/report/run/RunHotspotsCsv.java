package io.accbench.report.run;

import io.accbench.model.ForkHotspots.Allocated;
import io.accbench.hotspot.HotspotDelta;
import io.accbench.report.hotspot.BlockHotspots;
import io.accbench.report.hotspot.CellHotspots;
import io.accbench.report.hotspot.DifferenceRows;
import io.accbench.report.hotspot.HotspotCsv;
import io.accbench.report.hotspot.HotspotRecords;
import io.accbench.report.hotspot.RunHotspots;
import io.accbench.report.text.Csv;
import io.accbench.stats.Estimate;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.stream.Stream;

/**
 * Writes the hotspots of each profiled cell in long form: one record for each row of each table of
 * each cell. In table {@code moved} the cost is how much more the part costs than in the baseline.
 */
public final class RunHotspotsCsv implements RunHotspotsWriter {
  @Override
  public String format() {
    return "hotspots-csv";
  }

  @Override
  public String fileName() {
    return "hotspots.csv";
  }

  /**
   * Writes all cells and pairs. Costs are ns of an operation, or bytes of one where the table is of
   * allocation.
   *
   * @param top largest number of rows of each table
   */
  @Override
  public void write(RunHotspots run, int top, Writer out) throws IOException {
    Records records = new Records(new Csv(out));
    records.csv.record(
        "cell",
        "table",
        "name",
        "detail",
        "samples",
        "of",
        "share",
        "share_low",
        "share_high",
        "cost",
        "cost_low",
        "cost_high");
    for (BlockHotspots block : run.blocks()) {
      block.cells().forEach(cell -> records.cell(cell, top));
      block.pairs().forEach(pair -> records.pair(pair, top));
    }
    records.csv.flush();
  }

  private record Records(Csv csv) {
    void cell(CellHotspots cell, int top) {
      for (HotspotRecords.Row row : HotspotRecords.of(cell.hotspots(), top)) {
        record(cell, row.names(), numbers(cell, row));
      }
    }

    private static List<String> numbers(CellHotspots cell, HotspotRecords.Row row) {
      if (row.share() != null) {
        String nanos = Csv.number(cell.nanos(row.share()));
        return joined(HotspotCsv.share(row.share()), List.of(nanos, "", ""));
      }
      if (row.allocated() != null) {
        return allocated(cell, row);
      }
      return List.of(HotspotCsv.times(row), "", "", "", "", "", "", "");
    }

    private static List<String> allocated(CellHotspots cell, HotspotRecords.Row row) {
      List<Allocated> all = cell.hotspots().types(); // the sites add up to the same sum
      long bytes = all.stream().mapToLong(Allocated::bytes).sum();
      long samples = all.stream().mapToLong(Allocated::samples).sum();
      double share = bytes == 0 ? Double.NaN : (double) row.allocated().bytes() / bytes;
      return List.of(
          Long.toString(row.allocated().samples()),
          Long.toString(samples),
          Csv.number(share),
          "",
          "",
          Csv.number(cell.bytes(share)),
          "",
          "");
    }

    void pair(BlockHotspots.Pair pair, int top) {
      if (pair.difference() == null) {
        return;
      }
      DifferenceRows rows = new DifferenceRows(pair.difference(), top);
      for (HotspotDelta moved : rows.first()) {
        Estimate delta = moved.delta();
        record(
            pair.after(),
            List.of("moved", rows.name(moved.part()), moved.part().method().descriptor()),
            joined(
                HotspotCsv.share(moved.after()),
                List.of(Csv.center(delta), Csv.low(delta), Csv.high(delta))));
      }
      double other = rows.other().delta();
      record(
          pair.after(),
          List.of("moved", "other", ""),
          List.of("", "", "", "", "", Csv.number(other), "", ""));
    }

    private void record(CellHotspots cell, List<String> names, List<String> numbers) {
      String id = cell.id();
      csv.record(joined(joined(List.of(id), names), numbers));
    }

    private static List<String> joined(List<String> first, List<String> second) {
      return Stream.concat(first.stream(), second.stream()).toList();
    }
  }
}
