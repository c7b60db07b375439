package io.accbench.report.run;

import io.accbench.report.document.Detail;
import io.accbench.report.document.Element;
import io.accbench.report.document.Section;
import io.accbench.report.ratio.ProfilerText;
import java.util.ArrayList;
import java.util.List;

/** The texts that the profilers of {@code -prof} wrote. */
final class ProfilerSection {
  private ProfilerSection() {}

  static Section of(RunContent run) {
    List<Element> texts = new ArrayList<>();
    for (ProfilerText text : ProfilerText.of(run.analysis())) {
      texts.add(new Element.Folded(text.title(), List.of(new Element.Verbatim(text.text()))));
    }
    return new Section(
        "profilers",
        "What profilers wrote",
        "The text of each profiler of -prof, of the fork whose score is in the middle; the journal"
            + " has that of every fork.",
        Detail.USUAL,
        texts);
  }
}
