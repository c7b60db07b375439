package io.accbench.report.html;

import io.accbench.report.document.Element;
import io.accbench.report.document.Section;
import io.accbench.report.ratio.ProfilerText;
import java.util.List;
import java.util.Optional;

/** The section with the texts that the profilers of {@code -prof} wrote. */
public final class ProfilerSection implements RunSection {
  @Override
  public Optional<Section> of(RunContent run) {
    List<Element> texts =
        ProfilerText.of(run.analysis()).stream().map(ProfilerSection::folded).toList();
    return texts.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Section(
                "profilers",
                "What profilers wrote",
                "The text of each profiler of -prof, of the fork whose score is in the middle; the"
                    + " journal has that of every fork.",
                texts));
  }

  private static Element folded(ProfilerText text) {
    return new Element.Folded(text.title(), List.of(new Element.Verbatim(text.text())));
  }
}
