package io.accbench.report.html;

import io.accbench.analysis.Group;
import io.accbench.report.document.Element;
import io.accbench.report.document.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The ratios of all rows with their intervals: one forest plot for each block. */
public final class RatioSection implements RunSection {
  @Override
  public Optional<Section> of(RunContent run) {
    List<Element> plots = new ArrayList<>();
    for (Group group : run.shown()) {
      plots.add(new RatioPlot(run, group, "ratio-" + plots.size()).block());
    }
    String reading =
        "A point right of 1 is faster than the baseline, left of 1 slower. The line is the 99 %"
            + " interval, the band the margin: a verdict needs the whole line on one side of the"
            + " band (▲ faster, ▼ slower) or inside it (■ the same); ○ has no verdict. An arrow"
            + " marks an interval that goes on.";
    return plots.isEmpty()
        ? Optional.empty()
        : Optional.of(new Section("ratios", "Ratios", run.reading(reading), plots));
  }
}
