package io.accbench.report.html;

import io.accbench.hotspot.FoldedHotspots;
import io.accbench.hotspot.Hotspots;
import io.accbench.hotspot.difference.Difference;
import io.accbench.report.document.Document;
import io.accbench.report.document.Element;
import io.accbench.report.document.PageFormat;
import io.accbench.report.document.Section;
import io.accbench.report.document.Table;
import io.accbench.report.hotspot.BlockHotspots;
import io.accbench.report.hotspot.CellHotspots;
import io.accbench.report.hotspot.DifferenceMarkdown;
import io.accbench.report.hotspot.HotspotFindings;
import io.accbench.report.hotspot.HotspotMarkdown;
import io.accbench.report.hotspot.HotspotTables;
import io.accbench.report.hotspot.RunHotspots;
import io.accbench.report.hotspot.WeightText;
import io.accbench.report.ratio.CellLabel;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** Writes hotspots of a run, or of recordings of any program, as a page for a browser. */
public final class HotspotPage {
  private static final String STACKS =
      "The width of a frame is its share of the %s; callers stand above callees.";

  private HotspotPage() {}

  /**
   * Writes the cells of a run and what moved between them; flushes {@code out} but leaves it open.
   *
   * @param top largest number of rows of each table
   */
  public static void write(RunHotspots run, int top, Writer out) throws IOException {
    List<Section> sections = new ArrayList<>();
    sections.add(HotspotCostSection.of(run));
    List<Element> cells = new ArrayList<>();
    for (BlockHotspots block : run.blocks()) {
      for (CellHotspots cell : block.cells()) {
        String name = cell.name() + " · " + CellLabel.of(block.block());
        cells.add(new Element.Folded(name, numbers(HotspotTables.of(cell, top).tables())));
      }
    }
    if (!cells.isEmpty()) {
      sections.add(new Section("cells", "Cells", "", cells));
    }
    page(run.none() ? "Nothing was profiled." : "", sections, out);
  }

  /** Writes the hotspots of recordings, with their stacks as a picture. */
  public static void write(FoldedHotspots folded, int top, Writer out) throws IOException {
    Hotspots hotspots = folded.hotspots();
    WeightText weights = WeightText.of(hotspots);
    List<Section> sections = new ArrayList<>();
    List<Element> blocks = findings(HotspotFindings.of(hotspots));
    blocks.addAll(numbers(new HotspotTables(hotspots, top).tables()));
    sections.add(new Section("hotspots", "Hotspots", "", blocks));
    if (!folded.stacks().isEmpty()) {
      IciclePlot icicle =
          new IciclePlot("All threads", folded.stacks(), Double.NaN, weights, "icicle-0");
      sections.add(
          new Section(
              "stacks", "Stacks", STACKS.formatted(weights.noun()), List.of(icicle.block())));
    }
    page(HotspotMarkdown.samples(hotspots) + ".", sections, out);
  }

  /** Writes what moved between recordings. */
  public static void write(Difference difference, int top, Writer out) throws IOException {
    MovedPlot plot = new MovedPlot("What moved", difference, top, "moved-0");
    List<Element> blocks = findings(HotspotFindings.of(difference));
    blocks.add(plot.block());
    String lead = DifferenceMarkdown.sentence(difference);
    page(lead, List.of(new Section("hotspots", "Hotspots", "", blocks)), out);
  }

  private static List<Element> findings(List<String> findings) {
    return findings.isEmpty()
        ? new ArrayList<>()
        : new ArrayList<>(List.of(new Element.Bullets("Findings", findings)));
  }

  private static List<Element> numbers(List<Table> tables) {
    return tables.stream()
        .filter(table -> !table.rows().isEmpty())
        .<Element>map(Element.class::cast)
        .toList();
  }

  private static void page(String lead, List<Section> sections, Writer out) throws IOException {
    new PageFormat().write(new Document("accbench hotspots", lead, sections), out);
  }
}
