package io.accbench.report;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import io.accbench.hotspot.Allocated;
import io.accbench.hotspot.Moved;
import io.accbench.hotspot.Share;
import io.accbench.stats.Estimate;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.stream.Stream;

/**
 * Where the time of each profiled cell went, in long form: one record for each row of each table of
 * each cell. In table {@code moved} the cost is what the part costs more than in the baseline.
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
   * All cells and pairs; costs are ns of an operation, or bytes of one where the table is of
   * allocation.
   *
   * @param top rows of each table at the most
   */
  @Override
  public void write(RunHotspots run, int top, Writer out) throws IOException {
    Records records = new Records(CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(out));
    records.csv.writeRecord(
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
    out.flush();
  }

  private record Records(CsvWriter csv) {
    void cell(CellHotspots cell, int top) {
      HotspotRows rows = new HotspotRows(cell.hotspots(), top);
      for (Share.OfMethod row : rows.bySelf()) {
        String name = MethodNames.plain(row.method());
        share(cell, List.of("self", name, row.method().descriptor()), row.self());
      }
      for (Share.OfMethod row : rows.byTotal()) {
        String name = MethodNames.plain(row.method());
        share(cell, List.of("total", name, row.method().descriptor()), row.total());
      }
      for (Share.OfAccess row : rows.accesses()) {
        share(cell, List.of("accessor", rows.name(row.owner()), row.property()), row.share());
      }
      share(cell, List.of("accessor", "all", ""), cell.hotspots().accessSamples());
      allocated(cell, "class", rows.types(), cell.hotspots().types());
      allocated(cell, "site", rows.sites(), cell.hotspots().sites());
    }

    private void share(CellHotspots cell, List<String> names, Share share) {
      Estimate estimate = share.estimate();
      record(
          cell,
          names,
          List.of(
              Integer.toString(share.samples()),
              Integer.toString(share.of()),
              Csv.center(estimate),
              Csv.low(estimate),
              Csv.high(estimate),
              Csv.number(cell.nanos(share)),
              "",
              ""));
    }

    private void allocated(
        CellHotspots cell, String table, List<Allocated> rows, List<Allocated> all) {
      double bytes = all.stream().mapToLong(Allocated::bytes).sum();
      long samples = all.stream().mapToLong(Allocated::samples).sum();
      for (Allocated row : rows) {
        double share = bytes == 0 ? Double.NaN : row.bytes() / bytes;
        record(
            cell,
            List.of(table, row.name(), ""),
            List.of(
                Long.toString(row.samples()),
                Long.toString(samples),
                Csv.number(share),
                "",
                "",
                Csv.number(cell.bytes(share)),
                "",
                ""));
      }
    }

    void pair(BlockHotspots.Pair pair, int top) {
      if (pair.difference() == null) {
        return;
      }
      DifferenceRows rows = new DifferenceRows(pair.difference(), top);
      for (Moved moved : rows.first()) {
        Share share = moved.after();
        record(
            pair.after(),
            List.of("moved", rows.name(moved.part()), moved.part().method().descriptor()),
            List.of(
                Integer.toString(share.samples()),
                Integer.toString(share.of()),
                Csv.center(share.estimate()),
                Csv.low(share.estimate()),
                Csv.high(share.estimate()),
                Csv.center(moved.delta()),
                Csv.low(moved.delta()),
                Csv.high(moved.delta())));
      }
      double other = rows.other().delta();
      record(
          pair.after(),
          List.of("moved", "other", ""),
          List.of("", "", "", "", "", Csv.number(other), "", ""));
    }

    private void record(CellHotspots cell, List<String> names, List<String> numbers) {
      String id = cell.planned().cell().id();
      csv.writeRecord(Stream.of(List.of(id), names, numbers).flatMap(List::stream).toList());
    }
  }
}
