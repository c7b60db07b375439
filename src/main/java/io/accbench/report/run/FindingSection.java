package io.accbench.report.run;

import io.accbench.report.document.Element;
import io.accbench.report.document.Section;
import io.accbench.report.ratio.Findings;
import java.util.List;

/** Every finding, in words. */
final class FindingSection {
  /** The largest number of places of one finding; the others are in report.json. Arbitrary. */
  private static final int PLACES = 12;

  private FindingSection() {}

  static Section of(RunContent run) {
    List<String> lines = Findings.lines(run.analysis(), PLACES);
    Element element =
        lines.isEmpty()
            ? Element.notInBrief(new Element.Paragraph("None."))
            : new Element.Levels(
                List.of(new Element.Bullets("", Findings.lines(run.analysis(), 1))),
                List.of(new Element.Bullets("", RunContent.first(lines, "report.json"))));
    String reading = "What changes what a reader may conclude, each with the rows it concerns.";
    return new Section("findings", "Findings", reading, List.of(element));
  }
}
