package io.accbench.report.run;

import io.accbench.report.document.Detail;
import io.accbench.report.document.Element;
import io.accbench.report.document.Section;
import io.accbench.report.ratio.Undecided;
import java.util.List;

/** The ratios without a verdict, with what they lack. */
final class UndecidedSection {
  private UndecidedSection() {}

  static Section of(RunContent run) {
    List<String> lines = RunContent.first(new Undecided(run.analysis()).lines(), "ratios.csv");
    String reading =
        "Their intervals reach over an edge of the margin. The one that lacks the most rounds is"
            + " first; the time is that of the forks.";
    List<Element> elements = lines.isEmpty() ? List.of() : List.of(new Element.Bullets("", lines));
    return new Section("undecided", "Undecided", reading, Detail.USUAL, elements);
  }
}
