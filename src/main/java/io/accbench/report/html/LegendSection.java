package io.accbench.report.html;

import io.accbench.report.html.page.PageBlock;
import io.accbench.report.html.page.PageSection;
import io.accbench.report.ratio.Legend;
import java.util.List;
import java.util.Optional;

/** The meaning of each word and column. */
public final class LegendSection implements RunSection {
  @Override
  public Optional<PageSection> of(RunContent run) {
    PageBlock words = new PageBlock.Bullets("", Legend.lines());
    return Optional.of(new PageSection("words", "Words", "", List.of(words)));
  }
}
