package io.accbench.report.hotspot;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.accbench.hotspot.HotspotDelta;
import io.accbench.model.ForkHotspots.Allocated;
import io.accbench.report.document.Detail;
import io.accbench.report.document.Document;
import io.accbench.report.document.Element;
import io.accbench.report.document.Product;
import io.accbench.report.document.Section;
import io.accbench.report.ratio.CellLabel;
import io.accbench.report.text.Csv;
import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The hotspots of each profiled cell of a run, and the differences to its baseline.
 *
 * @param top largest number of rows of each table
 */
public record RunHotspotReport(RunHotspots run, int top) implements Product {
  /**
   * The version of the JSON, which increases when a program that reads an older version would read
   * the new one wrongly.
   */
  private static final int FORMAT_VERSION = 1;

  private static final List<String> ABOUT =
      List.of(
          "samples come from measured iterations, on the threads of the benchmark, in profiling"
              + " forks; scores of profiling forks are not results",
          "ns/op is the share of the samples times the time of an operation in the timing forks",
          "B/op is the share of the sampled bytes times what an operation allocates there");

  @Override
  public Document document() {
    List<Section> sections = new ArrayList<>();
    sections.add(new Section("about", "Samples", "", List.of(new Element.Bullets("", ABOUT))));
    List<Element> folded = new ArrayList<>();
    for (BlockHotspots block : run.blocks()) {
      String label = CellLabel.of(block.block());
      for (BlockHotspots.CellDifference pair : block.pairs()) {
        sections.add(text("pair-" + sections.size(), label + " · " + pair.title(), moved(pair)));
      }
      for (CellHotspots cell : block.cells()) {
        List<Element> elements =
            HotspotReport.elements(cell.hotspots(), HotspotTables.of(cell, top));
        sections.add(text("cell-" + sections.size(), label + " · " + cell.name(), elements));
        folded.add(new Element.Folded(cell.name() + " · " + label, elements));
      }
    }
    sections.add(
        new Section(
            "hotspots",
            "Hotspots",
            HotspotSection.READING,
            Detail.FULL,
            HotspotSection.pictures(run)));
    sections.add(new Section("cells", "Cells", "", Detail.FULL, folded));
    return run.none()
        ? new Document("Hotspots", "Nothing was profiled.", List.of())
        : new Document("Hotspots", "", sections);
  }

  /** Returns a section of the formats without pictures; a page shows the same otherwise. */
  private static Section text(String id, String title, List<Element> elements) {
    return new Section(id, title, "", List.of(new Element.Levels(elements, elements, List.of())));
  }

  private List<Element> moved(BlockHotspots.CellDifference pair) {
    List<Element> elements = new ArrayList<>(List.of(new Element.Paragraph(pair.sentence())));
    if (pair.difference() != null) {
      DifferenceReport moved = new DifferenceReport(pair.difference(), top);
      elements.add(moved.about());
      elements.add(moved.table());
    }
    return elements;
  }

  /**
   * Writes one record for each row of each table of each cell. Costs are ns of an operation, or
   * bytes of one where the table is of allocation; in table {@code moved} the cost is how much more
   * the part costs than in the baseline.
   */
  @Override
  public void csv(Csv csv) {
    csv.header(
        "cell table name detail samples of share share_low share_high cost"
            + " cost_low cost_high");
    Records records = new Records(csv);
    for (BlockHotspots block : run.blocks()) {
      block.cells().forEach(cell -> records.cell(cell, top));
      block.pairs().forEach(pair -> records.pair(pair, top));
    }
  }

  private record Records(Csv csv) {
    void cell(CellHotspots cell, int top) {
      for (HotspotRecords.HotspotRecord row : HotspotRecords.of(cell.hotspots(), top)) {
        record(cell, row.names(), numbers(cell, row));
      }
    }

    private static List<String> numbers(CellHotspots cell, HotspotRecords.HotspotRecord row) {
      if (row.share() != null) {
        String nanos = Csv.number(cell.nanos(row.share()));
        return joined(HotspotReport.share(row.share()), List.of(nanos, "", ""));
      }
      if (row.allocated() != null) {
        return allocated(cell, row);
      }
      return List.of(HotspotReport.times(row), "", "", "", "", "", "", "");
    }

    private static List<String> allocated(CellHotspots cell, HotspotRecords.HotspotRecord row) {
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

    void pair(BlockHotspots.CellDifference pair, int top) {
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
                HotspotReport.share(moved.after()),
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

  private record VersionedCells(
      int formatVersion, List<WrittenCell> cells, List<WrittenPair> pairs) {}

  private record WrittenCell(
      String cell,
      double nanosPerOp,
      double allocatedBytesPerOp,
      @JsonUnwrapped WrittenHotspots hotspots) {
    static WrittenCell of(CellHotspots cell, int top) {
      return new WrittenCell(
          cell.id(),
          cell.nanosPerOp().center(),
          cell.bytes(1),
          WrittenHotspots.of(cell.hotspots(), top));
    }
  }

  private record WrittenPair(
      String baseline, String cell, String sentence, @JsonUnwrapped WrittenDifference difference) {
    static WrittenPair of(BlockHotspots.CellDifference pair, int top) {
      return new WrittenPair(
          pair.before().id(),
          pair.after().id(),
          pair.sentence(),
          pair.difference() == null ? null : WrittenDifference.of(pair.difference(), top));
    }
  }

  /** Returns all cells and pairs; times are ns of an operation of the timing forks. */
  @Override
  public Object json() {
    List<WrittenCell> cells = new ArrayList<>();
    List<WrittenPair> pairs = new ArrayList<>();
    for (BlockHotspots block : run.blocks()) {
      block.cells().forEach(cell -> cells.add(WrittenCell.of(cell, top)));
      block.pairs().forEach(pair -> pairs.add(WrittenPair.of(pair, top)));
    }
    return new VersionedCells(FORMAT_VERSION, cells, pairs);
  }
}
