package io.accbench.report.html;

import io.accbench.report.document.Element;
import io.accbench.report.document.Section;
import io.accbench.report.ratio.Undecided;
import java.util.List;
import java.util.Optional;

/** The ratios without a verdict, with what they lack. */
public final class UndecidedSection implements RunSection {
  @Override
  public Optional<Section> of(RunContent run) {
    List<String> lines = ShortenedList.of(new Undecided(run.analysis()).lines(), "report.md");
    String reading =
        "Their intervals reach over an edge of the margin. The one that lacks the most rounds is"
            + " first; the time is that of the forks.";
    return lines.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Section(
                "undecided", "Undecided", reading, List.of(new Element.Bullets("", lines))));
  }
}
