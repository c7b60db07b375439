package io.accbench.report.calibration;

import io.accbench.calibration.Calibration;
import io.accbench.report.html.page.Page;
import io.accbench.report.html.page.PageBlock;
import io.accbench.report.html.page.PageSection;
import io.accbench.report.html.page.PageWriter;
import io.accbench.report.text.Text;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** Writes a calibration as a page for a browser. */
public final class CalibrationHtml {
  private CalibrationHtml() {}

  /** Writes the page; flushes {@code out} but leaves it open. */
  public static void write(Calibration calibration, Writer out) throws IOException {
    PageBlock answers = new PageBlock.Bullets("", CalibrationTable.answers(calibration));
    PageBlock table = new PageBlock.Numbers(CalibrationTable.of(calibration));
    List<PageBlock> facts =
        List.of(
            new PageBlock.Bullets("", CalibrationText.facts(calibration)),
            new PageBlock.Verbatim(Text.plain(calibration.command())));
    List<PageSection> sections =
        List.of(
            new PageSection("answer", "Answer", "", List.of(answers)),
            new PageSection("tables", "Tables", "", List.of(table)),
            new PageSection("conditions", "What took part", "", facts));
    String lead = "Which margin does this machine need?";
    PageWriter.write(new Page("accbench calibration", lead, sections), out);
  }
}
