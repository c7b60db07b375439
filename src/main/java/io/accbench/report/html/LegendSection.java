package io.accbench.report.html;

import io.accbench.report.document.Element;
import io.accbench.report.document.Section;
import io.accbench.report.ratio.Legend;
import java.util.List;
import java.util.Optional;

/** The meaning of each word and column. */
public final class LegendSection implements RunSection {
  @Override
  public Optional<Section> of(RunContent run) {
    Element words = new Element.Bullets("", Legend.lines());
    return Optional.of(new Section("words", "Words", "", List.of(words)));
  }
}
