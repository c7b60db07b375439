package io.accbench.report.calibration;

import io.accbench.calibration.Calibration;
import io.accbench.report.html.page.Page;
import io.accbench.report.html.page.PageBlock;
import io.accbench.report.html.page.PageSection;
import io.accbench.report.html.page.PageWriter;
import io.accbench.report.text.Table;
import io.accbench.report.text.Text;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** Writes a calibration as a page for a browser: which slow-down is found how often. */
public final class CalibrationHtml {
  private CalibrationHtml() {}

  /** Writes the page; flushes {@code out} but leaves it open. */
  public static void write(Calibration calibration, Writer out) throws IOException {
    List<PageBlock> facts = new ArrayList<>();
    facts.add(new PageBlock.Bullets("", CalibrationText.facts(calibration)));
    facts.add(new PageBlock.Verbatim(Text.plain(calibration.command())));
    List<PageSection> sections = new ArrayList<>();
    sections.add(new PageSection("answer", "Answer", "", answer(calibration)));
    power(calibration, sections);
    List<PageBlock> tables = new ArrayList<>();
    for (Table table : CalibrationTables.of(calibration)) {
      tables.add(new PageBlock.Numbers(table));
    }
    sections.add(new PageSection("tables", "Tables", "", tables));
    sections.add(new PageSection("conditions", "What took part", "", facts));
    String lead = "Which differences can this machine tell from noise?";
    PageWriter.write(new Page("accbench calibration", lead, sections), out);
  }

  private static List<PageBlock> answer(Calibration calibration) {
    Table margins = new SimulatedTables(calibration).margins();
    return List.of(new PageBlock.Bullets("", margins.notes()));
  }

  private static void power(Calibration calibration, List<PageSection> sections) {
    PowerPlot plot = new PowerPlot(calibration, "power");
    if (plot.empty()) {
      return;
    }
    Table table = new SimulatedTables(calibration).detection();
    String reading =
        "Each line is a workload: how often a gate finds a slow-down, by its size. The band ends at"
            + " the margin, below which nothing is to be found; a steep line right of it is good.";
    List<PageBlock> numbers = List.of(new PageBlock.Numbers(table));
    PageBlock block =
        new PageBlock.Plot("Slow-downs that are found", table.title(), plot.drawing(), numbers);
    sections.add(new PageSection("power", "Power", reading, List.of(block)));
  }
}
