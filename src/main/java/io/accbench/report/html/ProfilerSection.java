package io.accbench.report.html;

import io.accbench.report.html.page.PageBlock;
import io.accbench.report.html.page.PageSection;
import io.accbench.report.ratio.ProfilerText;
import java.util.List;
import java.util.Optional;

/** The section with the texts that the profilers of {@code -prof} wrote. */
public final class ProfilerSection implements RunSection {
  @Override
  public Optional<PageSection> of(RunContent run) {
    List<PageBlock> texts =
        ProfilerText.of(run.analysis()).stream().map(ProfilerSection::folded).toList();
    return texts.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new PageSection(
                "profilers",
                "What profilers wrote",
                "The text of each profiler of -prof, of the fork whose score is in the middle; the"
                    + " journal has that of every fork.",
                texts));
  }

  private static PageBlock folded(ProfilerText text) {
    return new PageBlock.Folded(text.title(), List.of(new PageBlock.Verbatim(text.text())));
  }
}
