package io.accbench.report.html;

import io.accbench.report.document.Element;
import io.accbench.report.document.Section;
import io.accbench.report.ratio.Findings;
import java.util.List;
import java.util.Optional;

/** Every finding, in words. */
public final class FindingSection implements RunSection {
  /** The largest number of places of one finding; the others are in report.json. Arbitrary. */
  private static final int PLACES = 12;

  @Override
  public Optional<Section> of(RunContent run) {
    List<String> lines = ShortenedList.of(Findings.lines(run.analysis(), PLACES), "report.md");
    Element block =
        lines.isEmpty() ? new Element.Paragraph("None.") : new Element.Bullets("", lines);
    String reading = "What changes what a reader may conclude, each with the rows it concerns.";
    return Optional.of(new Section("findings", "Findings", reading, List.of(block)));
  }
}
