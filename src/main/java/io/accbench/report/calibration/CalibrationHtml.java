package io.accbench.report.calibration;

import io.accbench.calibration.Calibration;
import io.accbench.report.document.Document;
import io.accbench.report.document.Element;
import io.accbench.report.document.PageFormat;
import io.accbench.report.document.Section;
import io.accbench.report.document.Table;
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
    List<Element> facts = new ArrayList<>();
    facts.add(new Element.Bullets("", CalibrationText.facts(calibration)));
    facts.add(new Element.Verbatim(Text.plain(calibration.command())));
    List<Section> sections = new ArrayList<>();
    sections.add(new Section("answer", "Answer", "", answer(calibration)));
    power(calibration, sections);
    List<Element> tables = new ArrayList<>();
    for (Table table : CalibrationTables.of(calibration)) {
      tables.add(table);
    }
    sections.add(new Section("tables", "Tables", "", tables));
    sections.add(new Section("conditions", "What took part", "", facts));
    String lead = "Which differences can this machine tell from noise?";
    new PageFormat().write(new Document("accbench calibration", lead, sections), out);
  }

  private static List<Element> answer(Calibration calibration) {
    Table margins = new SimulatedTables(calibration).margins();
    return List.of(new Element.Bullets("", margins.notes()));
  }

  private static void power(Calibration calibration, List<Section> sections) {
    PowerPlot plot = new PowerPlot(calibration, "power");
    if (plot.empty()) {
      return;
    }
    Table table = new SimulatedTables(calibration).detection();
    String reading =
        "Each line is a workload: how often a gate finds a slow-down, by its size. The band ends at"
            + " the margin, below which nothing is to be found; a steep line right of it is good.";
    List<Element> numbers = List.of(table);
    Element block =
        new Element.Plot("Slow-downs that are found", table.title(), plot.drawing(), numbers);
    sections.add(new Section("power", "Power", reading, List.of(block)));
  }
}
