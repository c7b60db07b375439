package io.accbench.report.run;

import io.accbench.analysis.Group;
import io.accbench.report.document.Detail;
import io.accbench.report.document.Element;
import io.accbench.report.document.Section;
import java.util.ArrayList;
import java.util.List;

/** Every fork of every row as a dot: how far they lie apart, and whether they drift. */
final class ForkSection {
  private static final String READING =
      "Each dot is a fork, which is one sample; further left is faster. Within a row the first"
          + " round is at the top and the last at the bottom, so a slope is drift. The bar is the"
          + " mean with its 99 % interval. Hollow dots are the slower ones where forks ran at two"
          + " speeds.";

  private ForkSection() {}

  static Section of(RunContent run) {
    List<Element> plots = new ArrayList<>();
    for (Group group : run.shown()) {
      if (group.rows().stream().anyMatch(row -> !run.forks(row).isEmpty())) {
        plots.add(new ForkPlot(run, group, "forks-" + plots.size()).element());
      }
    }
    return new Section("forks", "Forks", run.reading(READING), Detail.FULL, plots);
  }
}
