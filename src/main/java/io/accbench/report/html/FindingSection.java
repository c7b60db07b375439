package io.accbench.report.html;

import io.accbench.report.html.page.PageBlock;
import io.accbench.report.html.page.PageSection;
import io.accbench.report.ratio.Findings;
import java.util.List;
import java.util.Optional;

/** Every finding, in words. */
public final class FindingSection implements RunSection {
  /** The largest number of places of one finding; the others are in report.json. Arbitrary. */
  private static final int PLACES = 12;

  @Override
  public Optional<PageSection> of(RunContent run) {
    List<String> lines = ShortenedList.of(Findings.lines(run.analysis(), PLACES), "report.md");
    PageBlock block =
        lines.isEmpty() ? new PageBlock.Paragraph("None.") : new PageBlock.Bullets("", lines);
    String reading = "What changes what a reader may conclude, each with the rows it concerns.";
    return Optional.of(new PageSection("findings", "Findings", reading, List.of(block)));
  }
}
